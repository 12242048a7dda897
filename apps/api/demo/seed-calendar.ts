import {
  addDays,
  addMonths,
  daysInMonth,
  daysSinceEpoch,
  type IsoDate,
  type Period,
  toPeriod,
  periodsBetween,
} from '@evenkeel/engine'

/** The day of a month; its last day where the month is shorter. */
export const dayIn = (period: Period, day: number): IsoDate =>
  `${period}-${String(Math.min(day, daysInMonth(period))).padStart(2, '0')}`

/** 0 is Sunday; the first of January 1970 was a Thursday. */
const toWeekday = (date: IsoDate) => (daysSinceEpoch(date) + 4) % 7

/** Returns a day, or the Friday before a weekend. */
function onWeekday(date: IsoDate): IsoDate {
  const weekday = toWeekday(date)
  if (weekday === 6) return addDays(date, -1)
  return weekday === 0 ? addDays(date, -2) : date
}

/** Pay comes on the 15th and on the last day of the month. */
export const paydays = (period: Period): [IsoDate, IsoDate] => [
  onWeekday(dayIn(period, 15)),
  onWeekday(dayIn(period, 31)),
]

/** The months up to the current one, oldest first, with how many months ago each was. */
export function monthsUpTo(today: IsoDate, pastMonths: number): { period: Period; monthsAgo: number }[] {
  const current = toPeriod(today)
  return periodsBetween(addMonths(current, -pastMonths), current).map((period, index) => ({
    period,
    monthsAgo: pastMonths - index,
  }))
}
