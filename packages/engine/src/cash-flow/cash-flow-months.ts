import type { IsoDate } from '../calendar/iso-date.ts'
import { addMonths, type Period, toPeriod, periodParts, periodsBetween } from '../calendar/period.ts'
import { totalToDollars } from '../money/cents.ts'
import { type CategorySum, flowOfSum } from './category-sum.ts'

/** A month of cash flow as the API answers it: dollars, exact to the cent. */
export interface CashFlowMonth {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** The first of the month as 'yyyy-mm-ddT00:00:00Z'. */
  readonly monthDate: string
  /** Below 0 only if money taken back from the category Income is more than all income. */
  readonly totalIncomes: number
  /** Positive (Q-CASH-1); below 0 only if refunds are more than all spending. */
  readonly totalExpenses: number
  /** totalIncomes - totalExpenses. */
  readonly net: number
  /** Transactions that count. Transfers between the person's accounts do not. */
  readonly transactionCount: number
}

/** Returns one month, with zeros if nothing happened. Ignores sums of other periods. Source: Q-CASH-1. */
export function cashFlowMonth(sums: readonly CategorySum[], period: Period): CashFlowMonth {
  const inMonth = sums.filter((sum) => sum.period === period && !sum.isTransfer)
  const flows = inMonth.map(flowOfSum)
  const incomeCents = flows.reduce((total, flow) => total + flow.incomeCents, 0)
  const expenseCents = flows.reduce((total, flow) => total + flow.expenseCents, 0)
  return {
    ...periodParts(period),
    monthDate: `${period}-01T00:00:00Z`,
    totalIncomes: totalToDollars(incomeCents),
    totalExpenses: totalToDollars(expenseCents),
    net: totalToDollars(incomeCents - expenseCents),
    transactionCount: inMonth.reduce((total, { count }) => total + count, 0),
  }
}

/**
 * Returns pastMonthCount + 1 months: the full months before the current one, oldest first, and the current month last.
 * Throws a RangeError when pastMonthCount is not a whole number of at least 0. Source: Q-CASH-1.
 */
export function cashFlowMonths(
  sums: readonly CategorySum[],
  { asOf, pastMonthCount }: { asOf: IsoDate; pastMonthCount: number },
): CashFlowMonth[] {
  if (!Number.isInteger(pastMonthCount) || pastMonthCount < 0) {
    throw new RangeError('pastMonthCount must be a whole number of at least 0')
  }
  const current = toPeriod(asOf)
  const byPeriod = Map.groupBy(sums, ({ period }) => period)
  return periodsBetween(addMonths(current, -pastMonthCount), current).map((period) =>
    cashFlowMonth(byPeriod.get(period) ?? [], period),
  )
}

/** The time frames of the cash-flow page; the first is the default (CASH-03, CONST-25). */
export const cashFlowTimeFrames = [{ pastMonthCount: 3 }, { pastMonthCount: 6 }, { pastMonthCount: 12 }] as const

export const defaultPastMonthCount = 3

/** The cash-flow page fetches this many past months once, so that another time frame needs no request. */
export const fetchedPastMonthCount = 12

/** Returns the past months of a time frame and the current one. `months` is oldest first, the current one last. */
export const monthsInTimeFrame = <Month>(months: readonly Month[], pastMonthCount: number): Month[] =>
  months.slice(-(pastMonthCount + 1))
