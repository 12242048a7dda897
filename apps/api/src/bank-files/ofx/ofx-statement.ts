import { accountKey, accountName, checkCurrency, nameFromFile, stableFileName } from '../accounts.ts'
import { readPlainAmount } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { excerpt } from '../clean-text.ts'
import { readOfxDate, readOfxTransaction } from './ofx-transaction.ts'
import { childNamed, childrenNamed, descendantsNamed, leafText } from './ofx-tree.ts'
import { note } from '../note.ts'
import type { BankFileAccountType, ParsedAccount } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { OfxElement } from './ofx-tree.ts'

/**
 * The three kinds of statements that a person's file can hold; `identity` lists what distinguishes one account from
 * another.
 */
const statementKinds = {
  STMTRS: { account: 'BANKACCTFROM', list: 'BANKTRANLIST', identity: ['BANKID', 'BRANCHID', 'ACCTID', 'ACCTTYPE'] },
  CCSTMTRS: { account: 'CCACCTFROM', list: 'BANKTRANLIST', identity: ['ACCTID'] },
  INVSTMTRS: { account: 'INVACCTFROM', list: 'INVTRANLIST', identity: ['BROKERID', 'ACCTID'] },
} as const
type StatementName = keyof typeof statementKinds

export const statementNames: readonly StatementName[] = ['STMTRS', 'CCSTMTRS', 'INVSTMTRS']

const bankTypes: ReadonlyMap<string, BankFileAccountType> = new Map([
  ['CHECKING', 'Checking'],
  ['SAVINGS', 'Savings'],
  ['MONEYMRKT', 'Savings'],
  ['CD', 'Savings'],
  ['CREDITLINE', 'Personal Loan'],
])

function readAccountType(kind: StatementName, account: OfxElement): BankFileAccountType | null {
  if (kind === 'CCSTMTRS') return 'Credit Card'
  if (kind === 'INVSTMTRS') return 'Brokerage'
  return bankTypes.get(leafText(account, 'ACCTTYPE').toUpperCase()) ?? null
}

function readCurrency(statement: OfxElement, rows: readonly OfxElement[], problems: ProblemLog): string {
  const stated = leafText(statement, 'CURDEF')
  if (stated !== '') return checkCurrency(stated, childNamed(statement, 'CURDEF')?.line ?? statement.line)
  const symbols = new Set(
    rows.map((row) => leafText(childNamed(row, 'CURRENCY'), 'CURSYM')).filter((symbol) => symbol !== ''),
  )
  const [first, second] = [...symbols]
  const currency = first !== undefined && second === undefined ? checkCurrency(first, statement.line) : 'USD'
  problems.add(statement.line, note('currencyAssumed', { currency }))
  return currency
}

type Balance = Pick<ParsedAccount, 'balanceCents' | 'balanceAsOf'>
const noBalance: Balance = { balanceCents: null, balanceAsOf: null }

/**
 * Reads LEDGERBAL, the booked balance. Without both amount and date it is a blank form and states nothing; an amount
 * without its date, or a date without its amount, is a broken statement. AVAILBAL is no balance: on a card it is the
 * remaining credit.
 */
function readBalance(statement: OfxElement, problems: ProblemLog): Balance {
  const element = childNamed(statement, 'LEDGERBAL')
  if (!element) {
    if (childNamed(statement, 'AVAILBAL')) problems.add(statement.line, note('availableOnly'))
    return noBalance
  }
  const amount = leafText(element, 'BALAMT')
  const asOf = leafText(element, 'DTASOF')
  if (amount === '' && asOf === '') {
    problems.add(element.line, note('balanceBlank'))
    return noBalance
  }
  if (amount === '') throw new BankFileError(note('balanceEmpty'), element.line)
  const exact = readPlainAmount(amount)
  const reading = exact.ok ? exact : readPlainAmount(amount, 'nearest')
  if (!exact.ok && reading.ok) problems.add(element.line, note('balanceRounded', { text: excerpt(amount) }))
  if (!reading.ok)
    throw new BankFileError(note('wrongBalance', { text: excerpt(amount), reason: reading.reason }), element.line)
  const date = readOfxDate(asOf)
  if (date === null) throw new BankFileError(note('balanceDate', { text: excerpt(asOf) }), element.line)
  return { balanceCents: reading.cents, balanceAsOf: date }
}

type SkippedKind = 'tradesSkipped' | 'unbookedSkipped' | 'pendingSkipped' | 'cashSkipped'

function tell(problems: ProblemLog, elements: readonly OfxElement[], what: SkippedKind): void {
  const first = elements[0]
  if (!first) return
  const names = [...new Set(elements.map((element) => element.name))].slice(0, 5).join(', ')
  problems.add(first.line, note(what, { names, count: elements.length }))
}

/** Reports everything in the file other than booked cash rows, so that nothing is left out silently. */
function tellWhatIsLeft(kind: StatementName, statement: OfxElement, problems: ProblemLog): void {
  const list = childNamed(statement, statementKinds[kind].list)
  const known = ['STMTTRN', 'INVBANKTRAN', 'DTSTART', 'DTEND']
  const others = (list?.children ?? []).filter((child) => !known.includes(child.name))
  tell(problems, others, kind === 'INVSTMTRS' ? 'tradesSkipped' : 'unbookedSkipped')
  tell(problems, childrenNamed(statement, 'BANKTRANLISTP'), 'pendingSkipped')
  tell(problems, childrenNamed(statement, 'INVBAL'), 'cashSkipped')
}

const rowText = (row: OfxElement) => row.children.map(({ text }) => text.trim()).join(' ')

/** Returns what identifies the account. Without a number it is the file's name, as for formats that have no numbers. */
function readIdentity(
  account: OfxElement,
  kind: StatementName,
  fileName: string,
  problems: ProblemLog,
): Pick<ParsedAccount, 'key' | 'name' | 'typeName'> {
  const typeName = readAccountType(kind, account)
  const texts = statementKinds[kind].identity.map((name) => leafText(account, name))
  const number = leafText(account, 'ACCTID')
  if (number !== '') return { key: accountKey(kind, ...texts), name: accountName(typeName, number), typeName }
  problems.add(account.line, note('noAccountNumber'))
  return { key: accountKey(kind, ...texts, stableFileName(fileName)), name: nameFromFile(fileName), typeName }
}

/** Reads one statement. Rows that cannot be read are listed. @throws BankFileError without an account or a balance. */
export function readOfxStatement(
  statement: OfxElement,
  kind: StatementName,
  fileName: string,
  problems: ProblemLog,
): ParsedAccount {
  const { account: accountTag, list: listTag } = statementKinds[kind]
  const account = childNamed(statement, accountTag)
  if (!account) throw new BankFileError(note('whichAccount'), statement.line)
  const rows = childrenNamed(statement, listTag).flatMap((list) => descendantsNamed(list, 'STMTTRN'))
  const currency = readCurrency(statement, rows, problems)
  const centRule = kind === 'INVSTMTRS' ? 'nearest' : 'exact'
  tellWhatIsLeft(kind, statement, problems)
  return {
    ...readIdentity(account, kind, fileName, problems),
    currency,
    ...readBalance(statement, problems),
    transactions: rows.flatMap(
      (row) =>
        problems.readRow(
          () => rowText(row),
          () => readOfxTransaction(row, { currency, centRule, problems }),
        ) ?? [],
    ),
  }
}
