import { formatDate, isRealDate, screenDateFormat } from '@evenkeel/engine'

/** `MM/DD/YYYY` as `yyyy-mm-dd`, or null when the text is no whole date or the day does not exist. */
export function isoFromDateText(text: string): string | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month}-${day}`
  return isRealDate(iso) ? iso : null
}

/** `yyyy-mm-dd`, with or without a time after it, as `MM/DD/YYYY`; the empty text when it is no such date. */
export function dateTextFromIso(iso: string): string {
  return isRealDate(iso) ? formatDate(iso, screenDateFormat) : ''
}

/** A date as people and files write it (3/4/1992, 1992-03-04T00:00:00Z) in the form of the field; null when it is neither. */
export function dateTextFromPaste(text: string): string | null {
  const trimmed = text.trim()
  const [, month, day, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed) ?? []
  if (month && day && year) return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`
  return dateTextFromIso(trimmed) || null
}

/** Digits as far as they are typed, with the slashes that stand between them: 0314 is 03/14. */
export function withSlashes(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('/')
}

/** The text after a slash is typed: a month or day of one digit gets its zero. Null when there is nothing to complete. */
export function completedBySlash(text: string): string | null {
  const [, before, digit] = /^(|\d{2}\/)(\d)$/.exec(text) ?? []
  return digit ? `${before ?? ''}0${digit}` : null
}

/** The digits of the text in the box. A browser fills a birthday in as 1992-03-14: then in the order of the mask. */
export function digitsOfDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? []
  return year && month && day ? `${month}${day}${year}` : text.replaceAll(/\D/g, '')
}
