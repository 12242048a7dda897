import { civilDayOf, type IsoDateOrInstant, isoDateOf } from './iso-date.ts'
import { type Period, periodOf, periodParts } from './period.ts'

/** What screens and date fields use (Q-FIELD-1). */
export const screenDateFormat = 'MM/DD/YYYY'

/** The default of `formatDate` when no format is given (Q-FIELD-1); screens never rely on it. */
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
 * A day in a format made of `MM`, `dd` or `DD`, and `yyyy` or `YYYY`; without one it is 'MM-dd-yyyy', while screens
 * pass 'MM/DD/YYYY' (Q-FIELD-1). The same in every time zone. Throws a RangeError when it is not a real day.
 */
export function formatDate(iso: IsoDateOrInstant, format: string = defaultDateFormat): string {
  const [year = '', month = '', day = ''] = isoDateOf(iso).split('-')
  return format.replace(/YYYY|yyyy|MM|DD|dd/g, (token) => {
    if (token === 'MM') return month
    return token.length === 4 ? year : day
  })
}

/** The heading over a day's transactions, as dates stand everywhere on screen: '11/19/2026'. */
export const formatDayGroup = (date: IsoDateOrInstant): string => formatDate(date, screenDateFormat)

/** How a month is named: 'November 2026', 'November' or 'Nov'. */
export type MonthNameStyle = 'monthAndYear' | 'month' | 'short'

/** A month in words. Throws a RangeError for a malformed period. */
export function monthName(period: Period, style: MonthNameStyle = 'monthAndYear'): string {
  const { year, month } = periodParts(period)
  const name = monthNames[month - 1] ?? ''
  if (style === 'monthAndYear') return `${name} ${year}`
  return style === 'month' ? name : name.slice(0, 3)
}

/** A day in words without its year: 'Thursday, November 19'. Throws a RangeError when it is not a real day. */
export function formatWeekday(date: IsoDateOrInstant): string {
  const { day, weekday } = civilDayOf(date)
  return `${weekdayNames[weekday] ?? ''}, ${monthName(periodOf(date), 'month')} ${day}`
}
