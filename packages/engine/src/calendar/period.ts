import { type IsoDate, type IsoDateOrInstant, toIsoDate, civilDay, dayNumber, dayOfMonth } from './iso-date.ts'

/** A month of a year: '2026-11'. Periods sort as text in the order of time. */
export type Period = string

/** First and last instant of a range, both inclusive, in UTC (Q-SPEND-2). */
interface UtcRange {
  readonly fromDate: string
  readonly toDate: string
}

const shape = /^([1-9]\d{3})-(0[1-9]|1[0-2])$/

/** Returns year and month (1 to 12). Throws a RangeError when the period is not written as yyyy-mm. */
export function periodParts(period: Period): { year: number; month: number } {
  const match = shape.exec(period)
  if (match === null) throw new RangeError(`period must be a month as yyyy-mm: '${period}'`)
  return { year: Number(match[1]), month: Number(match[2]) }
}

const monthNumber = (period: Period): number => {
  const { year, month } = periodParts(period)
  return year * 12 + month - 1
}

/** Returns the period of a year and a month (1 to 12). Throws a RangeError outside the years 1000 to 9999. */
export function periodOfMonth(year: number, month: number): Period {
  const period = `${year}-${String(month).padStart(2, '0')}`
  periodParts(period)
  return period
}

const periodOfNumber = (number: number): Period => periodOfMonth(Math.floor(number / 12), (number % 12) + 1)

/** Returns the month of a day, or of an instant in UTC. Throws a RangeError when it is not a real day. */
export const toPeriod = (isoDateOrInstant: IsoDateOrInstant): Period => toIsoDate(isoDateOrInstant).slice(0, 7)

/** Returns the period a number of months later (earlier if negative). Throws a RangeError for a malformed period. */
export const addMonths = (period: Period, months: number): Period => periodOfNumber(monthNumber(period) + months)

/**
 * Returns every period from the first to the last, both included, in the order of time; none if the last is earlier.
 */
export function periodsBetween(from: Period, to: Period): Period[] {
  const first = monthNumber(from)
  const length = Math.max(0, monthNumber(to) - first + 1)
  return Array.from({ length }, (_, index) => periodOfNumber(first + index))
}

/** Returns 28 to 31. Throws a RangeError for a malformed period. */
export function daysInMonth(period: Period): number {
  const { year, month } = periodParts(period)
  return civilDay(dayNumber(year, month + 1, 0)).day
}

/** Returns how many days of the month come after this one: 8 on November 22, 0 on the last day. */
export const daysLeftInMonth = (today: IsoDate): number => daysInMonth(toPeriod(today)) - dayOfMonth(today)

export const firstDay = (period: Period): IsoDate => toIsoDate(`${period}-01`)

/**
 * Returns the whole month in UTC, from the first at 00:00:00.000Z to the last day at 23:59:59.999Z. The same in every
 * time zone. The current month ends with the month, not with today. Source: SPEND-04, SPEND-05, Q-SPEND-2.
 */
export function monthRange(period: Period): UtcRange {
  return {
    fromDate: `${firstDay(period)}T00:00:00.000Z`,
    toDate: `${period}-${daysInMonth(period)}T23:59:59.999Z`,
  }
}

/** Returns the range of the month before the one of `asOf`; in January, December of the year before. */
export const lastMonthRange = (asOf: IsoDate): UtcRange => monthRange(addMonths(toPeriod(asOf), -1))
