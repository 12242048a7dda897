import { monthName } from '../calendar/format-date.ts'
import type { Period } from '../calendar/period.ts'
import { flowNotes } from '../cash-flow/flow-notes.ts'
import type { Explanation } from '../explain/explanation.ts'
import { toDollars } from '../money/cents.ts'
import { type BudgetAmounts, budgetTotals } from './budget-progress.ts'

/**
 * How what is left of a month's budgets came about. Below 0 where more was spent than all of them together allow.
 *
 * Worked example: budgets of 100.00 and 50.00 with 70.00 and 60.00 spent leave 20.00.
 */
export function explainBudgets({
  period,
  budgets,
}: {
  period: Period
  budgets: readonly BudgetAmounts[]
}): Explanation {
  const { targetCents, spentCents } = budgetTotals(budgets)
  return {
    title: `Budgets of ${monthName(period)}`,
    inputs: [
      {
        label: 'Budgets',
        value: toDollars(targetCents),
        unit: 'dollars',
        note: 'An amount holds for its month and the months after it, until you change it.',
      },
      {
        label: 'Spending',
        value: toDollars(spentCents),
        unit: 'dollars',
        note: `In the categories that have a budget. ${flowNotes.spending} ${flowNotes.leftOut}`,
      },
    ],
    steps: [
      { label: 'Left', formula: 'Budgets − Spending', value: toDollars(targetCents - spentCents), unit: 'dollars' },
    ],
    source: flowNotes.source,
  }
}
