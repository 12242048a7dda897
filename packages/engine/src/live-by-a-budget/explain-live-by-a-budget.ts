import { wayOf } from '../budgets/explain-budgets.ts'
import { type Explanation, input, step } from '../explain/explanation.ts'
import { count, dollars, type FigureInWords, speak } from '../explain/sentence.ts'
import { totalToDollars } from '../money/cents.ts'
import type * as words from '../words/explained-flows.generated.ts'
import { type LiveByABudget, liveByABudget, type LiveByABudgetInput } from './live-by-a-budget.ts'

const say = /* @__PURE__ */ speak<typeof words>('flows')

const amount = (cents: number): FigureInWords => dollars(totalToDollars(cents))

const steps = (result: LiveByABudget) => [
  step(say('averageIncome'), amount(result.averageIncomeCents), say('averageIncomeFormula')),
  step(say('totalBudget'), amount(result.totalBudgetCents), say('totalBudgetFormula')),
  step(say('totalSpent'), amount(result.totalSpentCents), say('totalSpentFormula')),
  step(say('remaining'), amount(result.remainingCents), say('remainingFormula')),
  step(say('categoriesOver'), count(result.overspentCategories.length)),
  step(say('unbudgeted'), amount(result.unbudgetedSpendingCents), say('unbudgetedFormula')),
]

/** Explains the month's figures. Throws like `liveByABudget`. */
export function explainLiveByABudget(given: LiveByABudgetInput): Explanation {
  const result = liveByABudget(given)
  const [oldest = 0, middle = 0, newest = 0] = given.incomeCents
  return {
    title: say('budgetPlanTitle'),
    prose: [
      say('budgetPlanProse', {
        budgets: amount(result.totalBudgetCents),
        count: given.budgets.length,
        spent: amount(result.totalSpentCents),
        way: wayOf(result.remainingCents),
        left: amount(Math.abs(result.remainingCents)),
      }),
      say('budgetPlanOver', { count: result.overspentCategories.length }),
      say('budgetPlanElsewhere', { amount: amount(result.unbudgetedSpendingCents) }),
    ],
    inputs: [
      input(say('incomeThreeMonthsAgo'), amount(oldest)),
      input(say('incomeTwoMonthsAgo'), amount(middle)),
      input(say('incomeLastMonth'), amount(newest)),
      input(say('budgets'), count(given.budgets.length)),
    ],
    steps: steps(result),
    source: say('budgetPlanSource'),
  }
}
