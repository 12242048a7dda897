import type { Period } from '../calendar/period.ts'
import { type Explanation, input, step } from '../explain/explanation.ts'
import { dollars, speak } from '../explain/sentence.ts'
import { totalToDollars } from '../money/cents.ts'
import type * as words from '../words/explained-flows.generated.ts'
import { type BudgetAmounts, budgetTotals } from './budget-progress.ts'

const say = /* @__PURE__ */ speak<typeof words>('flows')

/** Returns whether an amount in cents is left, spent above it, or neither. */
export const wayOf = (leftCents: number): 'left' | 'over' | 'none' => {
  if (leftCents === 0) return 'none'
  return leftCents > 0 ? 'left' : 'over'
}

/**
 * Explains what is left of a month's budgets: below 0 if more was spent than all budgets together allow.
 *
 * Worked example: budgets of 100.00 and 50.00 with 70.00 and 60.00 spent leave 20.00, and 30.00 if the months before left
 * 10.00.
 */
export function explainBudgets({
  period,
  budgets,
}: {
  period: Period
  budgets: readonly BudgetAmounts[]
}): Explanation {
  const { targetCents, carriedCents, allowedCents, spentCents } = budgetTotals(budgets)
  const [set, spent] = [dollars(totalToDollars(targetCents)), dollars(totalToDollars(spentCents))]
  const leftCents = allowedCents - spentCents
  const isCarried = carriedCents !== 0
  const carried = dollars(totalToDollars(Math.abs(carriedCents)))
  return {
    title: say('budgetsTitle', { month: { month: period } }),
    prose: [
      say('budgetsProse', {
        ...{ month: { month: period }, budgets: set, spent, way: wayOf(leftCents) },
        left: dollars(totalToDollars(Math.abs(leftCents))),
      }),
      ...(isCarried ? [say('budgetsCarried', { carry: wayOf(carriedCents), carried })] : []),
      say('budgetsRepeat'),
      say('notCounted'),
    ],
    inputs: [
      input(say('budgets'), set),
      ...(isCarried ? [input(say('carried'), dollars(totalToDollars(carriedCents)))] : []),
      input(say('budgetedSpending'), spent, say('spendingNote')),
    ],
    steps: [
      step(say('left'), dollars(totalToDollars(leftCents)), say(isCarried ? 'leftFormulaCarried' : 'leftFormula')),
    ],
    source: say('flowSource'),
  }
}
