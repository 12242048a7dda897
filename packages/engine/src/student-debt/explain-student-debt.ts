import { DebtStrategy } from '../debt/debt-input.ts'
import { explainDebtPayoff } from '../debt/explain-debt-payoff.ts'
import { type ExplainedStep, type Explanation, step } from '../explain/explanation.ts'
import { dollars, months, speak } from '../explain/sentence.ts'
import type * as words from '../words/explained-debt.generated.ts'
import {
  type StudentDebtInput,
  type StudentDebtPlan,
  standardRepaymentMonths,
  type ValidStudentDebtPlan,
} from './student-debt-plan.ts'

const say = /* @__PURE__ */ speak<typeof words>('debt')

function savingSteps({ monthsSaved, interestSaved }: ValidStudentDebtPlan): ExplainedStep[] {
  if (monthsSaved === null || interestSaved === null) return []
  const formula = say('savedFormula', { other: 'current' })
  return [
    step(say('timeSaved'), months(monthsSaved), formula),
    step(say('interestSaved'), dollars(interestSaved), formula),
  ]
}

const loanSteps = (plan: ValidStudentDebtPlan): ExplainedStep[] => [
  step(say('federalLoans'), dollars(plan.federalBalance)),
  step(say('privateLoans'), dollars(plan.privateBalance)),
  step(
    say('standard'),
    dollars(plan.standardPayment),
    say('standardFormula', { months: String(standardRepaymentMonths) }),
  ),
  ...savingSteps(plan),
]

/**
 * Explains a student debt plan: the steps of its payoff (see `explainDebtPayoff`), then the steps of this plan. `plan`
 * is the result of `studentDebtPlan(input)`. States savings only once, compared with today's payments.
 */
export function explainStudentDebt(input: StudentDebtInput, plan: StudentDebtPlan): Explanation {
  const { loans, monthlyPayment, strategy = DebtStrategy.HIGH_INTEREST, oneOffs } = input
  const payoff = plan.valid ? { ...plan.payoff, minimumsOnly: null, monthsSaved: null, interestSaved: null } : plan
  const explained = explainDebtPayoff({ debts: loans, monthlyPayment, strategy, oneOffs }, payoff)
  return {
    ...explained,
    title: say('studentTitle'),
    steps: plan.valid ? [...explained.steps, ...loanSteps(plan)] : explained.steps,
  }
}
