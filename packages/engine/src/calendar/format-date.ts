import { toCivilDay, type IsoDateOrInstant, toIsoDate } from './iso-date.ts'
import { type Period, toPeriod, periodParts } from './period.ts'

/** The format of screens and date fields. Source: Q-FIELD-1. */
export const screenDateFormat = 'MM/DD/YYYY'

/** The default of `formatDate`. Screens always pass their format. Source: Q-FIELD-1. */
export const defaultDateFormat = 'MM-dd-yyyy'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

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

/** The styles 'November 2026', 'November' and 'Nov'. */
export type MonthNameStyle = 'monthAndYear' | 'month' | 'short'

/** Returns a month in words. Throws a RangeError for a malformed period. */
export function monthName(period: Period, style: MonthNameStyle = 'monthAndYear'): string {
  const { year, month } = periodParts(period)
  const name = monthNames[month - 1] ?? ''
  if (style === 'monthAndYear') return `${name} ${year}`
  return style === 'month' ? name : name.slice(0, 3)
}

/** Returns a day in words without its year: 'Thursday, November 19'. Throws a RangeError when it is not a real day. */
export function formatWeekday(date: IsoDateOrInstant): string {
  const { day, weekday } = toCivilDay(date)
  return `${weekdayNames[weekday] ?? ''}, ${monthName(toPeriod(date), 'month')} ${day}`
}
