/**
 * How a CSV file may write a date, the plainest first. Any of `/ . -` or a space may stand between the parts; years may have
 * two digits; a time of day may follow.
 */
export const csvDateFormats = [
  'YYYY-MM-DD',
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'YYYYMMDD',
  'DD MMM YYYY',
  'MMM DD YYYY',
] as const

export type CsvDateFormat = (typeof csvDateFormats)[number]
