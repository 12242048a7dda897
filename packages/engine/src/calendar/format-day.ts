import * as words from '../words/days.generated.ts'
import { monthName } from './format-date.ts'
import { type IsoDateOrInstant, toCivilDay } from './iso-date.ts'
import { toPeriod } from './period.ts'

/** Returns a day in words without its year: 'Thursday, November 19'. Throws a RangeError when it is not a real day. */
export function formatWeekday(date: IsoDateOrInstant): string {
  const { year, month, day } = toCivilDay(date)
  return words.dayOfWeek({
    weekday: words.weekdays().split(',')[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '',
    month: monthName(toPeriod(date), 'month'),
    day: String(day),
  })
}

/** Returns the time of a moment, in milliseconds since 1970 or as a date, in the reader's own time zone: '3:05 PM'. */
export function formatTime(moment: Date | number): string {
  const at = new Date(moment)
  const half = words.halvesOfDay().split(',')[at.getHours() < 12 ? 0 : 1] ?? ''
  return `${at.getHours() % 12 || 12}:${String(at.getMinutes()).padStart(2, '0')} ${half}`
}
