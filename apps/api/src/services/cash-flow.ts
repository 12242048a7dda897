import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import {
  addMonths,
  cashFlowMonth,
  cashFlowMonths,
  type IsoDate,
  monthRange,
  type Period,
  periodOf,
  periodOfMonth,
  rankSpending,
  spendingTotals,
  toDollars,
} from '@evenkeel/engine'
import type { EntryFilter } from '../store/ledger/entry-filter.ts'
import { categorySums } from '../store/ledger/category-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { toDay } from './moment.ts'
import { requireAccounts } from './require.ts'

/** How many full months a call gets that does not say (specification section 7). */
const DEFAULT_PAST_MONTHS = 3

/** The days of the months from one to another. */
export const daysOfMonths = (first: Period, last: Period): EntryFilter => ({
  from: toDay(monthRange(first).fromDate),
  to: toDay(monthRange(last).toDate),
})

/** Income and spending of the past full months, oldest first, and of the current one. */
export function cashFlow(
  ledger: LedgerTransaction,
  today: IsoDate,
  pastMonthCount = DEFAULT_PAST_MONTHS,
): CashFlowMonth[] {
  const current = periodOf(today)
  const sums = categorySums(ledger, daysOfMonths(addMonths(current, -pastMonthCount), current), 'month and kind')
  return cashFlowMonths(sums, { asOf: today, pastMonthCount })
}

/** Income and spending of one month. */
export function cashFlowOfMonth(ledger: LedgerTransaction, year: number, month: number): CashFlowMonth {
  const period = periodOfMonth(year, month)
  return cashFlowMonth(categorySums(ledger, daysOfMonths(period, period), 'month and kind'), period)
}

/** Spending between two moments by category; each stands for its day, both included. @throws ApiError 404 for a foreign account. */
export function spending(ledger: LedgerTransaction, query: Validated<'spending'>['body']) {
  const { page, pageSize, rankSize } = query
  const filter: EntryFilter = {
    from: toDay(query.fromDate),
    to: toDay(query.toDate),
    accountIds: requireAccounts(ledger, query.userAccountIds),
    excludeManual: query.excludeManualTransactions,
  }
  const sums = categorySums(ledger, filter, 'category')
  const ranked = rankSpending(sums, {
    ...(page !== undefined && { page }),
    ...(pageSize !== undefined && { pageSize }),
    ...(rankSize !== undefined && { rankSize }),
  })
  return {
    rankedCategories: ranked.map(({ amountCents, categoryIds }) => ({
      amount: toDollars(amountCents),
      categoryIds: [...categoryIds],
    })),
    totalSpending: toDollars(spendingTotals(sums).totalCents),
  }
}
