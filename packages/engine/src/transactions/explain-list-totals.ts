import { flowNotes } from '../cash-flow/flow-notes.ts'
import type { Explanation } from '../explain/explanation.ts'

/** What a list of transactions comes to, in dollars. */
export interface ListTotals {
  readonly income: number
  readonly spending: number
  readonly net: number
  /** All in the list, also those that count in no total. */
  readonly count: number
}

/** How the totals over a list of transactions came about: all its pages, and what counts of them. */
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
