import type { IsoDate } from '../calendar/iso-date.ts'
import { addMonths, type Period, periodOf, periodParts, periodsBetween } from '../calendar/period.ts'
import { toDollars } from '../money/cents.ts'
import { type CategorySum, flowOfSum } from './category-sum.ts'

/** A month of cash flow as it goes over the wire: dollars, exact to the cent. */
export interface CashFlowMonth {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** The first of the month as 'yyyy-mm-ddT00:00:00Z'. */
  readonly monthDate: string
  /** Below 0 only when money taken back from the category Income outweighs all income. */
  readonly totalIncomes: number
  /** Positive (Q-CASH-1); below 0 only when refunds outweigh all spending. */
  readonly totalExpenses: number
  /** totalIncomes - totalExpenses. */
  readonly net: number
  /** Transactions that count; transfers between own accounts do not. */
  readonly transactionCount: number
}

/** One month, present with zeros when nothing happened (Q-CASH-1). Sums of other periods are passed over. */
export function cashFlowMonth(sums: readonly CategorySum[], period: Period): CashFlowMonth {
  const inMonth = sums.filter((sum) => sum.period === period && !sum.isTransfer)
  const flows = inMonth.map(flowOfSum)
  const incomeCents = flows.reduce((total, flow) => total + flow.incomeCents, 0)
  const expenseCents = flows.reduce((total, flow) => total + flow.expenseCents, 0)
  return {
    ...periodParts(period),
    monthDate: `${period}-01T00:00:00Z`,
    totalIncomes: toDollars(incomeCents),
    totalExpenses: toDollars(expenseCents),
    net: toDollars(incomeCents - expenseCents),
    transactionCount: inMonth.reduce((total, { count }) => total + count, 0),
  }
}

/**
 * The full months before the current one, oldest first, and the current month last: pastMonthCount + 1 items
 * (Q-CASH-1). Throws a RangeError when pastMonthCount is not a whole number of at least 0.
 */
export function cashFlowMonths(
  sums: readonly CategorySum[],
  { asOf, pastMonthCount }: { asOf: IsoDate; pastMonthCount: number },
): CashFlowMonth[] {
  if (!Number.isInteger(pastMonthCount) || pastMonthCount < 0) {
    throw new RangeError('pastMonthCount must be a whole number of at least 0')
  }
  const current = periodOf(asOf)
  const byPeriod = Map.groupBy(sums, ({ period }) => period)
  return periodsBetween(addMonths(current, -pastMonthCount), current).map((period) =>
    cashFlowMonth(byPeriod.get(period) ?? [], period),
  )
}
