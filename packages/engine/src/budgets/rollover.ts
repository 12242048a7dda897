import { addMonths, type Period, periodsBetween } from '../calendar/period.ts'
import { type BudgetChange, effectiveBudgets } from './budget-months.ts'

/** What becomes of money that a month of a budget leaves over or takes too much. It holds from its period on. */
export interface RolloverChange {
  readonly categoryId: number
  readonly period: Period
  /** What is left moves to the next month. */
  readonly keepsLeft: boolean
  /** What is over is taken from the next month. */
  readonly keepsOver: boolean
}

export interface RolloverHistory {
  /** Of all categories, in the order in which `effectiveBudgets` takes them. */
  readonly changes: readonly BudgetChange[]
  /** Of all categories, the earliest period first. */
  readonly rollovers: readonly RolloverChange[]
  /** Returns what was spent in a category in a month, in cents, less refunds. */
  readonly spentCents: (categoryId: number, period: Period) => number
}

/** Returns what holds for a category in a month; undefined where nothing was switched on. */
export const rolloverIn = <Change extends RolloverChange>(
  rollovers: readonly Change[],
  categoryId: number,
  period: Period,
): Change | undefined => rollovers.findLast((one) => one.categoryId === categoryId && one.period <= period)

/** Returns what a month passes on: all of it, what is left, what is over, or nothing. */
function passedOn(leftCents: number, rule: RolloverChange | undefined): number {
  const isKept = leftCents > 0 ? rule?.keepsLeft : rule?.keepsOver
  return isKept === true ? leftCents : 0
}

/**
 * Returns what the months before move into a month's budget: above 0 what they left, below 0 what they took too much.
 * It is worked out each time from every month's amount and spending, so that it stays right when an old row changes. A month
 * without a budget passes nothing on.
 *
 * Worked example: 100.00 a month with 70.00 and 90.00 spent brings 30.00 and then 40.00 into the third month.
 */
export function carriedCents(
  { changes, rollovers, spentCents }: RolloverHistory,
  categoryId: number,
  period: Period,
): number {
  const first = rollovers.find((one) => one.categoryId === categoryId)?.period
  if (first === undefined) return 0
  const own = changes.filter((change) => change.categoryId === categoryId)
  return periodsBetween(first, addMonths(period, -1)).reduce((carried, month) => {
    const [budget] = effectiveBudgets(own, month)
    if (!budget) return 0
    const left = carried + budget.targetCents - spentCents(categoryId, month)
    return passedOn(left, rolloverIn(rollovers, categoryId, month))
  }, 0)
}

/** A cost that comes once in a while, for which money is set aside each month. */
interface RareCost {
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
