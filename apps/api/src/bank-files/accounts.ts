import { createHash } from 'node:crypto'
import { BankFileError, bankFileLimits } from './bank-file.ts'
import { cleanText, maskNumbers } from './clean-text.ts'
import { note } from './note.ts'
import type { BankFileAccountType, ParsedAccount, ParsedTransaction } from './bank-file.ts'
import type { ProblemLog } from './problem-log.ts'

/**
 * Returns a hash of what identifies the account at its bank: equal for every file of the account, without revealing its
 * number.
 */
export function accountKey(...parts: readonly string[]): string {
  const normalized = parts.map((part) => part.replace(/\s+/g, '').toUpperCase())
  return createHash('sha256').update(JSON.stringify(normalized)).digest('hex').slice(0, 32)
}

/**
 * Returns for example 'Checking ••1234': the type, else 'Account', and at most the last four characters of the number.
 */
export function accountName(typeName: BankFileAccountType | null, accountNumber: string): string {
  const last = accountNumber.replace(/\s+/g, '').slice(-4)
  return `${typeName ?? 'Account'} ••${last}`
}

/** Returns the file name without its extension, dates, and copy marks. */
const undatedStem = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/\(\d+\)/g, '')
    .replace(
      /(?<!\d)(?:19|20)\d{2}[-_. ]?\d{2}(?:[-_. ]?\d{2})?(?!\d)|(?<!\d)\d{1,2}[-_.]\d{1,2}[-_.](?:\d{4}|\d{2})(?!\d)/g,
      '',
    )

/** Words that say nothing about the account. */
const emptyWords =
  /\b(?:activity|transactions?|export(?:ed)?|download(?:ed)?|statements?|history|stmt|all|data|from|to)\b/gi

/**
 * Returns a name for an account that the file does not name: what its file name says beyond dates, with the last four
 * digits of a number apart ('Chase1234_Activity_20260717.CSV' is 'Chase ••1234').
 */
export function nameFromFile(fileName: string): string {
  const stem = cleanText(undatedStem(fileName).replace(/[_+]+/g, ' '), 60)
  const telling = cleanText(stem.replace(emptyWords, ' ').replace(/ - |^[- ]+|[- ]+$/g, ' '))
  const name = /\p{L}/u.test(telling) ? telling : stem
  return maskNumbers(cleanText(name.replace(/(?<=\p{L}|^|[ -])[x*]*(\d{4})(?!\d)/gu, ' ••$1'))) || 'Imported account'
}

/** Returns the file name without dates and copy marks: next month's download of the same account has the same one. */
export const stableFileName = (fileName: string): string => undatedStem(fileName).replace(/[^\p{L}\p{N}]+/gu, '')

export function checkCurrency(code: string, line: number | null): string {
  const currency = code.trim().toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) throw new BankFileError(note('noCurrencyCode'), line)
  return currency
}

function sameRow(one: ParsedTransaction, other: ParsedTransaction): boolean {
  return one.date === other.date && one.valueCents === other.valueCents && one.fullDescription === other.fullDescription
}

/**
 * Keeps only ids that identify a row: an id on different rows is removed from all of them; of a row that the bank lists
 * twice, only the first keeps it. Every row stays; the comparison by content then shows the doubtful ones.
 */
function settleIds(transactions: ParsedTransaction[], problems: ProblemLog): void {
  const first = new Map<string, ParsedTransaction>()
  const shared = new Set<string>()
  for (const row of transactions) {
    if (row.providerId === null) continue
    const earlier = first.get(row.providerId)
    if (!earlier) first.set(row.providerId, row)
    else if (sameRow(earlier, row)) {
      row.providerId = null
      problems.add(row.line, note('listedTwice'))
    } else shared.add(row.providerId)
  }
  for (const row of transactions) {
    if (row.providerId === null || !shared.has(row.providerId)) continue
    row.providerId = null
    problems.add(row.line, note('sharedId'))
  }
}

function merge(into: ParsedAccount, next: ParsedAccount): void {
  if (into.currency !== next.currency) throw new BankFileError(note('twoCurrencies'))
  for (const row of next.transactions) into.transactions.push(row)
  if (next.positions) into.positions = [...(into.positions ?? []), ...next.positions]
  const isNewer =
    next.balanceCents !== null && (into.balanceCents === null || (next.balanceAsOf ?? '') >= (into.balanceAsOf ?? ''))
  if (!isNewer) return
  into.balanceCents = next.balanceCents
  into.balanceAsOf = next.balanceAsOf
}

/**
 * Merges several statements of one account into one account with the newest balance, settles ids, and checks limits.
 */
export function settleAccounts(statements: readonly ParsedAccount[], problems: ProblemLog): ParsedAccount[] {
  const accounts = new Map<string, ParsedAccount>()
  for (const statement of statements) {
    const known = accounts.get(statement.key)
    if (known) merge(known, statement)
    else accounts.set(statement.key, statement)
  }
  const settled = [...accounts.values()]
  if (settled.length > bankFileLimits.accounts) throw new BankFileError(note('tooManyAccounts'))
  checkTransactionCount(settled.reduce((count, account) => count + account.transactions.length, 0))
  for (const account of settled) {
    settleIds(account.transactions, problems)
    if (account.typeName === 'Credit Card' && (account.balanceCents ?? 0) > 0) {
      problems.add(null, note('cardCredit', { name: account.name }))
    }
  }
  return settled
}

export function checkTransactionCount(count: number): void {
  if (count <= bankFileLimits.transactions) return
  throw new BankFileError(note('tooManyTransactions'))
}
