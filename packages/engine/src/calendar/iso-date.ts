import { type CivilDay, civilDay, dayNumber } from './utc-days.ts'

/** A calendar day without a time: '2026-11-21'. */
export type IsoDate = string

/** A day, or an instant ('2026-11-21T00:00:00Z') that stands for the day it falls on in UTC. */
export type IsoDateOrInstant = string

const shape = /^([1-9]\d{3})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/

const two = (value: number): string => String(value).padStart(2, '0')

function writeDate({ year, month, day }: CivilDay): IsoDate {
  if (!(year >= 1000 && year <= 9999)) throw new RangeError('date must lie in the years 1000 to 9999')
  return `${year}-${two(month)}-${two(day)}`
}

/** Minutes from the start of the written day to the instant, once its offset is taken off; 0 for a bare day. */
function minutesIntoDay(hours = '0', minutes = '0', sign = '+', offsetHours = '0', offsetMinutes = '0'): number {
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes)
  return Number(hours) * 60 + Number(minutes) - (sign === '-' ? -offset : offset)
}

/** Days since 1970-01-01, or null when the text is no real day. */
function dayNumberOf(text: IsoDateOrInstant): number | null {
  const match = shape.exec(text)
  if (match === null) return null
  const [, year, month, day, ...time] = match
  const number = dayNumber(Number(year), Number(month), Number(day))
  const civil = civilDay(number)
  if (civil.month !== Number(month) || civil.day !== Number(day)) return null
  return number + Math.floor(minutesIntoDay(...time) / (24 * 60))
}

/** Days since 1970-01-01, to compare and subtract. Throws as `isoDateOf` does. */
export function daysSinceEpoch(text: IsoDateOrInstant): number {
  const number = dayNumberOf(text)
  if (number === null) throw new RangeError(`date must be a real day as yyyy-mm-dd: '${text}'`)
  return number
}

/** Whether the text is a real day, as a day or as an instant; '2026-02-30' is not. */
export const isRealDate = (text: string): boolean => dayNumberOf(text) !== null

/**
 * The calendar day of a day or instant, the same in every time zone: the UTC day of an instant with a zone, the day as
 * written without one. Throws a RangeError when it is not a real day of the years 1000 to 9999.
 */
export const isoDateOf = (text: IsoDateOrInstant): IsoDate => writeDate(civilDay(daysSinceEpoch(text)))

/** The parts of a day. Throws as `isoDateOf` does. */
export const civilDayOf = (text: IsoDateOrInstant): CivilDay => civilDay(daysSinceEpoch(text))

/** The day that many days later (earlier when negative). Throws as `isoDateOf` does. */
export const addDays = (date: IsoDateOrInstant, days: number): IsoDate =>
  writeDate(civilDay(daysSinceEpoch(date) + days))

/** Days from one day to another; negative when the second is earlier. Throws as `isoDateOf` does. */
export const daysBetween = (from: IsoDateOrInstant, to: IsoDateOrInstant): number =>
  daysSinceEpoch(to) - daysSinceEpoch(from)

/** 1 to 31. Throws as `isoDateOf` does. */
export const dayOfMonth = (date: IsoDateOrInstant): number => civilDayOf(date).day
