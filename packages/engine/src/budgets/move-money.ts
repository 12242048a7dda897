import { addMonths, type Period } from '../calendar/period.ts'
import { type BudgetChange, effectiveBudgets } from './budget-months.ts'

/** The least amount of a budget (Q-BUD-4). */
const minCents = 1

/** Money that goes from one category's budget to another's, in one month. */
export interface MoneyMove {
  readonly period: Period
  readonly fromCategoryId: number
  readonly toCategoryId: number
  readonly amountCents: number
}

const targetIn = (changes: readonly BudgetChange[], categoryId: number, period: Period): number | null =>
  effectiveBudgets(
    changes.filter((change) => change.categoryId === categoryId),
    period,
  )[0]?.targetCents ?? null

/** Returns the most that can be moved out of a month's budget: a budget keeps at least a cent. */
export const movableCents = (targetCents: number): number => Math.max(0, targetCents - minCents)

/**
 * Returns the changes that move money between two budgets in one month only: both amounts in that month, and the
 * amounts of before in the month after it. Null if either has no budget in that month or the first has too little.
 *
 * Worked example: 30.00 from 100.00 to 50.00 in November are 70.00 and 80.00 in November, 100.00 and 50.00 in December.
 */
export function moveMoney(
  changes: readonly BudgetChange[],
  { period, fromCategoryId, toCategoryId, amountCents }: MoneyMove,
): readonly BudgetChange[] | null {
  const from = targetIn(changes, fromCategoryId, period)
  const to = targetIn(changes, toCategoryId, period)
  if (from === null || to === null || fromCategoryId === toCategoryId || amountCents > movableCents(from)) return null
  const next = addMonths(period, 1)
  const back = [fromCategoryId, toCategoryId].map((categoryId) => ({
    categoryId,
    period: next,
    targetCents: targetIn(changes, categoryId, next),
  }))
  return [
    { categoryId: fromCategoryId, period, targetCents: from - amountCents },
    { categoryId: toCategoryId, period, targetCents: to + amountCents },
    ...back,
  ]
}

/** A month's income and what it is for, in cents. */
interface IncomeUse {
  readonly incomeCents: number
  readonly billsCents: number
  readonly budgetsCents: number
  readonly setAsideCents: number
}

/**
 * Returns the income that nothing is planned for yet; below 0 if more is planned than comes in.
 *
 * Worked example: 4,824.76 less 2,541.97, 1,400.00, and 137.00 leaves 745.79.
 */
export const notAssignedCents = ({ incomeCents, billsCents, budgetsCents, setAsideCents }: IncomeUse): number =>
  incomeCents - billsCents - budgetsCents - setAsideCents
