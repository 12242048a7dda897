import { explainDebtPayoff } from '../debt/explain-debt-payoff.ts'
import { DebtStrategy } from '../debt/debt-input.ts'
import type { ExplainedStep, Explanation } from '../explain/explanation.ts'
import { standardRepaymentMonths, type StudentDebtInput, type StudentDebtPlan } from './student-debt-plan.ts'

function savingSteps(plan: Extract<StudentDebtPlan, { valid: true }>): ExplainedStep[] {
  if (plan.monthsSaved === null || plan.interestSaved === null) return []
  const formula = 'With current payments − With this plan'
  return [
    { label: 'Time saved', formula, value: plan.monthsSaved, unit: 'months' },
    { label: 'Interest saved', formula, value: plan.interestSaved, unit: 'dollars' },
  ]
}

function loanSteps(plan: Extract<StudentDebtPlan, { valid: true }>): ExplainedStep[] {
  return [
    { label: 'Federal loans', value: plan.federalBalance, unit: 'dollars' },
    { label: 'Private loans', value: plan.privateBalance, unit: 'dollars' },
    {
      label: 'Standard payment a month',
      formula: `For each loan Balance × i ÷ (1 − (1 + i)^−${standardRepaymentMonths}), i = Interest rate ÷ 12`,
      value: plan.standardPayment,
      unit: 'dollars',
    },
    ...savingSteps(plan),
  ]
}

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
    title: 'How your student debt plan was calculated',
    steps: plan.valid ? [...explained.steps, ...loanSteps(plan)] : explained.steps,
  }
}
