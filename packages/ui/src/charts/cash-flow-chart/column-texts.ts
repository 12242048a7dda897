import { monthName, type Period } from '@evenkeel/engine'
import type { AmountLabels } from '../shared/amount-labels.ts'
import * as words from '../../words/cash-flow-chart.generated.ts'
import type { CashFlowLayout } from './cash-flow-chart-geometry.ts'
import { type CashFlowMonth, netCashFlow, toMonthPeriod } from './cash-flow-month.ts'

/** A month's name and net on the two lines below its bars, and all its figures as a screen reader says them. */
export type ColumnTexts = { seen: string; spoken: string }

/** Returns the words of every month of a plot; the month that is not yet over has no net. Where there is little room, its first letter is seen. */
export const columnTexts = (
  months: readonly CashFlowMonth[],
  currentPeriod: Period,
  labels: AmountLabels,
  { netStyle, isTight }: Pick<CashFlowLayout, 'netStyle' | 'isTight'>,
): ColumnTexts[] =>
  months.map((month) => {
    const period = toMonthPeriod(month)
    const soFar = period === currentPeriod
    return {
      seen: isTight
        ? monthName(period, 'short').slice(0, 1).toUpperCase()
        : `${monthName(period, 'short')}\n${soFar ? words.soFar() : labels.net(netCashFlow(month), netStyle)}`,
      spoken: `${monthName(period)}${soFar ? ` ${words.soFar()}` : ''}: ${spokenFigures(month, labels)}`,
    }
  })

function spokenFigures(month: CashFlowMonth, labels: AmountLabels): string {
  if (labels.hidden) return words.amountsHidden()
  return words.spokenFigures({
    income: labels.exact(month.totalIncomes),
    spending: labels.exact(month.totalExpenses),
    net: labels.exact(netCashFlow(month), true),
  })
}
