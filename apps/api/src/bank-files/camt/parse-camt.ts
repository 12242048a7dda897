import { accountKey, accountName, settleAccounts } from '../accounts.ts'
import { BankFileError } from '../bank-file.ts'
import { createLineCounter } from '../line-counter.ts'
import { readCamtBalance } from './camt-balance.ts'
import { readCamtEntry } from './camt-entry.ts'
import { readXml, xmlAll, xmlAt, xmlStart, xmlText } from './camt-tree.ts'
import type { BankFileAccountType, BankFileFormat, ParsedAccount, ParsedBankFile } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { CamtRow } from './camt-entry.ts'

const messages = [
  { format: 'camt.052', message: 'BkToCstmrAcctRpt', statement: 'Rpt' },
  { format: 'camt.053', message: 'BkToCstmrStmt', statement: 'Stmt' },
  { format: 'camt.054', message: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn' },
] as const satisfies readonly { format: BankFileFormat; message: string; statement: string }[]

/** ISO 20022 cash account types; the others are left to the person. */
const accountTypes: ReadonlyMap<string, BankFileAccountType> = new Map([
  ['CACC', 'Checking'],
  ['TRAN', 'Checking'],
  ['SVGS', 'Savings'],
  ['LLSV', 'Savings'],
  ['MOMA', 'Savings'],
])

type LineOf = (element: unknown) => number | null

function readRows(statement: unknown, lineOf: LineOf, problems: ProblemLog): CamtRow[] {
  const rows: CamtRow[] = []
  for (const entry of xmlAll(statement, 'Ntry')) {
    const line = lineOf(entry)
    const status = xmlText(entry, 'Sts', 'Cd') || xmlText(entry, 'Sts')
    if (status !== '' && status !== 'BOOK') {
      problems.add(line, `This entry is ${status === 'PDNG' ? 'pending' : 'not booked'} and was left out.`)
      continue
    }
    for (const row of readCamtEntry(entry, line, problems)) rows.push(row)
  }
  return rows
}

/** The account's own currency, else the entries', else the balances'. */
function currencyOf(statement: unknown, rows: readonly CamtRow[]): string {
  const stated = xmlText(statement, 'Acct', 'Ccy').toUpperCase()
  const currency = stated || (rows[0]?.currency ?? xmlText(statement, 'Bal', 'Amt', '@_Ccy').toUpperCase()) || 'USD'
  const foreign = rows.find((row) => row.currency !== currency)
  if (foreign)
    throw new BankFileError(
      `This entry is in ${foreign.currency}, the account in ${currency}, and the file does not convert it.`,
      foreign.transaction.line,
    )
  return currency
}

function readStatement(statement: unknown, lineOf: LineOf, problems: ProblemLog): ParsedAccount {
  const line = lineOf(statement)
  const id = xmlAt(statement, 'Acct', 'Id')
  const number = xmlText(id, 'IBAN') || xmlText(id, 'Othr', 'Id')
  if (number === '') throw new BankFileError('A statement does not say which account it is for.', line)
  const rows = readRows(statement, lineOf, problems)
  const currency = currencyOf(statement, rows)
  const typeName = accountTypes.get(xmlText(statement, 'Acct', 'Tp', 'Cd')) ?? null
  const bookedCents = rows.reduce((sum, row) => sum + row.transaction.valueCents, 0)
  return {
    key: accountKey('CAMT', number, currency),
    name: accountName(typeName, number),
    typeName,
    currency,
    ...readCamtBalance(statement, { currency, bookedCents, line, problems }),
    transactions: rows.map((row) => row.transaction),
  }
}

/** ISO 20022 account reports, statements and notifications of any version, any namespace prefix. @throws BankFileError */
export function parseCamt(text: string, problems: ProblemLog): ParsedBankFile {
  const document = xmlAt(readXml(text), 'Document')
  const found = messages.find(({ message }) => xmlAt(document, message) !== undefined)
  if (!found) throw new BankFileError('This XML file is no CAMT.052, .053 or .054 message.')
  const statements = xmlAll(xmlAt(document, found.message), found.statement)
  if (statements.length === 0) {
    throw new BankFileError(
      'The file holds no account. Choose a period with transactions at your bank and download it again.',
    )
  }
  const lineAt = createLineCounter(text)
  const lineOf: LineOf = (element) => (xmlStart(element) < 0 ? null : lineAt(xmlStart(element)))
  const accounts = statements.map((statement) => readStatement(statement, lineOf, problems))
  return { format: found.format, accounts: settleAccounts(accounts, problems), problems: problems.list() }
}
