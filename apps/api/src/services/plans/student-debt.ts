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
import { fieldRequired, type FieldErrors } from '../../errors.ts'
import { withinField } from './known.ts'
import {
  asItStands,
  asOnceCounted,
  type DebtFacts,
  debtFacts,
  isLate,
  isOwed,
  isPaidOff,
  judgedDebts,
  missingTermFacts,
  paymentsLeft,
  payoffProgress,
  payoffResult,
  unstatedTerms,
  wasGuessed,
} from './payoff-terms.ts'
import { definePlan, type CalculationBasis } from './plan-definition.ts'

/** The step for income-driven repayment, which only federal loans allow. Source: Q-STU-1. */
const incomeDriven = 'student.repayment-plans'

const toLoans = (facts: DebtFacts): StudentLoan[] =>
  asOnceCounted(facts)
    .filter(isOwed)
    .flatMap((account) => {
      const { loanType, currentMonthlyPayment } = account
      if (loanType === null) return []
      return [
        { ...debtOfAccount(account, () => undefined), loanType, currentMonthlyPayment: currentMonthlyPayment ?? 0 },
      ]
    })

const toEngine = (input: StudentDebtInput, facts: DebtFacts, { asOf }: CalculationBasis): EngineInput => ({
  ...input,
  loans: toLoans(facts),
  asOf,
})

function requireValid(loans: EngineInput): ValidStudentDebtPlan {
  const plan = planStudentDebt(loans)
  if (!plan.valid) throw new Error(`A student debt plan was worked out that has no end: ${plan.reason}`)
  return plan
}

type LoanCase = { readonly input: StudentDebtInput; readonly facts: DebtFacts; readonly terms: CalculationBasis }

const dayOfEnd = ({ input, facts, terms }: LoanCase) => requireValid(toEngine(input, facts, terms)).payoffDate

const missingLoanTypes = ({ accounts }: DebtFacts) =>
  accounts.filter(isIncomplete).map(({ userAccountId }) => ({ key: 'loanType', accountId: userAccountId }))

function judgedPlan({ input, facts, terms }: LoanCase) {
  const { loans, monthlyPayment, strategy = DebtStrategy.HIGH_INTEREST, oneOffs } = toEngine(input, facts, terms)
  return { debts: judgedDebts(loans, facts), monthlyPayment, strategy, oneOffs }
}

/** Student debt. Source: Q-STU-1, Q-STU-2. */
export const studentDebtPlan = definePlan({
  planType: PlanType.STUDENT_DEBT,
  version: 1,
  input: studentDebtInput,
  draft: studentDebtDraft,
  facts: debtFacts,
  suggestsAccount: isOwed,
  loadFacts: ({ linked }) => ({ accounts: linked.map(asItStands) }),
  inputToday: ({ input, terms }, { today }) => paymentsLeft(input, terms, today),
  defaults: ({ linked }) => ({
    monthlyPayment: withinField(estimateDebtPayment(linked)),
    strategy: DebtStrategy.HIGH_INTEREST,
  }),
  faults(input, facts, terms) {
    // Names the account by id; the caller replaces the id with the account's place in the sent list.
    const unsaid = facts.accounts
      .filter(isIncomplete)
      .map(({ userAccountId }) => [`linkedAccounts#${userAccountId}.loanType`, fieldRequired])
    const missing: FieldErrors = { ...Object.fromEntries(unsaid), ...unstatedTerms(facts) }
    if (Object.keys(missing).length > 0) return missing
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
      oneOffs: loans.oneOffs,
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
  progress: (now, promise) => payoffProgress(now, promise),
  judged: (now, _ground, promise) => ({
    planType: PlanType.STUDENT_DEBT,
    isPaidOff: isPaidOff(now.facts),
    missing: [...missingTermFacts(now.facts), ...missingLoanTypes(now.facts)],
    plan: judgedPlan(now),
    promisedEnd: promise === null || wasGuessed(promise) ? null : dayOfEnd(promise),
    asOf: now.terms.asOf,
  }),
  isOffTrack: (now, committed) => (wasGuessed(committed) || isLate(dayOfEnd(now), dayOfEnd(committed)) ? '' : null),
  steps: ({ suggestsIncomeDrivenRepayment }, ownKeys) =>
    ownKeys.filter((key) => key !== incomeDriven || suggestsIncomeDrivenRepayment),
})
