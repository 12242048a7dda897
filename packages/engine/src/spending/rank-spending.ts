import { type CategorySum, flowOfSum } from '../cash-flow/category-sum.ts'
import { defaultPageSize, spendingRankSize } from '../figures/display.ts'

interface RankedCategory {
  readonly amountCents: number
  /** Always one: no category joins others (Q-SPEND-1). A reader takes the first of several (SPEND-07). */
  readonly categoryIds: readonly number[]
}

interface RankSpendingOptions {
  /** How many categories are ranked; the rest are not returned on any page. */
  readonly rankSize?: number
  /** From 1. */
  readonly page?: number
  readonly pageSize?: number
}

/** Returns net spending in cents by category: money out minus refunds, over all sums. */
function spendingByCategory(sums: readonly CategorySum[]): Map<number, number> {
  const byCategory = new Map<number, number>()
  for (const sum of sums) {
    byCategory.set(sum.categoryId, (byCategory.get(sum.categoryId) ?? 0) + flowOfSum(sum).expenseCents)
  }
  return byCategory
}

/**
 * Returns one page of the categories by net spending, the largest first, equal ones by category id.
 *
 * A category whose refunds are at least its spending is left out: its slice of a chart would have no size.
 * `spendingTotals` says by how much such categories lower the total.
 */
export function rankSpending(
  sums: readonly CategorySum[],
  { rankSize = spendingRankSize, page = 1, pageSize = defaultPageSize }: RankSpendingOptions = {},
): RankedCategory[] {
  return [...spendingByCategory(sums)]
    .filter(([, amountCents]) => amountCents > 0)
    .toSorted(([idA, amountA], [idB, amountB]) => amountB - amountA || idA - idB)
    .slice(0, rankSize)
    .slice((page - 1) * pageSize, page * pageSize)
    .map(([categoryId, amountCents]) => ({ amountCents, categoryIds: [categoryId] }))
}

interface SpendingTotals {
  /** The month's totalExpenses in cents: rankedCents - refundsCents. Screens show this total. */
  readonly totalCents: number
  /** The sum of all categories with spending. */
  readonly rankedCents: number
  /** By how much categories with more refunds than spending lower the total, 0 or more. */
  readonly refundsCents: number
}

/**
 * Returns the totals for ranked spending. `totalCents` always equals the cash flow's totalExpenses of the same sums.
 *
 * If `refundsCents` is above 0, the ranked categories add up to more than the total. A screen then shows refunds as a
 * separate line (`−$20.00`), and never reduces a category to make the sum fit: each category keeps the amount that its
 * own list of transactions adds up to.
 */
export function spendingTotals(sums: readonly CategorySum[]): SpendingTotals {
  let rankedCents = 0
  let refundsCents = 0
  for (const amountCents of spendingByCategory(sums).values()) {
    if (amountCents > 0) rankedCents += amountCents
    else refundsCents += Math.abs(amountCents)
  }
  return { totalCents: rankedCents - refundsCents, rankedCents, refundsCents }
}
