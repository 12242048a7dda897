import { type CategorySum, flowOfSum } from '../cash-flow/category-sum.ts'
import { defaultPageSize, spendingRankSize } from '../figures/list-limits.ts'

export interface RankedCategory {
  readonly amountCents: number
  /** The category an entry is joined to comes first (SPEND-07); 'Other' carries all of its categories. */
  readonly categoryIds: readonly number[]
}

export interface RankSpendingOptions {
  /** How many categories are ranked at all. */
  readonly rankSize?: number
  /** From 1. */
  readonly page?: number
  readonly pageSize?: number
}

/** Net spending in cents by category, over all periods given: money out less refunds. */
function spendingByCategory(sums: readonly CategorySum[]): Map<number, number> {
  const byCategory = new Map<number, number>()
  for (const sum of sums) {
    byCategory.set(sum.categoryId, (byCategory.get(sum.categoryId) ?? 0) + flowOfSum(sum).expenseCents)
  }
  return byCategory
}

/**
 * Categories by net spending over the given sums, the biggest first, ties by category id, one page of them.
 *
 * A category whose refunds reach or outweigh what was spent has no spending to rank and is left out: its slice would
 * have no size. `spendingTotals` says by how much such categories lower the total, so that nothing is lost.
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

export interface SpendingTotals {
  /** The month's totalExpenses in cents: rankedCents - refundsCents. This is the total a screen shows. */
  readonly totalCents: number
  /** The sum of all categories with spending. */
  readonly rankedCents: number
  /** By how much categories that got back more than was spent lower the total, 0 or more. */
  readonly refundsCents: number
}

/**
 * The total that stands beside ranked spending, always equal to the cash flow's totalExpenses of the same sums.
 *
 * Where `refundsCents` is above 0, the ranked categories alone add up to more than the total. A screen then shows
 * refunds as a line of their own (`−$20.00`), and never trims a category to make the sum fit: each category keeps the
 * amount that its own list of transactions adds up to.
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
