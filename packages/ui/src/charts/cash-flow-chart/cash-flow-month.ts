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

export const periodOf = ({ year, month }: CashFlowMonth): Period => periodOfMonth(year, month)

/** What was left over, in dollars exact to the cent: incomes less expenses. */
export const netOf = (month: CashFlowMonth): number =>
  (Math.round(month.totalIncomes * 100) - Math.round(month.totalExpenses * 100)) / 100

/** The months that fit: all of them, or the last three full ones and the current one in a narrow chart. */
export function visibleMonths({ months, currentPeriod }: CashFlowSpan, narrow: boolean): readonly CashFlowMonth[] {
  if (!narrow) return months
  const last = months.at(-1)
  return months.slice(last && periodOf(last) === currentPeriod ? -4 : -3)
}

/** The month the read-out starts on: the last full one, else the only one there is; null without any month. */
export function restingMonth({ months, currentPeriod }: CashFlowSpan): CashFlowMonth | null {
  return months.findLast((month) => periodOf(month) !== currentPeriod) ?? months.at(-1) ?? null
}

/** Whether no month has any income or spending to draw. */
export const isEmptyCashFlow = (months: readonly CashFlowMonth[]): boolean =>
  months.every((month) => month.totalIncomes === 0 && month.totalExpenses === 0)
