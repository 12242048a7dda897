/** What was spent in a category in each of the last whole months. */
export interface MonthlySpending {
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
