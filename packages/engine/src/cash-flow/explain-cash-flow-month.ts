import { monthName } from '../calendar/format-date.ts'
import { periodOf } from '../calendar/period.ts'
import type { Explanation } from '../explain/explanation.ts'
import { toDollars, totalToCents } from '../money/cents.ts'
import type { CashFlowMonth } from './cash-flow-months.ts'
import { flowNotes } from './flow-notes.ts'

/** How a month of cash flow came about: what went in, what counts, and the net of it. */
export function explainCashFlowMonth(month: Omit<CashFlowMonth, 'net'>): Explanation {
  const netCents = totalToCents(month.totalIncomes) - totalToCents(month.totalExpenses)
  return {
    title: `Cash flow of ${monthName(periodOf(month.monthDate))}`,
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
