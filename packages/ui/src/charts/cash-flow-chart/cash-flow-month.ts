import { type Period, periodOfMonth } from '@evenkeel/engine'

/**
 * What came in and went out in a calendar month (`month` is 1 to 12), in dollars. Both totals are usually positive;
 * either is negative where corrections or refunds exceed the rest.
 */
export type CashFlowMonth = {
  year: number
  month: number
  totalIncomes: number
  totalExpenses: number
  transactionCount: number
}

/** The months of a chart, the oldest first, seen from the month that is not yet over. */
export type CashFlowSpan = { months: readonly CashFlowMonth[]; currentPeriod: Period }

export const toMonthPeriod = ({ year, month }: CashFlowMonth): Period => periodOfMonth(year, month)

/** Returns what was left over, in dollars exact to the cent: incomes less expenses. */
export const netCashFlow = (month: CashFlowMonth): number =>
  (Math.round(month.totalIncomes * 100) - Math.round(month.totalExpenses * 100)) / 100

/** Returns the month the read-out starts on: the last full one, else the only one; null without any month. */
export function restingMonth({ months, currentPeriod }: CashFlowSpan): CashFlowMonth | null {
  return months.findLast((month) => toMonthPeriod(month) !== currentPeriod) ?? months.at(-1) ?? null
}

/** Whether no month has any income or spending to draw. */
export const isEmptyCashFlow = (months: readonly CashFlowMonth[]): boolean =>
  months.every((month) => month.totalIncomes === 0 && month.totalExpenses === 0)
