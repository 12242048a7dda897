import { monthName } from '../calendar/format-date.ts'
import type { Period } from '../calendar/period.ts'
import { flowNotes } from '../cash-flow/flow-notes.ts'
import type { Explanation } from '../explain/explanation.ts'

/** How a month's spending by category came about: `total` in dollars, the month's totalExpenses in the cash flow. */
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
