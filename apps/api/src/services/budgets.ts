import type { Budget, BudgetForm } from '@evenkeel/api-client/contract/budgets'
import {
  budgetNavigation,
  effectiveBudgets,
  flowOfSum,
  type IsoDate,
  type Period,
  periodOf,
  toCents,
  toDollars,
} from '@evenkeel/engine'
import { badRequest, conflict, notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import {
  allBudgetChanges,
  budgetChangesFrom,
  findBudgetId,
  firstBudgetPeriod,
  insertBudget,
  putBudgetChange,
} from '../store/ledger/budgets.ts'
import { firstEntryDate } from '../store/ledger/entries.ts'
import { categorySums } from '../store/ledger/category-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { daysOfMonths } from './cash-flow.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireCategory } from './require.ts'

/** Net spending in cents of each category of a month. */
function spentByCategory(ledger: LedgerTransaction, period: Period): Map<number, number> {
  const sums = categorySums(ledger, daysOfMonths(period, period))
  return new Map(sums.map((sum) => [sum.categoryId, flowOfSum(sum).expenseCents]))
}

/** The budgets that hold in a month, each with what was spent. */
export function budgetsOf(ledger: LedgerTransaction, period: Period): Budget[] {
  const spent = spentByCategory(ledger, period)
  return effectiveBudgets(allBudgetChanges(ledger), period).map(({ budgetId, categoryId, targetCents }) => ({
    budgetId,
    categoryId,
    targetBudget: toDollars(targetCents),
    budgetPeriod: period,
    spent: toDollars(spent.get(categoryId) ?? 0),
  }))
}

/** The budget of one category in a month, or null. @throws ApiError 404 for an unknown category. */
export function findBudget(ledger: LedgerTransaction, categoryId: number, period: Period): Budget | null {
  requireCategory(categoryId)
  return budgetsOf(ledger, period).find((budget) => budget.categoryId === categoryId) ?? null
}

/** The months before and after, from the first with a transaction or a budget to the current one (Q-BUD-1). */
export function budgetMonths(ledger: LedgerTransaction, period: Period, today: IsoDate) {
  const firstEntry = firstEntryDate(ledger)
  const first = [firstEntry && periodOf(firstEntry), firstBudgetPeriod(ledger)]
    .filter((month) => month !== null)
    .toSorted()[0]
  return budgetNavigation(first ?? null, period, periodOf(today))
}

/** Decides about a budget from a month on; what was decided for later months gives way (Q-BUD-2). */
function decide(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  budgetId: number,
  period: Period,
  targetCents: number | null,
): void {
  recorder.willChange(
    'budget_change',
    budgetChangesFrom(ledger, budgetId, period).map(({ id }) => id),
  )
  recorder.hasCreated('budget_change', [putBudgetChange(ledger, { budgetId, period, targetCents })])
}

function budgetIdFor(ledger: LedgerTransaction, recorder: ChangeRecorder, categoryId: number): number {
  const known = findBudgetId(ledger, categoryId)
  if (known !== undefined) return known
  const budgetId = insertBudget(ledger, categoryId)
  recorder.hasCreated('budget', [budgetId])
  return budgetId
}

function requireBudget(ledger: LedgerTransaction, categoryId: number, period: Period): Budget {
  const budget = findBudget(ledger, categoryId, period)
  if (!budget) throw notFound()
  return budget
}

/**
 * Sets a budget for a category from a month on.
 *
 * @throws ApiError 404 for an unknown category, 400 for one that is not budgeted, 400 with code 10000 where it has a budget.
 */
export function createBudget(context: LedgerContext, { categoryId, targetBudget, budgetPeriod }: BudgetForm): Budget {
  const { ledger } = context
  if (!requireCategory(categoryId).isBudgetable) throw badRequest({ categoryId: 'Please select one category.' })
  if (findBudget(ledger, categoryId, budgetPeriod))
    throw conflict({ categoryId: 'You already have a budget for this category.' })
  return recordChange(context, 'budget.create', (recorder) => {
    decide(ledger, recorder, budgetIdFor(ledger, recorder, categoryId), budgetPeriod, toCents(targetBudget))
    return requireBudget(ledger, categoryId, budgetPeriod)
  })
}

/** Changes a budget from a month on; earlier months stay. @throws ApiError 404 where the category has none in that month. */
export function updateBudget(context: LedgerContext, { categoryId, targetBudget, budgetPeriod }: BudgetForm): Budget {
  const { ledger } = context
  const { budgetId } = requireBudget(ledger, categoryId, budgetPeriod)
  return recordChange(context, 'budget.update', (recorder) => {
    decide(ledger, recorder, budgetId, budgetPeriod, toCents(targetBudget))
    return requireBudget(ledger, categoryId, budgetPeriod)
  })
}

/** Ends a budget from a month on; earlier months stay. @throws ApiError 404 where the category has none in that month. */
export function deleteBudget(context: LedgerContext, categoryId: number, period: Period): Record<string, never> {
  const { ledger } = context
  const { budgetId } = requireBudget(ledger, categoryId, period)
  recordChange(context, 'budget.delete', (recorder) => decide(ledger, recorder, budgetId, period, null))
  return {}
}
