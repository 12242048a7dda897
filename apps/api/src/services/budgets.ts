import type { Budget } from '@evenkeel/api-client/contract/budgets'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import {
  budgetNavigation,
  carriedCents,
  effectiveBudgets,
  type IsoDate,
  type Period,
  toPeriod,
  toCents,
  toDollars,
  totalToDollars,
} from '@evenkeel/engine'
import { badRequest, conflict, notFound } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import {
  allBudgetChanges,
  allRollovers,
  budgetChangesFrom,
  findBudgetId,
  firstBudgetPeriod,
  insertBudget,
  putBudgetChange,
} from '../store/ledger/budgets.ts'
import { firstEntryDate } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireCategory } from './require.ts'
import { readSpending } from './unbudgeted.ts'
import { say } from '../say.ts'

/** A budget in effect in a month, in cents. */
interface MonthBudget {
  readonly budgetId: number
  readonly categoryId: number
  readonly targetCents: number
  /** Above 0 what the months before left, below 0 what they took too much. */
  readonly carriedCents: number
  /** What may be spent: both together. */
  readonly allowedCents: number
  readonly spentCents: number
}

/** Returns the first month whose spending decides what a month's budgets have: since rollover began. */
export function firstMonthCarried(ledger: LedgerTransaction, period: Period): Period {
  const began = allRollovers(ledger)[0]?.period ?? period
  return began < period ? began : period
}

/**
 * Returns the budgets in effect in a month. What says that a budget is left, used up, or over takes it from here.
 * @param spending that of all months since `firstMonthCarried`.
 */
export function budgetsOfMonth(
  ledger: LedgerTransaction,
  period: Period,
  { centsIn: spentCents } = readSpending(ledger, firstMonthCarried(ledger, period), period),
): MonthBudget[] {
  const changes = allBudgetChanges(ledger)
  const rollovers = allRollovers(ledger)
  return effectiveBudgets(changes, period).map(({ budgetId, categoryId, targetCents }) => {
    const carried = carriedCents({ changes, rollovers, spentCents }, categoryId, period)
    return {
      budgetId,
      categoryId,
      targetCents,
      carriedCents: carried,
      allowedCents: targetCents + carried,
      spentCents: spentCents(categoryId, period),
    }
  })
}

/** Returns the budgets in effect in a month, each with its spending. */
export const listBudgets = (ledger: LedgerTransaction, period: Period): Budget[] =>
  budgetsOfMonth(ledger, period).map((budget) => ({
    budgetId: budget.budgetId,
    categoryId: budget.categoryId,
    targetBudget: toDollars(budget.targetCents),
    budgetPeriod: period,
    carried: totalToDollars(budget.carriedCents),
    spent: totalToDollars(budget.spentCents),
  }))

/** Returns the budget of one category in a month, or null. @throws ApiError 404 for an unknown category. */
function findBudget(ledger: LedgerTransaction, categoryId: number, period: Period): Budget | null {
  requireCategory(categoryId)
  return listBudgets(ledger, period).find((budget) => budget.categoryId === categoryId) ?? null
}

/**
 * Returns the previous and next month, within the first month with a transaction or a budget and the current one.
 * Source: Q-BUD-1.
 */
function budgetMonths(ledger: LedgerTransaction, period: Period, today: IsoDate) {
  const firstEntry = firstEntryDate(ledger)
  const first = [firstEntry && toPeriod(firstEntry), firstBudgetPeriod(ledger)]
    .filter((month) => month !== null)
    .toSorted()[0]
  return budgetNavigation(first ?? null, period, toPeriod(today))
}

/** Sets or ends a budget from a month on, replacing what was set for later months. Source: Q-BUD-2. */
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
 * @throws ApiError 404 for an unknown category, 400 for a category that cannot be budgeted, 400 with code 10000 if the
 * category already has a budget.
 */
function createBudget({ body }: Validated<'createBudget'>, context: LedgerContext): Budget {
  const { categoryId, targetBudget, budgetPeriod } = body
  const { ledger } = context
  if (!requireCategory(categoryId).isBudgetable) throw badRequest({ categoryId: say('selectOneCategory') })
  if (findBudget(ledger, categoryId, budgetPeriod)) throw conflict({ categoryId: say('youAlreadyHaveABudgetFor') })
  return recordChange(context, 'budget.create', (recorder) => {
    decide(ledger, recorder, budgetIdFor(ledger, recorder, categoryId), budgetPeriod, toCents(targetBudget))
    return requireBudget(ledger, categoryId, budgetPeriod)
  })
}

/**
 * Changes a budget from a month on; earlier months stay.
 * @throws ApiError 404 if the category has no budget in that month.
 */
function updateBudget({ body }: Validated<'updateBudget'>, context: LedgerContext): Budget {
  const { categoryId, targetBudget, budgetPeriod } = body
  const { ledger } = context
  const { budgetId } = requireBudget(ledger, categoryId, budgetPeriod)
  return recordChange(context, 'budget.update', (recorder) => {
    decide(ledger, recorder, budgetId, budgetPeriod, toCents(targetBudget))
    return requireBudget(ledger, categoryId, budgetPeriod)
  })
}

/**
 * Ends a budget from a month on; earlier months stay.
 * @throws ApiError 404 if the category has no budget in that month.
 */
function deleteBudget({ body }: Validated<'deleteBudget'>, context: LedgerContext): Record<string, never> {
  const { ledger } = context
  const { budgetId } = requireBudget(ledger, body.categoryId, body.budgetPeriod)
  recordChange(context, 'budget.delete', (recorder) => decide(ledger, recorder, budgetId, body.budgetPeriod, null))
  return {}
}

export const budgetCalls = {
  budget: ({ body }, { ledger }) => findBudget(ledger, body.categoryId, body.budgetPeriod),
  budgets: ({ body }, { ledger }) => listBudgets(ledger, body.budgetPeriod),
  budgetNavigation: ({ body }, { ledger, today }) => budgetMonths(ledger, body.budgetPeriod, today),
  createBudget,
  updateBudget,
  deleteBudget,
} satisfies LedgerCalls
