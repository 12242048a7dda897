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

/** What was spent in a category in each of the last whole months. */
interface MonthlySpending {
  readonly categoryId: number
  readonly cents: readonly number[]
}

/** Proposed amounts are whole multiples of five dollars. */
const stepCents = 500

/**
 * Returns amounts to budget, the largest first: the middle of the last whole months, rounded up to five dollars. A category
 * in which less than half of the months have spending is no habit.
 *
 * Worked example: 212.40, 180.00, and 196.10 are 200.00.
 */
export function proposeBudgets(
  spending: readonly MonthlySpending[],
): { readonly categoryId: number; readonly targetCents: number }[] {
  return spending
    .map(({ categoryId, cents }) => ({ categoryId, middle: cents.toSorted((a, b) => a - b)[cents.length >> 1] ?? 0 }))
    .filter(({ middle }) => middle > 0)
    .map(({ categoryId, middle }) => ({ categoryId, targetCents: Math.ceil(middle / stepCents) * stepCents }))
    .toSorted((one, other) => other.targetCents - one.targetCents || one.categoryId - other.categoryId)
}
