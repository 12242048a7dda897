import { monthName, type Period } from '@evenkeel/engine'
import type { AmountLabels, NetStyle } from '../shared/amount-labels.ts'
import { type CashFlowMonth, netOf, periodOf } from './cash-flow-month.ts'

/** A month's name and net as they stand below its bars on two lines, and all its figures as a screen reader says them. */
export type ColumnTexts = { seen: string; spoken: string }

/** The words of every month of a plot; the net of the one that is not yet over is not said. */
export const columnTexts = (
  months: readonly CashFlowMonth[],
  currentPeriod: Period,
  labels: AmountLabels,
  style: NetStyle,
): ColumnTexts[] =>
  months.map((month) => {
    const period = periodOf(month)
    const soFar = period === currentPeriod
    return {
      seen: `${monthName(period, 'short')}\n${soFar ? 'so far' : labels.net(netOf(month), style)}`,
      spoken: `${monthName(period)}${soFar ? ' so far' : ''}: ${spokenFigures(month, labels)}`,
    }
  })

function spokenFigures(month: CashFlowMonth, labels: AmountLabels): string {
  if (labels.hidden) return 'amounts hidden'
  const net = labels.exact(netOf(month), true)
  return `income ${labels.exact(month.totalIncomes)}, spending ${labels.exact(month.totalExpenses)}, net ${net}`
}
