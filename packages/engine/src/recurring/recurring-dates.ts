import { civilDay, dayNumber } from '../calendar/iso-date.ts'
import type { RecurringPeriod } from './recurring-types.ts'

/** Days since 1970-01-01, as in `daysSinceEpoch`. */
export type DayNumber = number

interface PeriodRule {
  /** How many days a row may be off: weekends, holidays, and for long periods the payee's own habits. */
  readonly tolerance: number
  /** How many rows it takes. */
  readonly fewest: number
  /** How many rows it takes to be sure. */
  readonly sure: number
  /** Days between two dates, or months. */
  readonly days?: number
  readonly months?: number
}

export const periodRules: Readonly<Record<RecurringPeriod, PeriodRule>> = {
  week: { tolerance: 1, fewest: 4, sure: 6, days: 7 },
  'two weeks': { tolerance: 2, fewest: 3, sure: 4, days: 14 },
  'half month': { tolerance: 3, fewest: 4, sure: 6 },
  month: { tolerance: 4, fewest: 3, sure: 4, months: 1 },
  'two months': { tolerance: 6, fewest: 3, sure: 4, months: 2 },
  quarter: { tolerance: 8, fewest: 3, sure: 4, months: 3 },
  'half year': { tolerance: 10, fewest: 3, sure: 3, months: 6 },
  year: { tolerance: 12, fewest: 2, sure: 3, months: 12 },
}

/** A way to count a period: which weekday, or which day or days of the month. */
export interface Schedule {
  readonly period: RecurringPeriod
  /** A day number of the series for days; else the days of the month, 31 being the last one. */
  readonly anchors: readonly number[]
  /** The number of a month (year * 12 + month) in the series. */
  readonly phase: number
}

const monthOf = (day: DayNumber): number => {
  const { year, month } = civilDay(day)
  return year * 12 + month - 1
}

/** The first days of months, so that each is worked out once: schedules are tried by the hundred. */
const firstDays = new Map<number, DayNumber>()

function firstDayOf(month: number): DayNumber {
  const known = firstDays.get(month)
  if (known !== undefined) return known
  const day = dayNumber(Math.floor(month / 12), (month % 12) + 1, 1)
  firstDays.set(month, day)
  return day
}

/** Returns the day of a month; a day beyond its end is its last. */
const dayIn = (month: number, day: number): DayNumber => Math.min(firstDayOf(month) + day, firstDayOf(month + 1)) - 1

function byDays(first: DayNumber, last: DayNumber, every: number, anchor: DayNumber): DayNumber[] {
  const days: DayNumber[] = []
  const start = first - ((((first - anchor) % every) + every) % every)
  for (let day = start; day <= last; day += every) days.push(day)
  return days
}

/** Returns the dates of a schedule, in order, from the one at or before `first` to the last one up to `last`. */
export function datesOf(schedule: Schedule, first: DayNumber, last: DayNumber): DayNumber[] {
  const { days, months = 1 } = periodRules[schedule.period]
  if (days !== undefined) return byDays(first, last, days, schedule.anchors[0] ?? 0)
  const from = monthOf(first) - months
  const start = from - ((((from - schedule.phase) % months) + months) % months)
  const dates: DayNumber[] = []
  for (let month = start; month <= monthOf(last); month += months)
    for (const anchor of schedule.anchors) dates.push(dayIn(month, anchor))
  const before = dates.findLastIndex((day) => day <= first)
  return dates.slice(Math.max(0, before)).filter((day) => day <= last)
}

const dayOf = (day: DayNumber): number => civilDay(day).day

/** Pays on the 15th and the last day, the 1st and the 15th, and so on. */
const halfMonths = (first: number): readonly number[] => [first, first + 15 > 30 ? 31 : first + 15]
const pairsOfDays: readonly (readonly number[])[] = [
  [1, 15],
  [15, 31],
  ...Array.from({ length: 16 }, (_, index) => halfMonths(index + 1)),
]

/** Returns the two days of the month on which most rows are, if they can be half a month apart: some payrolls keep the 15th and the 28th. */
function ownPair(days: readonly DayNumber[]): (readonly number[])[] {
  const [first, second] = [...Map.groupBy(days.map(dayOf), (day) => day)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([day]) => day)
  if (first === undefined || second === undefined) return []
  const apart = Math.abs(first - second)
  return apart < 11 || apart > 19 ? [] : [[first, second].toSorted((one, other) => one - other)]
}

/** Returns the ways in which a period could count these days. */
export function schedulesOf(period: RecurringPeriod, days: readonly DayNumber[]): Schedule[] {
  const { days: every } = periodRules[period]
  const phases = [...new Set(days.map(monthOf))]
  const phase = phases[0] ?? 0
  if (every !== undefined)
    return [...new Set(days.map((day) => day % every))].map((anchor) => ({ period, anchors: [anchor], phase }))
  if (period === 'half month') return [...pairsOfDays, ...ownPair(days)].map((anchors) => ({ period, anchors, phase }))
  const inMonth = new Set(days.map(dayOf))
  // A row on the 30th may be the last of its month.
  if ([...inMonth].some((day) => day >= 28)) inMonth.add(31)
  return [...inMonth].map((anchor) => ({ period, anchors: [anchor], phase }))
}
