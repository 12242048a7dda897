import { monthName } from '../calendar/format-date.ts'
import { periodOf } from '../calendar/period.ts'
import type { Explanation } from '../explain/explanation.ts'
import type { CashFlowMonth } from './cash-flow-months.ts'

/** How a month of cash flow came about: what went in, what counts, and the net of it. */
export function explainCashFlowMonth(month: CashFlowMonth): Explanation {
  return {
    title: `Cash flow of ${monthName(periodOf(month.monthDate))}`,
    inputs: [
      { label: 'Income', value: month.totalIncomes, unit: 'dollars', note: 'Money in; refunds are not income.' },
      { label: 'Spending', value: month.totalExpenses, unit: 'dollars', note: 'Money out, less refunds.' },
      {
        label: 'Transactions',
        value: month.transactionCount,
        unit: 'count',
        note: 'Hidden ones, transfers between own accounts and accounts hidden from cash flow are left out.',
      },
    ],
    steps: [{ label: 'Net', formula: 'Income − Spending', value: month.net, unit: 'dollars' }],
    source: "Evenkeel's own rule for what counts as income and spending",
  }
}
