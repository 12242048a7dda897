import { type CsvDateFormat, csvDateFormats } from '@evenkeel/api-client/contract/csv-date-formats'
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

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  const word = text.toLowerCase()
  return word === 'sept' ? 9 : months.findIndex((month) => month === word || month.slice(0, 3) === word) + 1
}

/** The day in that form, as YYYY-MM-DD; null where the text is no such day. */
export function readCsvDate(text: string, format: CsvDateFormat): string | null {
  if (text.length > 40) return null
  const groups = patterns[format].exec(text.trim())?.groups
  if (!groups) return null
  return isoDate(fullYear(groups['y'] ?? ''), monthOf(groups['m'] ?? ''), Number(groups['d']))
}

export function isAnyDate(text: string): boolean {
  return csvDateFormats.some((format) => readCsvDate(text, format) !== null)
}

/**
 * The form of these dates: the one that reads most of them, so that a single odd row is named as odd. 'ambiguous' where
 * month and day could change places; null where no form reads any.
 */
export function guessDateFormat(texts: readonly string[]): CsvDateFormat | 'ambiguous' | null {
  if (texts.length === 0) return 'YYYY-MM-DD'
  const counts = csvDateFormats.map((format) => texts.filter((text) => readCsvDate(text, format) !== null).length)
  const most = Math.max(...counts)
  const [first, second] = csvDateFormats.filter((_, index) => counts[index] === most)
  if (most === 0 || first === undefined) return null
  if (second === undefined) return first
  const readable = texts.filter((text) => readCsvDate(text, first) !== null)
  // Points are written between day and month, hardly anywhere else.
  if (readable.every((text) => /^\d{1,2}\.\d{1,2}\./.test(text.trim()))) return 'DD/MM/YYYY'
  return readable.every((text) => readCsvDate(text, first) === readCsvDate(text, second)) ? first : 'ambiguous'
}
