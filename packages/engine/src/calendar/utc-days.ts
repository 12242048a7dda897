/** The only place where a JavaScript date appears: counting days in UTC, where no day is ever 23 or 25 hours long. */

const millisecondsADay = 86_400_000

export interface CivilDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/** Days since 1970-01-01; days and months beyond their range run over into the next. Years from 1000. */
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
