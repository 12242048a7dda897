import type { TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { type IsoDate, monthRange, type Period, periodOf, periodOfMonth } from '@evenkeel/engine'

/** Which list a link leads to. Months count from 1. Source: product specification, section 2, and Q-SPEND-1. */
export type TransactionStart =
  | { readonly kind: 'all' }
  | { readonly kind: 'budget'; readonly budgetId: number; readonly year: number; readonly month: number }
  | { readonly kind: 'cashFlow'; readonly year: number; readonly month: number }
  /** The current month. */
  | { readonly kind: 'spending'; readonly categoryId?: number }

/** `incomeAndSpending` leaves out what moves between own accounts; `spending` leaves out incomes as well. */
export type Show = 'all' | 'incomeAndSpending' | 'spending'

/** Why a list shows what it shows; each part that is set stands as a chip above it. */
export interface TransactionFilter {
  /** The month; null for all time. */
  readonly period: Period | null
  readonly show: Show
  /** A budget, and the month that it was opened from, which knows its name. */
  readonly budget: { readonly budgetId: number; readonly period: Period } | null
  readonly accountIds: readonly number[]
  readonly categoryIds: readonly number[]
}

export const noFilter: TransactionFilter = { period: null, show: 'all', budget: null, accountIds: [], categoryIds: [] }

export const isFiltered = ({ period, show, budget, accountIds, categoryIds }: TransactionFilter): boolean =>
  period !== null || show !== 'all' || budget !== null || accountIds.length > 0 || categoryIds.length > 0

/** The filter that a link brings along. Throws a RangeError for a month that does not exist. */
export function filterOf(start: TransactionStart, today: IsoDate): TransactionFilter {
  switch (start.kind) {
    case 'all':
      return noFilter
    case 'budget': {
      const period = periodOfMonth(start.year, start.month)
      return { ...noFilter, period, budget: { budgetId: start.budgetId, period } }
    }
    case 'cashFlow':
      return { ...noFilter, period: periodOfMonth(start.year, start.month), show: 'incomeAndSpending' }
    case 'spending': {
      const categoryIds = start.categoryId === undefined ? [] : [start.categoryId]
      return { ...noFilter, period: periodOf(today), show: 'spending', categoryIds }
    }
  }
}

function rangeOf(period: Period): Pick<TransactionQuery, 'startDate' | 'endDate'> {
  const { fromDate, toDate } = monthRange(period)
  return { startDate: fromDate, endDate: toDate }
}

/** The filter as the call takes it: only what it narrows is named. */
export function queryOf({ period, show, budget, accountIds, categoryIds }: TransactionFilter): TransactionQuery {
  return {
    ...(period !== null && rangeOf(period)),
    ...(show !== 'all' && { excludeTransfers: true }),
    ...(show === 'spending' && { excludeIncomes: true }),
    ...(budget !== null && { budgetIds: [budget.budgetId] }),
    ...(accountIds.length > 0 && { userAccountIds: [...accountIds] }),
    ...(categoryIds.length > 0 && { categoryIds: [...categoryIds] }),
  }
}
