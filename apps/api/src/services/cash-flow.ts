import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import {
  addMonths,
  cashFlowMonth,
  cashFlowMonths,
  type IsoDate,
  monthRange,
  type Period,
  toPeriod,
  periodOfMonth,
  rankSpending,
  spendingTotals,
  totalToDollars,
} from '@evenkeel/engine'
import type { LedgerCalls } from '../http/handlers.ts'
import type { EntryFilter } from '../store/ledger/entry-filter.ts'
import { categorySums } from '../store/ledger/category-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { remembered } from '../store/ledger/remembered.ts'
import { toDay } from './moment.ts'
import { requireAccounts } from './require.ts'
import { requireTotals } from './totals-of-widget.ts'

/** The number of full past months returned when a call names none. Source: API-40. */
const defaultPastMonths = 3

/** Returns a filter for all days from the first month to the last. */
export const daysOfMonths = (first: Period, last: Period): EntryFilter => ({
  from: toDay(monthRange(first).fromDate),
  to: toDay(monthRange(last).toDate),
})

/** Returns income and spending of the full past months, oldest first, then of the current month. */
export function cashFlow(
  ledger: LedgerTransaction,
  today: IsoDate,
  pastMonthCount = defaultPastMonths,
): CashFlowMonth[] {
  const current = toPeriod(today)
  const sums = categorySums(ledger, daysOfMonths(addMonths(current, -pastMonthCount), current), 'month and kind')
  return cashFlowMonths(sums, { asOf: today, pastMonthCount })
}

/** Returns income and spending of one month. */
function cashFlowOfMonth(ledger: LedgerTransaction, year: number, month: number): CashFlowMonth {
  const period = periodOfMonth(year, month)
  return cashFlowMonth(categorySums(ledger, daysOfMonths(period, period), 'month and kind'), period)
}

/**
 * Returns spending by category between two moments, both days included.
 * @throws ApiError 404 for an account that is unknown or another person's.
 */
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
      amount: totalToDollars(amountCents),
      categoryIds: [...categoryIds],
    })),
    totalSpending: totalToDollars(spendingTotals(sums).totalCents),
  }
}

interface FlowQuery {
  readonly today: IsoDate
  readonly pastMonthCount: number | undefined
}

const rememberedFlow = remembered(
  ({ today, pastMonthCount }: FlowQuery) => `${today} ${pastMonthCount}`,
  (ledger, { today, pastMonthCount }) => cashFlow(ledger, today, pastMonthCount),
)
const rememberedSpending = remembered((query: Validated<'spending'>['body']) => JSON.stringify(query), spending)

export const cashFlowCalls = {
  cashFlow: ({ body: { pastMonthCount } }, { ledger, today }) => rememberedFlow(ledger, { today, pastMonthCount }),
  cashFlowMonth: ({ body }, { ledger }) => cashFlowOfMonth(ledger, body.year, body.month),
  spending({ body }, { ledger, person: { widget } }) {
    if (widget !== undefined) requireTotals(body)
    return rememberedSpending(ledger, body)
  },
} satisfies LedgerCalls
