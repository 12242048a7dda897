import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import {
  addMonths,
  flowOfSum,
  type Period,
  periodsBetween,
  proposeBudgets,
  toDollars,
  totalToDollars,
  unbudgetedSpending,
} from '@evenkeel/engine'
import { getCategory } from '../store/ledger/category-catalog.ts'
import { categorySums } from '../store/ledger/category-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { daysOfMonths } from './cash-flow.ts'

/** How many whole months a proposal comes from. */
export const proposalMonths = 3

/** Net spending by category and month. */
export interface Spending {
  readonly centsIn: (categoryId: number, period: Period) => number
  readonly categoryIds: readonly number[]
}

/** Reads the net spending of some months. */
export function readSpending(ledger: LedgerTransaction, first: Period, last: Period): Spending {
  const sums = categorySums(ledger, daysOfMonths(first, last))
  const cents = new Map(sums.map((sum) => [`${sum.categoryId} ${sum.period}`, flowOfSum(sum).expenseCents]))
  return {
    centsIn: (categoryId, period) => cents.get(`${categoryId} ${period}`) ?? 0,
    categoryIds: [...new Set(sums.map(({ categoryId }) => categoryId))],
  }
}

/** Returns how much a month spends without a budget. */
export const unbudgetedIn = ({ centsIn, categoryIds }: Spending, budgeted: ReadonlySet<number>, period: Period) =>
  unbudgetedSpending(
    categoryIds.map((categoryId) => ({ categoryId, spentCents: centsIn(categoryId, period) })),
    budgeted,
  )

/** Returns what a month spends in categories without a budget, the most first, each with an amount to budget. */
export function unbudgetedOf(
  { centsIn, categoryIds }: Spending,
  budgeted: ReadonlySet<number>,
  period: Period,
): Answer<'budgetMonth'>['unbudgeted'] {
  const without = categoryIds.filter((id) => !budgeted.has(id))
  const before = periodsBetween(addMonths(period, -proposalMonths), addMonths(period, -1))
  const proposals = new Map(
    proposeBudgets(
      without
        .filter((id) => getCategory(id).isBudgetable)
        .map((categoryId) => ({ categoryId, cents: before.map((month) => centsIn(categoryId, month)) })),
    ).map(({ categoryId, targetCents }) => [categoryId, targetCents]),
  )
  return without
    .map((categoryId) => ({
      categoryId,
      cents: centsIn(categoryId, period),
      proposed: proposals.get(categoryId) ?? null,
    }))
    .filter(({ cents, proposed }) => cents !== 0 || proposed !== null)
    .toSorted((one, other) => other.cents - one.cents || one.categoryId - other.categoryId)
    .map(({ categoryId, cents, proposed }) => ({
      categoryId,
      spent: totalToDollars(cents),
      proposal: proposed === null ? null : toDollars(proposed),
    }))
}
