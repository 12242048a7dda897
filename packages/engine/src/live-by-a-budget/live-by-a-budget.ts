import { type CategorySpending, unbudgetedSpending } from '../budgets/unbudgeted-spending.ts'
import { roundHalfAway } from '../money/cents.ts'

/** The average income is that of this many full months. Source: Q-LBB-1. */
const incomeMonths = 3

interface CategoryBudget {
  readonly categoryId: number
  /** At least 1. */
  readonly targetCents: number
  /** What the months before left; below 0 what they took too much. */
  readonly carriedCents: number
}

export interface LiveByABudgetInput {
  /** Income of each of the last three full months, oldest first, in integer cents. */
  readonly incomeCents: readonly number[]
  /** The budgets of the month, one a category. */
  readonly budgets: readonly CategoryBudget[]
  /** The month's spending by category, with and without a budget, without transfers and income. */
  readonly spending: readonly CategorySpending[]
}

/** All amounts in integer cents. */
export interface LiveByABudget {
  readonly averageIncomeCents: number
  /** What may be spent: all budgets, with what the months before left or took too much. */
  readonly totalBudgetCents: number
  /** What was spent in the categories that have a budget. */
  readonly totalSpentCents: number
  /** totalBudgetCents − totalSpentCents; negative when over. */
  readonly remainingCents: number
  /** Categories over their budget, the furthest over first, then by id. */
  readonly overspentCategories: readonly { readonly categoryId: number; readonly overCents: number }[]
  /** What was spent in categories without a budget. */
  readonly unbudgetedSpendingCents: number
}

function requireInput({ incomeCents, budgets, spending }: LiveByABudgetInput): void {
  if (incomeCents.length !== incomeMonths || !incomeCents.every(Number.isSafeInteger)) {
    throw new RangeError(`incomeCents must hold ${incomeMonths} months of whole cents`)
  }
  if (!budgets.every(({ targetCents }) => Number.isSafeInteger(targetCents) && targetCents >= 1)) {
    throw new RangeError('budgets must have targets of at least 1 cent')
  }
  if (new Set(budgets.map(({ categoryId }) => categoryId)).size !== budgets.length) {
    throw new RangeError('budgets must hold a category once')
  }
  if (!spending.every(({ spentCents }) => Number.isSafeInteger(spentCents))) {
    throw new RangeError('spending must be in whole cents')
  }
}

const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const spentIn = (spending: readonly CategorySpending[], id: number): number =>
  sumAmounts(spending.filter(({ categoryId }) => categoryId === id).map(({ spentCents }) => spentCents))

/**
 * Compares a month with its budgets: what is budgeted, spent and left, which categories are over, and what was spent
 * without a budget. That last sum is separate and uses up no budget: a budget for groceries says nothing about the
 * rent. Spending exactly a budget is not over.
 *
 * Worked example: incomes of 4,000, 4,200 and 3,800; budgets of 500 and 200; spent 450 and 260, and 90 elsewhere.
 * Average income 4,000; budget 700, spent 710, remaining −10; the second category 60 over; 90 unbudgeted.
 *
 * Throws a RangeError that names the field if there are not three incomes, an amount is not in whole cents, a target is
 * below one cent or a category has two budgets. Source: Q-LBB-1.
 */
export function liveByABudget(input: LiveByABudgetInput): LiveByABudget {
  requireInput(input)
  const { incomeCents, budgets, spending } = input
  const rows = budgets.map(({ categoryId, targetCents, carriedCents }) => ({
    categoryId,
    allowedCents: targetCents + carriedCents,
    spentCents: spentIn(spending, categoryId),
  }))
  const totalBudgetCents = sumAmounts(rows.map(({ allowedCents }) => allowedCents))
  const totalSpentCents = sumAmounts(rows.map(({ spentCents }) => spentCents))
  return {
    averageIncomeCents: roundHalfAway(sumAmounts(incomeCents) / incomeMonths, 0),
    totalBudgetCents,
    totalSpentCents,
    remainingCents: totalBudgetCents - totalSpentCents,
    overspentCategories: rows
      .map(({ categoryId, allowedCents, spentCents }) => ({ categoryId, overCents: spentCents - allowedCents }))
      .filter(({ overCents }) => overCents > 0)
      .toSorted((a, b) => b.overCents - a.overCents || a.categoryId - b.categoryId),
    unbudgetedSpendingCents: unbudgetedSpending(spending, new Set(budgets.map(({ categoryId }) => categoryId)))
      .unbudgetedCents,
  }
}

/**
 * Whether the plan needs attention: last month's spending in the budgeted categories was above their total budget. What
 * one category has left makes up for what another is over; spending exactly the total is allowed. Source: Q-LBB-1.
 */
export const budgetNeedsAttention = (lastMonth: Pick<LiveByABudget, 'totalBudgetCents' | 'totalSpentCents'>): boolean =>
  lastMonth.totalSpentCents > lastMonth.totalBudgetCents
