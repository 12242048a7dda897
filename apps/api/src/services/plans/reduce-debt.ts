import { debtPayoffInputOf } from '@evenkeel/api-client/contract/plan/debt-payoff-input-of'
import { reduceDebtDraft, type ReduceDebtInput, reduceDebtInput } from '@evenkeel/api-client/contract/plan/debts'
import {
  debtPayoffMessage,
  type DebtPayoffInput,
  DebtStrategy,
  defaultInterestThreshold,
  estimateDebtPayment,
  explainDebtPayoff,
  planDebtPayoff,
  PlanType,
  type ValidDebtPayoff,
} from '@evenkeel/engine'
import { withinField } from './known.ts'
import {
  asItStands,
  type DebtFacts,
  debtFacts,
  endOf,
  isLate,
  isOwed,
  isPaidOff,
  payoffResult,
} from './payoff-terms.ts'
import { definePlan, type Terms } from './plan-kind.ts'

const toEngine = (input: ReduceDebtInput, { accounts }: DebtFacts): DebtPayoffInput =>
  debtPayoffInputOf(input, accounts)

function requireValid(input: DebtPayoffInput): ValidDebtPayoff {
  const payoff = planDebtPayoff(input)
  if (!payoff.valid) throw new Error(`A debt plan was worked out that has no end: ${payoff.reason}`)
  return payoff
}

type DebtCase = { readonly input: ReduceDebtInput; readonly facts: DebtFacts; readonly terms: Terms }

const dayOfEnd = ({ input, facts, terms }: DebtCase) => endOf(requireValid(toEngine(input, facts)), terms)

/** Reduce debt (Q-DEBT-1 to Q-DEBT-5). */
export const reduceDebtPlan = definePlan({
  planType: PlanType.REDUCE_DEBT,
  version: 1,
  input: reduceDebtInput,
  draft: reduceDebtDraft,
  facts: debtFacts,
  proposes: isOwed,
  gather: ({ linked }) => ({ accounts: linked.map(asItStands) }),
  defaults: ({ linked }) => ({
    monthlyPayment: withinField(estimateDebtPayment(linked)),
    interestRate: defaultInterestThreshold / 100,
    strategy: DebtStrategy.HIGH_INTEREST,
  }),
  faults(input, facts) {
    const debts = toEngine(input, facts)
    const payoff = planDebtPayoff(debts)
    if (payoff.valid) return {}
    const field = payoff.reason === 'NO_DEBTS' ? 'linkedAccounts' : 'input.monthlyPayment'
    return { [field]: debtPayoffMessage(payoff.reason, debts) }
  },
  work(input, facts, terms) {
    const debts = toEngine(input, facts)
    const payoff = requireValid(debts)
    const { monthsSaved, interestSaved, minimumsOnly } = payoff
    const result = { ...payoffResult(debts, payoff, terms), monthsSaved, interestSaved, minimumsOnly }
    return { result, explain: () => [explainDebtPayoff(debts, payoff)] }
  },
  isDone: isPaidOff,
  offGoal: (now, committed) => (isLate(dayOfEnd(now), dayOfEnd(committed)) ? '' : null),
})
