import { reduceDebtDraft, type ReduceDebtInput, reduceDebtInput } from '@evenkeel/api-client/contract/plan/debts'
import {
  type DebtPayoffInput,
  debtPayoffMessage,
  DebtStrategy,
  defaultInterestThreshold,
  estimateDebtPayment,
  explainDebtPayoff,
  planDebtPayoff,
  PlanType,
  toDebtPayoffInput,
  type ValidDebtPayoff,
} from '@evenkeel/engine'
import { withinField } from './known.ts'
import {
  asItStands,
  asOnceCounted,
  type DebtFacts,
  debtFacts,
  payoffDay,
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

const toEngine = (input: ReduceDebtInput, facts: DebtFacts): DebtPayoffInput =>
  toDebtPayoffInput(input, asOnceCounted(facts))

function requireValid(input: DebtPayoffInput): ValidDebtPayoff {
  const payoff = planDebtPayoff(input)
  if (!payoff.valid) throw new Error(`A debt plan was worked out that has no end: ${payoff.reason}`)
  return payoff
}

type DebtCase = { readonly input: ReduceDebtInput; readonly facts: DebtFacts; readonly terms: CalculationBasis }

const dayOfEnd = ({ input, facts, terms }: DebtCase) => payoffDay(requireValid(toEngine(input, facts)), terms)

function judgedPlan({ input, facts }: DebtCase) {
  const plan = toEngine(input, facts)
  return { ...plan, debts: judgedDebts(plan.debts, facts) }
}

/** Reduce debt. Source: Q-DEBT-1 to Q-DEBT-5. */
export const reduceDebtPlan = definePlan({
  planType: PlanType.REDUCE_DEBT,
  version: 1,
  input: reduceDebtInput,
  draft: reduceDebtDraft,
  facts: debtFacts,
  suggestsAccount: isOwed,
  loadFacts: ({ linked }) => ({ accounts: linked.map(asItStands) }),
  inputToday: ({ input, terms }, { today }) => paymentsLeft(input, terms, today),
  defaults: ({ linked }) => ({
    monthlyPayment: withinField(estimateDebtPayment(linked)),
    interestRate: defaultInterestThreshold / 100,
    strategy: DebtStrategy.HIGH_INTEREST,
  }),
  faults(input, facts) {
    const unstated = unstatedTerms(facts)
    if (Object.keys(unstated).length > 0) return unstated
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
  progress: (now, promise) => payoffProgress(now, promise),
  judged: (now, _ground, promise) => ({
    planType: PlanType.REDUCE_DEBT,
    isPaidOff: isPaidOff(now.facts),
    missing: missingTermFacts(now.facts),
    plan: judgedPlan(now),
    promisedEnd: promise === null || wasGuessed(promise) ? null : dayOfEnd(promise),
    asOf: now.terms.asOf,
  }),
  isOffTrack: (now, committed) => (wasGuessed(committed) || isLate(dayOfEnd(now), dayOfEnd(committed)) ? '' : null),
})
