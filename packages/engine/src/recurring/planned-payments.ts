import { addDays, dayOfMonth, type IsoDate, toIsoDate } from '../calendar/iso-date.ts'
import { addMonths, daysInMonth, type Period, toPeriod } from '../calendar/period.ts'
import type { RecurringFlow, RecurringPeriod } from './recurring-types.ts'
import { timesAYear } from './until-payday.ts'

export type PlannedRepeats = RecurringPeriod | 'once'

export interface PlannedSchedule {
  readonly firstDate: IsoDate
  readonly repeats: PlannedRepeats
}

/** How far ahead dates are listed. */
const listedDays = 62

const daysBetweenDates: Partial<Record<PlannedRepeats, number>> = { week: 7, 'two weeks': 14 }
const monthsBetweenDates: Partial<Record<PlannedRepeats, number>> = {
  month: 1,
  'two months': 2,
  quarter: 3,
  'half year': 6,
  year: 12,
}

/** Returns a day of a month; its last one where the month is shorter. */
const dayIn = (period: Period, day: number): IsoDate =>
  toIsoDate(`${period}-${String(Math.min(day, daysInMonth(period))).padStart(2, '0')}`)

/** Returns the days of the month of what comes twice: fifteen days apart, the second at most the last one. */
function twoDays(firstDate: IsoDate): readonly [number, number] {
  const day = dayOfMonth(firstDate)
  const early = day > 15 ? day - 15 : day
  return [early, early === 15 ? 31 : early + 15]
}

function dateAt({ firstDate, repeats }: PlannedSchedule, index: number): IsoDate | null {
  const days = daysBetweenDates[repeats]
  if (days !== undefined) return addDays(firstDate, days * index)
  const months = monthsBetweenDates[repeats]
  if (months !== undefined) return dayIn(addMonths(toPeriod(firstDate), months * index), dayOfMonth(firstDate))
  if (repeats === 'once') return index === 0 ? firstDate : null
  const [early, late] = twoDays(firstDate)
  return dayIn(addMonths(toPeriod(firstDate), index >> 1), index % 2 === 0 ? early : late)
}

/** About how many dates there are in a year; never too many. */
const datesAYear: Readonly<Record<PlannedRepeats, number>> = { once: 0, ...timesAYear }

/** Returns a place in the series that is not after today, so that old series need no counting from their start. */
function startIndex({ firstDate, repeats }: PlannedSchedule, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(firstDate.slice(0, 4)) - 1
  return Math.max(0, years) * datesAYear[repeats]
}

/**
 * Returns the next date of a planned payment, today included, and it with its later dates about two months ahead. A date
 * on the 31st is the last day of a shorter month.
 */
export function plannedDates(
  schedule: PlannedSchedule,
  today: IsoDate,
): { readonly nextDate: IsoDate | null; readonly dates: readonly IsoDate[] } {
  const end = addDays(today, listedDays)
  const coming: IsoDate[] = []
  for (let index = startIndex(schedule, today); ; index += 1) {
    const date = dateAt(schedule, index)
    if (date === null) break
    if (date >= today && date >= schedule.firstDate) coming.push(date)
    if (date > end && coming.length > 0) break
  }
  return { nextDate: coming[0] ?? null, dates: coming.filter((date) => date <= end) }
}

/** Returns what an amount is: money in is income, money out a bill. */
export const plannedFlow = (amountCents: number): Exclude<RecurringFlow, 'transfer'> =>
  amountCents > 0 ? 'income' : 'bill'
