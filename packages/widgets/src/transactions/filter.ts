import type { TransactionKind, TransactionQuery } from '@evenkeel/api-client/contract/transactions'
import { type IsoDate, monthRange, type Period, toPeriod, periodOfMonth } from '@evenkeel/engine'

/** The list that a link opens. Months count from 1. Source: ROUTE-46 to ROUTE-49, Q-SPEND-1. */
export type TransactionStart =
  | { readonly kind: 'all' }
  /** Everything in the current month. */
  | { readonly kind: 'month' }
  | { readonly kind: 'budget'; readonly budgetId: number; readonly year: number; readonly month: number }
  | { readonly kind: 'cashFlow'; readonly year: number; readonly month: number }
  /** The current month. */
  | { readonly kind: 'spending'; readonly categoryId?: number }

/** `incomeAndSpending` leaves out transfers between own accounts; `spending` leaves out incomes as well. */
type Show = 'all' | 'incomeAndSpending' | 'spending'

/** Why a list shows what it shows; each part that is set is shown as a chip above it. */
export interface TransactionFilter {
  /** The month; null for all time. */
  readonly period: Period | null
  readonly show: Show
  /** A budget, and the month that it was opened from, whose data has the budget's name. */
  readonly budget: { readonly budgetId: number; readonly period: Period } | null
  readonly accountIds: readonly number[]
  readonly categoryIds: readonly number[]
  /** The person's own ones; a row of any chosen category is shown. */
  readonly ownCategoryIds: readonly number[]
  readonly tags: readonly string[]
  readonly kind: TransactionKind | null
  /** Free days instead of a month. */
  readonly days: { readonly from: IsoDate; readonly to: IsoDate } | null
}

/** The category of movements between the person's own accounts. */
export const transferCategoryId = 2

export const noFilter: TransactionFilter = {
  period: null,
  show: 'all',
  budget: null,
  accountIds: [],
  categoryIds: [],
  ownCategoryIds: [],
  tags: [],
  kind: null,
  days: null,
}

export const isFiltered = ({ period, show, budget, kind, days, ...lists }: TransactionFilter): boolean =>
  period !== null ||
  show !== 'all' ||
  budget !== null ||
  kind !== null ||
  days !== null ||
  [lists.accountIds, lists.categoryIds, lists.ownCategoryIds, lists.tags].some(({ length }) => length > 0)

/** Returns the filter of a link. Throws a RangeError for a month that does not exist. */
export function toFilter(start: TransactionStart, today: IsoDate): TransactionFilter {
  switch (start.kind) {
    case 'all':
      return noFilter
    case 'month':
      return { ...noFilter, period: toPeriod(today) }
    case 'budget': {
      const period = periodOfMonth(start.year, start.month)
      return { ...noFilter, period, budget: { budgetId: start.budgetId, period } }
    }
    case 'cashFlow':
      return { ...noFilter, period: periodOfMonth(start.year, start.month), show: 'incomeAndSpending' }
    case 'spending': {
      const categoryIds = start.categoryId === undefined ? [] : [start.categoryId]
      return { ...noFilter, period: toPeriod(today), show: 'spending', categoryIds }
    }
  }
}

function toDateRange(period: Period): Pick<TransactionQuery, 'startDate' | 'endDate'> {
  const { fromDate, toDate } = monthRange(period)
  return { startDate: fromDate, endDate: toDate }
}

/** Returns the filter as a query, with only the parts that are set. */
export function toTransactionQuery({
  period,
  show,
  budget,
  accountIds,
  categoryIds,
  ownCategoryIds,
  tags,
  kind,
  days,
}: TransactionFilter): TransactionQuery {
  return {
    ...(period !== null && toDateRange(period)),
    ...(days !== null && { startDate: days.from, endDate: days.to }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(kind !== null && { kind }),
    ...(show !== 'all' && { excludeTransfers: true }),
    ...(show === 'spending' && { excludeIncomes: true }),
    ...(budget !== null && { budgetIds: [budget.budgetId] }),
    ...(accountIds.length > 0 && { userAccountIds: [...accountIds] }),
    ...(categoryIds.length > 0 && { categoryIds: [...categoryIds] }),
    ...(ownCategoryIds.length > 0 && { ownCategoryIds: [...ownCategoryIds] }),
  }
}
