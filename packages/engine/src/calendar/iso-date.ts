// Days are counted in UTC, where no day has 23 or 25 hours. No other file of the engine uses a JavaScript date.
const millisecondsADay = 86_400_000

export interface CivilDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/**
 * Returns the days since 1970-01-01. A day or month beyond its range counts into the next month or year. Years from
 * 1000.
 */
export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / millisecondsADay

export function civilDay(number: number): CivilDay {
  const date = new Date(number * millisecondsADay)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

/** A calendar day without a time: '2026-11-21'. */
export type IsoDate = string

/** A day, or an instant ('2026-11-21T00:00:00Z') that means its day in UTC. */
export type IsoDateOrInstant = string

const shape = /^([1-9]\d{3})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/

const two = (value: number): string => String(value).padStart(2, '0')

function writeDate({ year, month, day }: CivilDay): IsoDate {
  if (!(year >= 1000 && year <= 9999)) throw new RangeError('date must lie in the years 1000 to 9999')
  return `${year}-${two(month)}-${two(day)}`
}

/** Returns the minutes from the start of the written day to the instant in UTC; 0 for a bare day. */
function minutesIntoDay(hours = '0', minutes = '0', sign = '+', offsetHours = '0', offsetMinutes = '0'): number {
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes)
  return Number(hours) * 60 + Number(minutes) - (sign === '-' ? -offset : offset)
}

/** Returns the days since 1970-01-01, or null when the text is no real day. */
function parseDayNumber(text: IsoDateOrInstant): number | null {
  const match = shape.exec(text)
  if (match === null) return null
  const [, year, month, day, ...time] = match
  const number = dayNumber(Number(year), Number(month), Number(day))
  const civil = civilDay(number)
  if (civil.month !== Number(month) || civil.day !== Number(day)) return null
  return number + Math.floor(minutesIntoDay(...time) / (24 * 60))
}

/** Returns the days since 1970-01-01, to compare and subtract. Throws like `toIsoDate`. */
export function daysSinceEpoch(text: IsoDateOrInstant): number {
  const number = parseDayNumber(text)
  if (number === null) throw new RangeError(`date must be a real day as yyyy-mm-dd: '${text}'`)
  return number
}

/** Whether the text is a real day or an instant of one; '2026-02-30' is not. */
export const isRealDate = (text: string): boolean => parseDayNumber(text) !== null

/**
 * Returns the calendar day of a day or instant, the same in every time zone: in UTC for an instant with a zone, else as
 * written. Throws a RangeError when it is not a real day of the years 1000 to 9999.
 */
export const toIsoDate = (text: IsoDateOrInstant): IsoDate => writeDate(civilDay(daysSinceEpoch(text)))

/** Returns year, month, day and weekday. Throws like `toIsoDate`. */
export const toCivilDay = (text: IsoDateOrInstant): CivilDay => civilDay(daysSinceEpoch(text))

/** Returns the day a number of days later (earlier if negative). Throws like `toIsoDate`. */
export const addDays = (date: IsoDateOrInstant, days: number): IsoDate =>
  writeDate(civilDay(daysSinceEpoch(date) + days))

/** Returns the days from one day to another; negative if the second is earlier. Throws like `toIsoDate`. */
export const daysBetween = (from: IsoDateOrInstant, to: IsoDateOrInstant): number =>
  daysSinceEpoch(to) - daysSinceEpoch(from)

/** Returns 1 to 31. Throws like `toIsoDate`. */
export const dayOfMonth = (date: IsoDateOrInstant): number => toCivilDay(date).day

/**
 * Returns the age in whole years on a day; negative before birth. Takes days or instants; an instant means its day in
 * UTC. In a year without 29 February, people born on that day are a year older on 1 March.
 *
 * @example ageOn('1988-04-17', '2026-04-16') // 37
 */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5, 10) < dateOfBirth.slice(5, 10) ? years - 1 : years
}
