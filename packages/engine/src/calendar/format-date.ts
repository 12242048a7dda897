import { toCivilDay, type IsoDateOrInstant, toIsoDate } from './iso-date.ts'
import { language } from '../words/language.ts'
import { firstDay, type Period } from './period.ts'

/** The format of screens and date fields. Source: Q-FIELD-1. */
export const screenDateFormat = 'MM/DD/YYYY'

/** The default of `formatDate`. Screens always pass their format. Source: Q-FIELD-1. */
const defaultDateFormat = 'MM-dd-yyyy'

const styles = {
  monthAndYear: { month: 'long', year: 'numeric' },
  month: { month: 'long' },
  short: { month: 'short' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
} as const

const writers = new Map<string, Intl.DateTimeFormat>()

/** Returns what writes in the language in a style. A browser needs milliseconds to make one: only when it is first used. */
function writerOf(style: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(language, options)
  writers.set(key, writer)
  return writer
}

/** Writes a day in the words of the language, alike in every time zone. */
function inWords(date: IsoDateOrInstant, style: keyof typeof styles): string {
  const { year, month, day } = toCivilDay(date)
  return writerOf(style, { ...styles[style], timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day))
}

/** Returns the time of a moment, in milliseconds since 1970 or as a date, in the reader's own time zone: '3:05 PM'. */
export const formatTime = (moment: Date | number): string =>
  // Some versions of the locale data put a narrow space between the time and AM, which fonts and searches do not support.
  writerOf('time', { timeStyle: 'short' }).format(moment).replaceAll('\u202F', ' ')

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

/** The styles 'November 2026', 'November' and 'Nov'; in Spanish 'noviembre de 2026', 'noviembre' and 'nov'. */
type MonthNameStyle = Exclude<keyof typeof styles, 'weekday'>

/** Returns a month in words. Throws a RangeError for a malformed period. */
export const monthName = (period: Period, style: MonthNameStyle = 'monthAndYear'): string =>
  inWords(firstDay(period), style)

/** Returns a day in words without its year: 'Thursday, November 19'. Throws a RangeError when it is not a real day. */
export const formatWeekday = (date: IsoDateOrInstant): string => inWords(date, 'weekday')
