import { type CsvDateFormat, csvDateFormats } from '@evenkeel/api-client/contract/choices'
import { fullYear, isoDate } from '../dates.ts'

const timeOfDay = String.raw`(?:[T ,]+\d{1,2}:\d{2}.*)?$`
const patterns: Readonly<Record<CsvDateFormat, RegExp>> = {
  'YYYY-MM-DD': new RegExp(String.raw`^(?<y>\d{4})[-/. ](?<m>\d{1,2})[-/. ](?<d>\d{1,2})${timeOfDay}`),
  'MM/DD/YYYY': new RegExp(String.raw`^(?<m>\d{1,2})[-/. ](?<d>\d{1,2})[-/. ](?<y>\d{4}|\d{2})${timeOfDay}`),
  'DD/MM/YYYY': new RegExp(String.raw`^(?<d>\d{1,2})[-/. ](?<m>\d{1,2})[-/. ](?<y>\d{4}|\d{2})${timeOfDay}`),
  YYYYMMDD: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})(?:\d{6})?$/,
  'DD MMM YYYY': new RegExp(
    String.raw`^(?<d>\d{1,2})[-/. ]*(?<m>[A-Za-z]{3,9})\.?,?[-/. ]*(?<y>\d{4}|\d{2})${timeOfDay}`,
  ),
  'MMM DD YYYY': new RegExp(
    String.raw`^(?<m>[A-Za-z]{3,9})\.?[-/. ]*(?<d>\d{1,2}),?[-/. ]+(?<y>\d{4}|\d{2})${timeOfDay}`,
  ),
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

function parseMonth(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const word = text.toLowerCase()
  return word === 'sept' ? 9 : months.findIndex((month) => month === word || month.slice(0, 3) === word) + 1
}

/** Returns the day in that form, as YYYY-MM-DD; null if the text is no such day. */
export function readCsvDate(text: string, format: CsvDateFormat): string | null {
  if (text.length > 40) return null
  const groups = patterns[format].exec(text.trim())?.groups
  if (!groups) return null
  return isoDate(fullYear(groups['y'] ?? ''), parseMonth(groups['m'] ?? ''), Number(groups['d']))
}

export function isAnyDate(text: string): boolean {
  return csvDateFormats.some((format) => readCsvDate(text, format) !== null)
}

/** So few dates can be in order by chance. */
const tellingDates = 5

/** Whether a form could be right: no row is later than today, and enough rows to tell are in order, as banks list them. */
function isSound(texts: readonly string[], format: CsvDateFormat, today: string | undefined): boolean {
  const days = texts.map((text) => readCsvDate(text, format) ?? '')
  if (today !== undefined && days.some((day) => day > today)) return false
  const isOrdered = (sign: number) =>
    days.every((day, index) => index === 0 || sign * day.localeCompare(days[index - 1] ?? '') >= 0)
  return days.length < tellingDates || isOrdered(1) || isOrdered(-1)
}

/**
 * Returns the form that reads most of these dates, so that a single odd row is reported as odd. Dates come in the
 * file's order: of two forms, the one that keeps them in order and in the past is right. 'ambiguous' if month and day
 * could still be swapped; null if no form reads any.
 */
export function guessDateFormat(texts: readonly string[], today?: string): CsvDateFormat | 'ambiguous' | null {
  if (texts.length === 0) return 'YYYY-MM-DD'
  const counts = csvDateFormats.map((format) => texts.filter((text) => readCsvDate(text, format) !== null).length)
  const most = Math.max(...counts)
  const [first, second] = csvDateFormats.filter((_, index) => counts[index] === most)
  if (most === 0 || first === undefined) return null
  if (second === undefined) return first
  const readable = texts.filter((text) => readCsvDate(text, first) !== null)
  // Points between the parts mean day first; other orders hardly ever use them.
  if (readable.every((text) => /^\d{1,2}\.\d{1,2}\./.test(text.trim()))) return 'DD/MM/YYYY'
  if (readable.every((text) => readCsvDate(text, first) === readCsvDate(text, second))) return first
  const sound = [first, second].filter((format) => isSound(readable, format, today))
  const [only] = sound
  return sound.length === 1 && only !== undefined ? only : 'ambiguous'
}
