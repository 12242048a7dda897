import { formatDate, isRealDate, screenDateFormat } from '@evenkeel/engine'

/** Converts `MM/DD/YYYY` to `yyyy-mm-dd`; null if the text is no whole date or the day does not exist. */
export function isoFromDateText(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  return isRealDate(iso) ? iso : null
}

/** Converts `yyyy-mm-dd`, with or without a time after it, to `MM/DD/YYYY`; the empty text if it is no such date. */
export function dateTextFromIso(iso: string): string {
  return isRealDate(iso) ? formatDate(iso, screenDateFormat) : ''
}

/** Converts a date as people and files write it (3/4/1992, 1992-03-04T00:00:00Z) to `MM/DD/YYYY`; null if it is none of them. */
export function dateTextFromPaste(text: string): string | null {
  const trimmed = text.trim()
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed) ?? []
  if (month && day && year) return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`
  return dateTextFromIso(trimmed) || null
}

/** Returns the digits typed so far with slashes between them: 0314 is 03/14. */
export function withSlashes(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('/')
}

/** Returns the text after a typed slash: a month or day of one digit gets its zero. Null if there is nothing to complete. */
export function completedBySlash(text: string): string | null {
  const [, before, digit] = /^(|\d{2}\/)(\d)$/.exec(text) ?? []
  return digit ? `${before ?? ''}0${digit}` : null
}

/** Returns the digits of the text in the box. A browser fills a birthday in as 1992-03-14: then in the order of the mask. */
export function digitsOfDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? []
  return year && month && day ? `${month}${day}${year}` : text.replaceAll(/\D/g, '')
}
