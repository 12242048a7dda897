import { type ExplainedFigure, type ExplainedStep, type Explanation, input, step } from '../explain/explanation.ts'
import { count, dollars, type ExplainedSentence, months, percent, speak } from '../explain/sentence.ts'
import { toCents, toDollars } from '../money/cents.ts'
import type * as words from '../words/explained-debt.generated.ts'
import {
  type Debt,
  type DebtId,
  type DebtPayoffFault,
  type DebtPayoffInput,
  defaultInterestThreshold,
  maxDebtMonths,
  DebtStrategy,
} from './debt-input.ts'
import { payoffOrder } from './payoff-order.ts'
import type { DebtPayoff, DebtPayoffPart, ValidDebtPayoff } from './plan-debt-payoff.ts'

const say = /* @__PURE__ */ speak<typeof words>('debt')

const sumDollars = (amounts: readonly number[]): number =>
  toDollars(amounts.reduce((sum, value) => sum + toCents(value), 0))

const thresholdFraction = ({ interestThreshold = defaultInterestThreshold }: DebtPayoffInput<DebtId>): number =>
  interestThreshold

const minimumsOf = ({ debts }: DebtPayoffInput<DebtId>): number =>
  sumDollars(debts.map(({ minimumPayment }) => minimumPayment))

const debtFigures = ({ name, balance, interestRate, minimumPayment }: Debt<DebtId>): ExplainedFigure[] => [
  input(say('balanceOf', { debt: name }), dollars(balance)),
  input(say('rateOf', { debt: name }), percent(interestRate / 100)),
  input(say('minimumOf', { debt: name }), dollars(minimumPayment)),
]

function explainedInputs(payoff: DebtPayoffInput<DebtId>): ExplainedFigure[] {
  const isByBalance = payoff.strategy === DebtStrategy.LOW_BALANCE
  const strategy = isByBalance ? 'balance' : 'rate'
  return [
    input(say('payment'), dollars(payoff.monthlyPayment), say('paymentNote', { strategy })),
    ...(payoff.oneOffs ?? []).map(({ month, amount }) =>
      input(say('paidOnce', { month: String(month) }), dollars(amount)),
    ),
    ...(isByBalance ? [input(say('threshold'), percent(thresholdFraction(payoff) / 100), say('thresholdNote'))] : []),
    ...payoff.debts.flatMap(debtFigures),
  ]
}

const partSteps = (name: string, { payoffMonth, interest }: DebtPayoffPart<DebtId>): ExplainedStep[] => [
  step(say('paidOffIn', { debt: name }), months(payoffMonth)),
  step(say('interestOn', { debt: name }), dollars(interest), say('interestFormula')),
]

const inOrder = <Id extends DebtId>(payoff: DebtPayoffInput<Id>): Debt<Id>[] =>
  payoff.debts.toSorted(payoffOrder(payoff.strategy, thresholdFraction(payoff)))

/** Returns the explained steps of each debt, in the order in which the extra goes to them. */
const debtSteps = <Id extends DebtId>(payoff: DebtPayoffInput<Id>, plan: ValidDebtPayoff<Id>): ExplainedStep[] =>
  inOrder(payoff).flatMap(({ id, name }) =>
    plan.debts.filter((part) => part.id === id).flatMap((part) => partSteps(name, part)),
  )

function savingSteps({ minimumsOnly, monthsSaved, interestSaved }: ValidDebtPayoff<DebtId>): ExplainedStep[] {
  if (minimumsOnly === null) return []
  const formula = say('savedFormula', { other: 'minimum' })
  return [
    step(say('minimumsTime'), months(minimumsOnly.months)),
    step(say('minimumsInterest'), dollars(minimumsOnly.totalInterest)),
    step(say('timeSaved'), months(monthsSaved ?? 0), formula),
    step(say('interestSaved'), dollars(interestSaved ?? 0), formula),
  ]
}

const extraOf = (payoff: DebtPayoffInput<DebtId>): number => sumDollars([payoff.monthlyPayment, -minimumsOf(payoff)])

const planSteps = <Id extends DebtId>(payoff: DebtPayoffInput<Id>, plan: ValidDebtPayoff<Id>): ExplainedStep[] => [
  step(say('totalMinimums'), dollars(minimumsOf(payoff))),
  step(say('extraPayment'), dollars(extraOf(payoff)), say('extraFormula')),
  step(say('totalBalances'), dollars(sumDollars(payoff.debts.map(({ balance }) => balance)))),
  ...debtSteps(payoff, plan),
  step(say('totalInterest'), dollars(plan.totalInterest), say('totalInterestFormula')),
  step(say('totalPaid'), dollars(plan.totalPaid), say('totalPaidFormula')),
  step(say('time'), months(plan.months), say('timeFormula')),
  ...savingSteps(plan),
]

function planProse<Id extends DebtId>(payoff: DebtPayoffInput<Id>, plan: ValidDebtPayoff<Id>): ExplainedSentence[] {
  const extra = extraOf(payoff)
  return [
    say('pays', { payment: dollars(payoff.monthlyPayment) }),
    say('extra', {
      minimums: dollars(minimumsOf(payoff)),
      way: extra > 0 ? 'extra' : 'none',
      extra: dollars(extra),
      debt: inOrder(payoff)[0]?.name ?? '',
    }),
    say('debtFree', { time: months(plan.months), interest: dollars(plan.totalInterest) }),
  ]
}

/** Returns why there is no plan, as its sentence and its figure. */
function fault(reason: DebtPayoffFault, payoff: DebtPayoffInput<DebtId>): Pick<Explanation, 'prose' | 'steps'> {
  switch (reason) {
    case 'NO_DEBTS':
      return { prose: [say('noDebts')], steps: [step(say('debtsInPlan'), count(0))] }
    case 'PAYMENT_BELOW_MINIMUMS': {
      const minimums = dollars(minimumsOf(payoff))
      const prose = [say('belowMinimums', { payment: dollars(payoff.monthlyPayment), minimums })]
      return { prose, steps: [step(say('totalMinimums'), minimums)] }
    }
    case 'OVER_FIFTY_YEARS': {
      const time = months(maxDebtMonths)
      return { prose: [say('overFiftyYears', { time })], steps: [step(say('notPaidOffAfter'), time)] }
    }
    default:
      throw new RangeError('reason must be a DebtPayoffFault')
  }
}

/**
 * Explains a plan: its inputs, the debts in the order of their payment, the sums and the savings. For an input without
 * a plan, explains the figure that prevents one. `result` is the result of `planDebtPayoff(payoff)`. Leaves out the
 * savings if minimum payments alone never repay the debts.
 *
 * The source says that the first month bears no interest, because a planner would object: a lender's figure is a little
 * higher.
 */
export const explainDebtPayoff = <Id extends DebtId>(
  payoff: DebtPayoffInput<Id>,
  result: DebtPayoff<Id>,
): Explanation => ({
  title: say('debtTitle'),
  inputs: explainedInputs(payoff),
  ...(result.valid
    ? { prose: planProse(payoff, result), steps: planSteps(payoff, result) }
    : fault(result.reason, payoff)),
  source: say('source'),
})
