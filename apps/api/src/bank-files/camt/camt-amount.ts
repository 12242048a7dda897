import { type CentRule, readPlainAmount } from '../amount.ts'
import { BankFileError } from '../bank-file.ts'
import { excerpt } from '../clean-text.ts'
import { isoDate } from '../dates.ts'
import { xmlAt, xmlText } from './camt-tree.ts'
import { note } from '../note.ts'

export interface CamtAmount {
  cents: number
  currency: string
}

function directionSign(direction: string): 1 | -1 | null {
  if (direction === 'CRDT') return 1
  return direction === 'DBIT' ? -1 : null
}

/**
 * Reads a signed amount: `Amt` without a sign, and its direction `CdtDbtInd`. A reversal (`RvslInd`) changes nothing:
 * its indicator already is the direction of this entry (ISO 20022). @throws BankFileError if either cannot be read.
 */
export function readCamtAmount(
  holder: unknown,
  line: number | null,
  direction = xmlText(holder, 'CdtDbtInd'),
  rule: CentRule = 'exact',
): CamtAmount {
  const amount = xmlAt(holder, 'Amt')
  const text = xmlText(amount)
  const currency = xmlText(amount, '@_Ccy').toUpperCase()
  const sign = directionSign(direction)
  if (text === '') throw new BankFileError(note('amountMissing'), line)
  const reading = /^\+?[\d.]+$/.test(text)
    ? readPlainAmount(text, rule)
    : ({ ok: false, reason: 'notAnAmount' } as const)
  if (!reading.ok) throw new BankFileError(note('wrongAmount', { text: excerpt(text), reason: reading.reason }), line)
  if (sign === null) throw new BankFileError(note('noDirection'), line)
  if (!/^[A-Z]{3}$/.test(currency)) throw new BankFileError(note('amountWithoutCurrency'), line)
  return { cents: reading.cents === 0 ? 0 : sign * reading.cents, currency }
}

/** Returns the day at the start of a date or an instant, as written; null if there is none. */
export function readCamtDay(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?![\d])/.exec(text)
  return match ? isoDate(Number(match[1]), Number(match[2]), Number(match[3])) : null
}

/**
 * Reads the local day of a `Dt` or `DtTm`, as written; null if there is none. @throws BankFileError for a day that does
 * not exist.
 */
export function readCamtDate(holder: unknown, line: number | null): string | null {
  const text = xmlText(holder, 'Dt') || xmlText(holder, 'DtTm')
  if (text === '') return null
  const date = readCamtDay(text)
  if (date === null) throw new BankFileError(note('notADate', { text: excerpt(text) }), line)
  return date
}
