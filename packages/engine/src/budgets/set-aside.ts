import { addMonths, type Period, periodsBetween } from '../calendar/period.ts'

/** A cost that comes once in a while, for which money is set aside each month. */
export interface RareCost {
  /** In cents, above 0. */
  readonly amountCents: number
  /** The first month in which money is set aside. */
  readonly since: Period
  /** The month in which it is due. */
  readonly due: Period
}

/** Returns the months in which money is set aside: up to the one before it is due, or that one if there is none before. */
function monthsOf({ since, due }: RareCost): Period[] {
  const months = periodsBetween(since, addMonths(due, -1))
  return months.length > 0 ? months : [due]
}

/**
 * Returns what is set aside for a cost in one month, in whole cents. All months together come to its amount.
 *
 * Worked example: 164.00 due in March, from November on, are 41.00 in each of November, December, January, and February.
 */
export function setAsideCents(cost: RareCost, period: Period): number {
  const months = monthsOf(cost)
  const at = months.indexOf(period)
  if (at < 0) return 0
  const upTo = (count: number) => Math.floor((cost.amountCents * count) / months.length)
  return upTo(at + 1) - upTo(at)
}
