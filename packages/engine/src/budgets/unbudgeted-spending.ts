export interface CategorySpending {
  readonly categoryId: number
  /** In integer cents, net of refunds; negative when refunds outweigh. */
  readonly spentCents: number
}

interface UnbudgetedSpending {
  /** In all categories. */
  readonly spentCents: number
  /** In categories without a budget. */
  readonly unbudgetedCents: number
  /** The category without a budget in which most is spent; null where nothing is. */
  readonly largest: CategorySpending | null
}

const sumOf = (spending: readonly CategorySpending[]): number =>
  spending.reduce((sum, { spentCents }) => sum + spentCents, 0)

/**
 * Returns what is spent without a budget: spending less refunds in all categories that have none. Every screen that names
 * this amount takes it from here.
 *
 * Worked example: 450 for groceries, with a budget, and 1,650 for rent and 90 for fuel without one: 1,740 of 2,190 has no
 * budget, most of it rent.
 */
export function unbudgetedSpending(
  spending: readonly CategorySpending[],
  budgeted: ReadonlySet<number>,
): UnbudgetedSpending {
  const open = spending.filter(({ categoryId }) => !budgeted.has(categoryId))
  const [largest] = open.toSorted(
    (one, other) => other.spentCents - one.spentCents || one.categoryId - other.categoryId,
  )
  return {
    spentCents: sumOf(spending),
    unbudgetedCents: sumOf(open),
    largest: largest && largest.spentCents > 0 ? largest : null,
  }
}
