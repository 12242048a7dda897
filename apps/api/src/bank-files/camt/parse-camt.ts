import { accountKey, accountName, nameFromFile, settleAccounts, stableFileName } from '../accounts.ts'
import { BankFileError } from '../bank-file.ts'
import { createLineCounter } from '../line-counter.ts'
import { readCamtDay } from './camt-amount.ts'
import { readCamtBalance } from './camt-balance.ts'
import { readCamtEntry } from './camt-entry.ts'
import { readXml, xmlAll, xmlAt, xmlStart, xmlText } from './camt-tree.ts'
import { note } from '../note.ts'
import type { BankFileAccountType, BankFileFormat, ParsedAccount, ParsedBankFile } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CamtRow } from './camt-entry.ts'

const messages = [
  { format: 'camt.052', message: 'BkToCstmrAcctRpt', statement: 'Rpt' },
  { format: 'camt.053', message: 'BkToCstmrStmt', statement: 'Stmt' },
  { format: 'camt.054', message: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn' },
] as const satisfies readonly { format: BankFileFormat; message: string; statement: string }[]

/** ISO 20022 cash account types; for the others the person chooses. */
const accountTypes: ReadonlyMap<string, BankFileAccountType> = new Map([
  ['CACC', 'Checking'],
  ['TRAN', 'Checking'],
  ['SVGS', 'Savings'],
  ['LLSV', 'Savings'],
  ['MOMA', 'Savings'],
])

type FindLine = (element: unknown) => number | null

/** Returns the last day that a statement covers, else the day of its balance, else the day when it was made. */
const statementDay = (statement: unknown): string | null =>
  readCamtDay(xmlText(statement, 'FrToDt', 'ToDtTm')) ??
  readCamtDay(xmlText(xmlAll(statement, 'Bal').at(-1), 'Dt', 'Dt')) ??
  readCamtDay(xmlText(statement, 'CreDtTm'))

function readRows(statement: unknown, lineOf: FindLine, problems: ProblemLog): CamtRow[] {
  const rows: CamtRow[] = []
  const day = statementDay(statement)
  for (const entry of xmlAll(statement, 'Ntry')) {
    const line = lineOf(entry)
    const status = xmlText(entry, 'Sts', 'Cd') || xmlText(entry, 'Sts')
    if (status !== '' && status !== 'BOOK') {
      problems.add(line, note('notBooked', { status: status === 'PDNG' ? 'pending' : 'other' }))
      continue
    }
    const read = problems.readRow(
      () => [xmlText(entry, 'Amt'), xmlText(entry, 'AddtlNtryInf')].join(' '),
      () => readCamtEntry(entry, line, day, problems),
    )
    for (const row of read ?? []) rows.push(row)
  }
  return rows
}

/** Returns the account's stated currency, else the entries', else the balances'. */
function statementCurrency(statement: unknown, rows: readonly CamtRow[]): string {
  const stated = xmlText(statement, 'Acct', 'Ccy').toUpperCase()
  return stated || (rows[0]?.currency ?? xmlText(statement, 'Bal', 'Amt', '@_Ccy').toUpperCase()) || 'USD'
}

/** Lists the rows in another currency than the account's: an amount without its rate cannot be converted. */
const inCurrency = (rows: readonly CamtRow[], wanted: string, problems: ProblemLog) =>
  rows.flatMap(
    ({ currency, transaction }) =>
      problems.readRow(
        () => transaction.fullDescription,
        () => {
          if (currency === wanted) return transaction
          throw new BankFileError(note('foreignEntry', { foreign: currency, currency: wanted }), transaction.line)
        },
      ) ?? [],
  )

function readStatement(statement: unknown, lineOf: FindLine, fileName: string, problems: ProblemLog): ParsedAccount {
  const line = lineOf(statement)
  const id = xmlAt(statement, 'Acct', 'Id')
  const number = xmlText(id, 'IBAN') || xmlText(id, 'Othr', 'Id')
  if (id === undefined) throw new BankFileError(note('whichAccount'), line)
  if (number === '') problems.add(line, note('noAccountNumber'))
  const rows = readRows(statement, lineOf, problems)
  const currency = statementCurrency(statement, rows)
  const typeName = accountTypes.get(xmlText(statement, 'Acct', 'Tp', 'Cd')) ?? null
  const transactions = inCurrency(rows, currency, problems)
  const bookedCents = transactions.reduce((sum, { valueCents }) => sum + valueCents, 0)
  return {
    key: accountKey('CAMT', number || stableFileName(fileName), currency),
    name: number === '' ? nameFromFile(fileName) : accountName(typeName, number),
    typeName,
    currency,
    ...readCamtBalance(statement, { currency, bookedCents, line, problems }),
    transactions,
  }
}

/**
 * Parses ISO 20022 account reports, statements and notifications of any version and namespace prefix. @throws
 * BankFileError
 */
export function parseCamt(text: string, fileName: string, problems: ProblemLog): ParsedBankFile {
  const document = xmlAt(readXml(text), 'Document')
  const found = messages
    .flatMap((each) => [each, { ...each, message: `${each.message}V01` }])
    .find(({ message }) => xmlAt(document, message) !== undefined)
  if (!found) throw new BankFileError(note('notCamt'))
  const statements = xmlAll(xmlAt(document, found.message), found.statement)
  if (statements.length === 0) {
    throw new BankFileError(note('noAccount'))
  }
  const lineAt = createLineCounter(text)
  const lineOf: FindLine = (element) => (xmlStart(element) < 0 ? null : lineAt(xmlStart(element)))
  const accounts = statements.map((statement) => readStatement(statement, lineOf, fileName, problems))
  return { format: found.format, accounts: settleAccounts(accounts, problems), problems: problems.list() }
}
