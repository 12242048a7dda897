import { fullYear, isoDate } from '../dates.ts'

/** Which part of a QIF date comes first. Quicken follows the computer's country and does not record it. */
export type QifDateOrder = 'monthFirst' | 'dayFirst'

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const parts = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?([-/.']) ?(\d{4}|\d{1,2})$/

/**
 * Reads `1/25/2024`, `01-25-24`, `1/ 5'24` (an apostrophe means the years from 2000), `25.01.2024`, `2024-01-25`. Null
 * if it is no day.
 */
export function readQifDate(text: string, order: QifDateOrder): string | null {
  const dated = yearFirst.exec(text)
  if (dated) return isoDate(Number(dated[1]), Number(dated[2]), Number(dated[3]))
  const match = parts.exec(text)
  if (!match) return null
  const [, first = '', , second = '', mark, digits = ''] = match
  const year = mark === "'" && digits.length < 3 ? 2000 + Number(digits) : fullYear(digits.padStart(2, '0'))
  const isDayFirst = order === 'dayFirst'
  return isoDate(year, Number(isDayFirst ? second : first), Number(isDayFirst ? first : second))
}

/** Returns month first unless only the other order makes all dates readable, or all are written with points. */
export function guessQifDateOrder(texts: readonly string[]): QifDateOrder {
  const isReadable = (order: QifDateOrder) => texts.every((text) => readQifDate(text, order) !== null)
  const hasPoints = texts.length > 0 && texts.every((text) => /^\d{1,2}\./.test(text))
  if (hasPoints && isReadable('dayFirst')) return 'dayFirst'
  return !isReadable('monthFirst') && isReadable('dayFirst') ? 'dayFirst' : 'monthFirst'
}
