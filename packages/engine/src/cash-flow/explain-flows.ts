import { monthName } from '../calendar/format-date.ts'
import { toPeriod, type Period } from '../calendar/period.ts'
import type { Explanation } from '../explain/explanation.ts'
import { toDollars, totalToCents } from '../money/cents.ts'
import type { CashFlowMonth } from './cash-flow-months.ts'
import { flowNotes } from './flow-notes.ts'

/** Explains a month of cash flow: income, spending and their difference. */
export function explainCashFlowMonth(month: Omit<CashFlowMonth, 'net'>): Explanation {
  const netCents = totalToCents(month.totalIncomes) - totalToCents(month.totalExpenses)
  return {
    title: `Cash flow of ${monthName(toPeriod(month.monthDate))}`,
    inputs: [
      { label: 'Income', value: month.totalIncomes, unit: 'dollars', note: flowNotes.income },
      { label: 'Spending', value: month.totalExpenses, unit: 'dollars', note: flowNotes.spending },
      {
        label: 'Transactions',
        value: month.transactionCount,
        unit: 'count',
        note: flowNotes.leftOut,
      },
    ],
    steps: [{ label: 'Net', formula: 'Income − Spending', value: toDollars(netCents), unit: 'dollars' }],
    source: flowNotes.source,
  }
}

/**
 * Explains a month's spending by category. `total` is in dollars and equals the month's totalExpenses in the cash flow.
 */
export function explainSpending({ period, total }: { period: Period; total: number }): Explanation {
  return {
    title: `Spending of ${monthName(period)}`,
    inputs: [
      {
        label: 'Spending',
        value: total,
        unit: 'dollars',
        note: `${flowNotes.spending} ${flowNotes.leftOut} A split transaction counts part by part.`,
      },
    ],
    steps: [],
    source: flowNotes.source,
  }
}

/** The totals of a list of transactions, in dollars. */
export interface ListTotals {
  readonly income: number
  readonly spending: number
  readonly net: number
  /** All transactions of the list, including those that count in no total. */
  readonly count: number
}

/** Explains the totals of a list of transactions, over all of its pages. */
export function explainListTotals({ income, spending, net, count }: ListTotals): Explanation {
  return {
    title: 'Totals of this list',
    inputs: [
      { label: 'Transactions', value: count, unit: 'count', note: `On all pages of the list. ${flowNotes.leftOut}` },
      { label: 'Income', value: income, unit: 'dollars', note: flowNotes.income },
      { label: 'Spending', value: spending, unit: 'dollars', note: flowNotes.spending },
    ],
    steps: [{ label: 'Net', formula: 'Income − Spending', value: net, unit: 'dollars' }],
    source: flowNotes.source,
  }
}
