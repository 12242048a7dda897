import { studentDebtDraft, type StudentDebtInput, studentDebtInput } from '@evenkeel/api-client/contract/plan/debts'
import {
  debtOfAccount,
  debtPayoffMessage,
  DebtStrategy,
  estimateDebtPayment,
  explainStudentDebt,
  isIncomplete,
  nothingLinkedMessage,
  PlanType,
  type StudentDebtInput as EngineInput,
  studentDebtPlan as planStudentDebt,
  type StudentLoan,
  type ValidStudentDebtPlan,
} from '@evenkeel/engine'
import { withinField } from './known.ts'
import { asItStands, type DebtFacts, debtFacts, isLate, isOwed, isPaidOff, payoffResult } from './payoff-terms.ts'
import { definePlan, type Terms } from './plan-kind.ts'

/** Federal loans alone can be paid by what one earns (Q-STU-1). */
const INCOME_DRIVEN = 'student.repayment-plans'

const toLoans = ({ accounts }: DebtFacts): StudentLoan[] =>
  accounts.filter(isOwed).flatMap((account) => {
    const { loanType, currentMonthlyPayment } = account
    if (loanType === null) return []
    return [{ ...debtOfAccount(account, () => undefined), loanType, currentMonthlyPayment: currentMonthlyPayment ?? 0 }]
  })

const toEngine = ({ monthlyPayment, strategy }: StudentDebtInput, facts: DebtFacts, { asOf }: Terms): EngineInput => ({
  loans: toLoans(facts),
  monthlyPayment,
  strategy: strategy ?? DebtStrategy.HIGH_INTEREST,
  asOf,
})

function requireValid(loans: EngineInput): ValidStudentDebtPlan {
  const plan = planStudentDebt(loans)
  if (!plan.valid) throw new Error(`A student debt plan was worked out that has no end: ${plan.reason}`)
  return plan
}

type LoanCase = { readonly input: StudentDebtInput; readonly facts: DebtFacts; readonly terms: Terms }

const dayOfEnd = ({ input, facts, terms }: LoanCase) => requireValid(toEngine(input, facts, terms)).payoffDate

/** Student debt (Q-STU-1, Q-STU-2). */
export const studentDebtPlan = definePlan({
  planType: PlanType.STUDENT_DEBT,
  version: 1,
  input: studentDebtInput,
  draft: studentDebtDraft,
  facts: debtFacts,
  proposes: isOwed,
  gather: ({ linked }) => ({ accounts: linked.map(asItStands) }),
  defaults: ({ linked }) => ({
    monthlyPayment: withinField(estimateDebtPayment(linked)),
    strategy: DebtStrategy.HIGH_INTEREST,
  }),
  faults(input, facts, terms) {
    // Told apart by the account's id: the caller puts the place in the sent list.
    const unsaid = facts.accounts
      .filter(isIncomplete)
      .map(({ userAccountId }) => [`linkedAccounts#${userAccountId}.loanType`, 'Field required'])
    if (unsaid.length > 0) return Object.fromEntries(unsaid)
    const loans = toEngine(input, facts, terms)
    const plan = planStudentDebt(loans)
    if (plan.valid) return {}
    if (plan.reason === 'NO_DEBTS') return { linkedAccounts: nothingLinkedMessage }
    return { 'input.monthlyPayment': debtPayoffMessage(plan.reason, { debts: loans.loans }) }
  },
  work(input, facts, terms) {
    const loans = toEngine(input, facts, terms)
    const plan = requireValid(loans)
    const {
      standardPayment,
      monthsSaved,
      interestSaved,
      federalBalance,
      privateBalance,
      suggestsIncomeDrivenRepayment,
      payoff,
    } = plan
    const debts = {
      debts: loans.loans,
      monthlyPayment: loans.monthlyPayment,
      strategy: loans.strategy ?? DebtStrategy.HIGH_INTEREST,
    }
    const result = {
      ...payoffResult(debts, payoff, terms),
      standardPayment,
      monthsSaved,
      interestSaved,
      federalBalance,
      privateBalance,
      suggestsIncomeDrivenRepayment,
    }
    return { result, explain: () => [explainStudentDebt(loans, plan)] }
  },
  isDone: isPaidOff,
  offGoal: (now, committed) => (isLate(dayOfEnd(now), dayOfEnd(committed)) ? '' : null),
  steps: ({ suggestsIncomeDrivenRepayment }, ownKeys) =>
    ownKeys.filter((key) => key !== INCOME_DRIVEN || suggestsIncomeDrivenRepayment),
})
