import { type IsoDateOrInstant, toIsoDate } from './iso-date.ts'
import * as words from '../words/months.generated.ts'
import { type Period, periodParts } from './period.ts'

/** The format of screens and date fields. Source: Q-FIELD-1. */
export const screenDateFormat = 'MM/DD/YYYY'

/** The default of `formatDate`. Screens always pass their format. Source: Q-FIELD-1. */
const defaultDateFormat = 'MM-dd-yyyy'

/**
 * Writes a day in a format of `MM`, `dd` or `DD`, and `yyyy` or `YYYY`. The result is the same in every time zone.
 * Throws a RangeError when it is not a real day. Source: Q-FIELD-1.
 */
export function formatDate(iso: IsoDateOrInstant, format: string = defaultDateFormat): string {
  const [year = '', month = '', day = ''] = toIsoDate(iso).split('-')
  return format.replace(/YYYY|yyyy|MM|DD|dd/g, (token) => {
    if (token === 'MM') return month
    return token.length === 4 ? year : day
  })
}

/** 'November 2026', 'November' and 'Nov'; in Spanish 'noviembre de 2026', 'noviembre' and 'nov'. */
type MonthNameStyle = 'monthAndYear' | 'month' | 'short'

/**
 * Returns a month in words. They are those of the catalogs, not of `Intl`: a browser needs 11 milliseconds for its first
 * `Intl.DateTimeFormat`, and a slow one 50 to 100. The catalogs are those of the edition; the server writes the months of its mails itself.
 * Throws a RangeError for a malformed period.
 */
export function monthName(period: Period, style: MonthNameStyle = 'monthAndYear'): string {
  const { year, month } = periodParts(period)
  const name = words.months().split(',')[month - 1] ?? ''
  if (style === 'short') return name.slice(0, 3)
  return style === 'month' ? name : words.monthOfYear({ month: name, year: String(year) })
}
