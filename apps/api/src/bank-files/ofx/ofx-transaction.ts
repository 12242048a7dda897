import { readPlainAmount, timesRate } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { cleanText, joinDistinct, excerpt } from '../clean-text.ts'
import { isoDate } from '../dates.ts'
import { childNamed, leafText } from './ofx-tree.ts'
import { note } from '../note.ts'
import type { CentRule } from '../amount.ts'
import type { ParsedTransaction } from '../bank-file.ts'
import type { ProblemLog } from '../problem-log.ts'
import type { OfxElement } from './ofx-tree.ts'

export interface OfxRowRules {
  currency: string
  /** Brokers state four decimals; their cash rows are rounded to the cent and the rounding is reported. */
  centRule: CentRule
  problems: ProblemLog
}

/** Returns the day of an OFX date (`20130525225731.258[-7:PDT]` is 2013-05-25, regardless of the zone), else null. */
export function readOfxDate(text: string): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d(?:\D|$))/.exec(text)
  return match ? isoDate(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

function readDate(row: OfxElement): string {
  const text = leafText(row, 'DTPOSTED')
  const date = readOfxDate(text)
  if (date !== null) return date
  const line = childNamed(row, 'DTPOSTED')?.line ?? row.line
  if (text === '') throw new BankFileError(note('transactionWithoutDate'), line)
  throw new BankFileError(note('wrongBankDate', { text: excerpt(text) }), line)
}

function readCents(row: OfxElement, rules: OfxRowRules): number {
  const element = childNamed(row, 'TRNAMT')
  const text = leafText(row, 'TRNAMT')
  const line = element?.line ?? row.line
  if (text === '') throw new BankFileError(note('transactionWithoutAmount'), line)
  const exact = readPlainAmount(text)
  const reading = exact.ok ? exact : readPlainAmount(text, rules.centRule)
  if (!reading.ok)
    throw new BankFileError(note('wrongBankAmount', { text: excerpt(text), reason: reading.reason }), line)
  if (!exact.ok) rules.problems.add(line, note('amountRounded', { text: excerpt(text) }))
  return inAccountCurrency(row, reading.cents, rules)
}

/**
 * Converts a row to the account's currency. CURRENCY means that the amount is in another currency, and has the rate;
 * ORIGCURRENCY means that it was already converted.
 */
function inAccountCurrency(row: OfxElement, cents: number, rules: OfxRowRules): number {
  const foreign = childNamed(row, 'CURRENCY')
  const symbol = leafText(foreign, 'CURSYM').toUpperCase()
  if (!foreign || symbol === '' || symbol === rules.currency) return cents
  const rate = leafText(foreign, 'CURRATE')
  const converted = timesRate(cents, rate)
  if (converted === null) {
    throw new BankFileError(note('noRate', { symbol: excerpt(symbol), currency: rules.currency }), foreign.line)
  }
  rules.problems.add(row.line, note('converted', { symbol: excerpt(symbol), currency: rules.currency, rate }))
  return converted
}

function readTexts(row: OfxElement): Pick<ParsedTransaction, 'description' | 'fullDescription'> {
  const name = leafText(row, 'NAME') || leafText(childNamed(row, 'PAYEE'), 'NAME')
  const extended = leafText(row, 'EXTDNAME')
  const memo = leafText(row, 'MEMO')
  const fallback = cleanText(leafText(row, 'TRNTYPE').toLowerCase()) || 'transaction'
  const description = name || extended || memo || fallback.charAt(0).toUpperCase() + fallback.slice(1)
  return {
    description: cleanText(description, 200),
    fullDescription: cleanText(joinDistinct([name, extended, memo])) || description,
  }
}

/** Reads CHECKNUM without the zero that some banks write on rows that are no checks. */
function readCheckNumber(row: OfxElement): string | null {
  const number = cleanText(leafText(row, 'CHECKNUM'), 40)
  return /^0*$/.test(number) ? null : number
}

/** Reads one STMTTRN. @throws BankFileError if date or amount cannot be read. */
export function readOfxTransaction(row: OfxElement, rules: OfxRowRules): ParsedTransaction {
  return {
    date: readDate(row),
    valueCents: readCents(row, rules),
    ...readTexts(row),
    providerId: cleanText(leafText(row, 'FITID'), 255) || null,
    checkNumber: readCheckNumber(row),
    line: row.line,
    category: null,
  }
}
