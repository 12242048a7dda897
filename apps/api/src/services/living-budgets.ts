import type { Answer, Validated } from '@evenkeel/api-client/contract/endpoints'
import type { LivingBudget } from '@evenkeel/api-client/contract/living-budgets'
import {
  addMonths,
  budgetGroup,
  effectiveBudgets,
  type IsoDate,
  movableCents,
  moveMoney,
  type Period,
  rolloverIn,
  toCents,
  toDollars,
  toPeriod,
  totalToDollars,
} from '@evenkeel/engine'
import { badRequest, notFound } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import {
  allBudgetChanges,
  allRollovers,
  budgetChangesFrom,
  deleteRollovers,
  findBudgetId,
  insertRollover,
  setBudgetChange,
} from '../store/ledger/budgets.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { remembered } from '../store/ledger/remembered.ts'
import { ownBudgetGroups, saveBudgetGroups } from './budget-groups.ts'
import { budgetYearOf } from './budget-year.ts'
import { budgetsOfMonth, firstMonthCarried } from './budgets.ts'
import { incomeUseOf, type RareCostCents, rareCostsOf } from './income-use.ts'
import { recordChange } from './record-change.ts'
import { requireCategory } from './require.ts'
import { proposalMonths, readSpending, type Spending, unbudgetedIn, unbudgetedOf } from './unbudgeted.ts'
import { say } from '../say.ts'

const oneBudget = say('pleaseChooseTwoBudgetsOfThis')
const tooMuch = say('pleaseEnterLessThanTheBudget')

/** The months of which spending is read: since rollover began, and those that proposals come from. */
function firstMonth(ledger: LedgerTransaction, period: Period): Period {
  const carried = firstMonthCarried(ledger, period)
  const proposed = addMonths(period, -proposalMonths)
  return carried < proposed ? carried : proposed
}

/** Returns a month's budgets with what the months before bring along. */
function livingBudgets(ledger: LedgerTransaction, spending: Spending, period: Period): LivingBudget[] {
  const rollovers = allRollovers(ledger)
  return budgetsOfMonth(ledger, period, spending).map(
    ({ budgetId, categoryId, targetCents, carriedCents, allowedCents, spentCents }) => {
      const rule = rolloverIn(rollovers, categoryId, period)
      return {
        budgetId,
        categoryId,
        group: budgetGroup(categoryId),
        targetBudget: toDollars(targetCents),
        carried: totalToDollars(carriedCents),
        spent: totalToDollars(spentCents),
        left: totalToDollars(allowedCents - spentCents),
        keepsLeft: rule?.keepsLeft ?? false,
        keepsOver: rule?.keepsOver ?? false,
      }
    },
  )
}

const sumOf = (amounts: readonly number[]): number =>
  totalToDollars(amounts.reduce((total, dollars) => total + Math.round(dollars * 100), 0))

const toRareCost = ({ amountCents, monthlyCents, ...cost }: RareCostCents) => ({
  ...cost,
  amount: toDollars(amountCents),
  monthly: totalToDollars(monthlyCents),
})

/**
 * Returns a month's budgets, what its income is for, and what is spent without a budget. Kept in memory while the ledger
 * does not change.
 */
export const budgetMonthOf: (
  ledger: LedgerTransaction,
  asked: { readonly period: Period; readonly today: IsoDate },
) => Answer<'budgetMonth'> = remembered(
  ({ period, today }) => `${period} ${today}`,
  (ledger, { period, today }) => {
    const spending = readSpending(ledger, firstMonth(ledger, period), period)
    const budgets = livingBudgets(ledger, spending, period)
    const budgeted = new Set(budgets.map(({ categoryId }) => categoryId))
    const isPresent = period === toPeriod(today)
    const rareCosts = isPresent ? rareCostsOf(ledger, budgeted, today) : []
    const budgetsCents = budgets.reduce((sum, { targetBudget }) => sum + toCents(targetBudget), 0)
    const setAside = rareCosts.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0)
    const unbudgeted = unbudgetedOf(spending, budgeted, period)
    return {
      budgetPeriod: period,
      budgets,
      ownGroups: ownBudgetGroups(ledger),
      left: sumOf(budgets.map(({ left }) => left)),
      incomeUse: isPresent ? incomeUseOf(ledger, budgeted, { budgetsCents, setAsideCents: setAside }, today) : null,
      rareCosts: rareCosts.map(toRareCost),
      unbudgeted,
      unbudgetedTotal: totalToDollars(unbudgetedIn(spending, budgeted, period).unbudgetedCents),
    }
  },
)

/**
 * Chooses what becomes of money that a budget leaves over, from a month on.
 * @throws ApiError 404 for an unknown category, and for one without a budget in that month.
 */
function setBudgetRollover({ body }: Validated<'setBudgetRollover'>, context: LedgerContext): Record<string, never> {
  const { ledger } = context
  const { categoryId, budgetPeriod: period, keepsLeft, keepsOver } = body
  requireCategory(categoryId)
  const budget = effectiveBudgets(allBudgetChanges(ledger), period).find((one) => one.categoryId === categoryId)
  if (!budget) throw notFound()
  const { budgetId } = budget
  recordChange(context, 'budget.rollover', (recorder) => {
    const later = allRollovers(ledger).filter((one) => one.budgetId === budgetId && one.period >= period)
    const ids = later.map(({ id }) => id)
    recorder.willChange('budget_rollover', ids)
    deleteRollovers(ledger, ids)
    const before = rolloverIn(allRollovers(ledger), categoryId, period)
    if ((before?.keepsLeft ?? false) === keepsLeft && (before?.keepsOver ?? false) === keepsOver) return
    recorder.hasCreated('budget_rollover', [insertRollover(ledger, { budgetId, period, keepsLeft, keepsOver })])
  })
  return {}
}

/**
 * Moves money from one budget to another, in one month.
 * @throws ApiError 404 for an unknown category, 400 for one without a budget in that month and for too much money.
 */
function moveBudgetMoney({ body }: Validated<'moveBudgetMoney'>, context: LedgerContext): Record<string, never> {
  const { ledger } = context
  const { budgetPeriod: period, fromCategoryId, toCategoryId, amount } = body
  requireCategory(fromCategoryId)
  requireCategory(toCategoryId)
  const changes = allBudgetChanges(ledger)
  const budgets = effectiveBudgets(changes, period)
  const from = budgets.find(({ categoryId }) => categoryId === fromCategoryId)
  const to = budgets.find(({ categoryId }) => categoryId === toCategoryId)
  if (!from) throw badRequest({ fromCategoryId: oneBudget })
  if (!to || from === to) throw badRequest({ toCategoryId: oneBudget })
  const amountCents = toCents(amount)
  if (amountCents > movableCents(from.targetCents)) throw badRequest({ amount: tooMuch })
  const moved = moveMoney(changes, { period, fromCategoryId, toCategoryId, amountCents }) ?? []
  recordChange(context, 'budget.move', (recorder) => {
    for (const { categoryId, ...change } of moved) {
      const budgetId = findBudgetId(ledger, categoryId)
      if (budgetId === undefined) throw notFound()
      const known = budgetChangesFrom(ledger, budgetId, change.period).filter((one) => one.period === change.period)
      recorder.willChange(
        'budget_change',
        known.map(({ id }) => id),
      )
      recorder.hasCreated('budget_change', [setBudgetChange(ledger, { budgetId, ...change })])
    }
  })
  return {}
}

export const livingBudgetCalls = {
  budgetMonth: ({ body }, { ledger, today }) => budgetMonthOf(ledger, { period: body.budgetPeriod, today }),
  budgetYear: ({ body }, { ledger, today }) => budgetYearOf(ledger, body.year, today),
  setBudgetRollover,
  moveBudgetMoney,
  saveBudgetGroups,
} satisfies LedgerCalls
