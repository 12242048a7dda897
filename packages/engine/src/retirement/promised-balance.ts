import { addDays, daysBetween, type IsoDate, toCivilDay, toIsoDate } from '../calendar/iso-date.ts'
import type { RetirementYear } from './project-retirement.ts'

/** Returns the same day a number of years later; February 29 becomes February 28. */
function yearsLater(day: IsoDate, years: number): IsoDate {
  const { year, month, day: date } = toCivilDay(day)
  const isLeapDay = month === 2 && date === 29
  return toIsoDate(
    `${String(year + years).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(isLeapDay ? 28 : date).padStart(2, '0')}`,
  )
}

/**
 * Returns the balance that a projection of `asOf` promised for a day: straight by days between two yearly rows. Null
 * before the promise, and after its last year.
 *
 * Worked example: 75,317.49 on 11/22/2026 and 90,756.54 a year on. On 05/23/2027, day 182 of 365: 75,317.49 + 15,439.05
 * × 182 ÷ 365 = 83,015.87.
 */
export function promisedBalance(
  years: readonly Pick<RetirementYear, 'balance'>[],
  { asOf, day }: { readonly asOf: IsoDate; readonly day: IsoDate },
): number | null {
  if (daysBetween(asOf, day) < 0) return null
  const next = years.findIndex((_, year) => daysBetween(day, addDays(yearsLater(asOf, year), -1)) >= 0)
  const [before, after] = [years[next - 1], years[next]]
  if (before === undefined || after === undefined) return null
  const start = yearsLater(asOf, next - 1)
  const share = daysBetween(start, day) / daysBetween(start, yearsLater(asOf, next))
  return before.balance + (after.balance - before.balance) * share
}
