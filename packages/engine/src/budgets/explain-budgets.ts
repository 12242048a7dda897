import { monthName } from '../calendar/format-date.ts'
import type { Period } from '../calendar/period.ts'
import { flowNotes } from '../cash-flow/flow-notes.ts'
import type { Explanation } from '../explain/explanation.ts'
import { totalToDollars } from '../money/cents.ts'
import { type BudgetAmounts, budgetTotals } from './budget-progress.ts'

/**
 * Explains what is left of a month's budgets: below 0 if more was spent than all budgets together allow.
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
        value: totalToDollars(targetCents),
        unit: 'dollars',
        note: 'An amount holds for its month and the months after it, until you change it.',
      },
      {
        label: 'Spending',
        value: totalToDollars(spentCents),
        unit: 'dollars',
        note: `In the categories that have a budget. ${flowNotes.spending} ${flowNotes.leftOut}`,
      },
    ],
    steps: [
      {
        label: 'Left',
        formula: 'Budgets − Spending',
        value: totalToDollars(targetCents - spentCents),
        unit: 'dollars',
      },
    ],
    source: flowNotes.source,
  }
}
