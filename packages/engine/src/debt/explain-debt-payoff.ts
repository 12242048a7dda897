import type { ExplainedFigure, ExplainedStep, Explanation } from '../explain/explanation.ts'
import { toCents, toDollars } from '../money/cents.ts'
import {
  type Debt,
  type DebtId,
  type DebtPayoffFault,
  type DebtPayoffInput,
  defaultInterestThreshold,
  maxDebtMonths,
  DebtStrategy,
  debtStrategyNames,
} from './debt-input.ts'
import { payoffOrder } from './payoff-order.ts'
import type { DebtPayoff, DebtPayoffPart, ValidDebtPayoff } from './plan-debt-payoff.ts'

const source = 'Loan amortization month by month'

const sumDollars = (dollars: readonly number[]): number =>
  toDollars(dollars.reduce((sum, value) => sum + toCents(value), 0))

const thresholdFraction = ({ interestThreshold = defaultInterestThreshold }: DebtPayoffInput<DebtId>): number =>
  interestThreshold

const debtFigures = ({ name, balance, interestRate, minimumPayment }: Debt<DebtId>): ExplainedFigure[] => [
  { label: `Balance of ${name}`, value: balance, unit: 'dollars' },
  { label: `Interest rate of ${name}`, value: interestRate / 100, unit: 'percent' },
  { label: `Minimum payment of ${name}`, value: minimumPayment, unit: 'dollars' },
]

function explainedInputs(input: DebtPayoffInput<DebtId>): ExplainedFigure[] {
  const payment: ExplainedFigure = {
    label: 'Monthly payment',
    value: input.monthlyPayment,
    unit: 'dollars',
    note: `Paid every month until the last: each debt its minimum, the rest by the strategy '${debtStrategyNames[input.strategy]}'.`,
  }
  const threshold: ExplainedFigure = {
    label: 'Interest threshold',
    value: thresholdFraction(input) / 100,
    unit: 'percent',
    note: 'Debts at or above it come before all others.',
  }
  const isByBalance = input.strategy === DebtStrategy.LOW_BALANCE
  const once = (input.oneOffs ?? []).map(({ month, amount }): ExplainedFigure => ({
    label: `Paid once in month ${month}`,
    value: amount,
    unit: 'dollars',
  }))
  return [payment, ...once, ...(isByBalance ? [threshold] : []), ...input.debts.flatMap(debtFigures)]
}

const partSteps = (name: string, { payoffMonth, interest }: DebtPayoffPart<DebtId>): ExplainedStep[] => [
  { label: `${name} is paid off in month`, value: payoffMonth, unit: 'count' },
  {
    label: `Interest on ${name}`,
    formula: 'Balance × Interest rate ÷ 12, rounded to cents, each month from the second on',
    value: interest,
    unit: 'dollars',
  },
]

/** Returns the explained steps of each debt, in the order in which spare money goes to them. */
function debtSteps<Id extends DebtId>(input: DebtPayoffInput<Id>, plan: ValidDebtPayoff<Id>): ExplainedStep[] {
  const inOrder = input.debts.toSorted(payoffOrder(input.strategy, thresholdFraction(input)))
  return inOrder.flatMap(({ id, name }) =>
    plan.debts.filter((part) => part.id === id).flatMap((part) => partSteps(name, part)),
  )
}

function savingSteps({ minimumsOnly, monthsSaved, interestSaved }: ValidDebtPayoff<DebtId>): ExplainedStep[] {
  if (minimumsOnly === null) return []
  const saving = 'With minimum payments only − With this plan'
  return [
    { label: 'Time with minimum payments only', value: minimumsOnly.months, unit: 'months' },
    { label: 'Interest with minimum payments only', value: minimumsOnly.totalInterest, unit: 'dollars' },
    { label: 'Time saved', formula: saving, value: monthsSaved ?? 0, unit: 'months' },
    { label: 'Interest saved', formula: saving, value: interestSaved ?? 0, unit: 'dollars' },
  ]
}

function planSteps<Id extends DebtId>(input: DebtPayoffInput<Id>, plan: ValidDebtPayoff<Id>): ExplainedStep[] {
  return [
    { label: 'Balances together', value: sumDollars(input.debts.map(({ balance }) => balance)), unit: 'dollars' },
    ...debtSteps(input, plan),
    { label: 'Total interest', formula: 'The interest on all debts', value: plan.totalInterest, unit: 'dollars' },
    { label: 'Total paid', formula: 'Balances together + Total interest', value: plan.totalPaid, unit: 'dollars' },
    { label: 'Time until debt-free', formula: 'The month of the last payment', value: plan.months, unit: 'months' },
    ...savingSteps(plan),
  ]
}

function faultSteps(reason: DebtPayoffFault, { debts }: DebtPayoffInput<DebtId>): ExplainedStep[] {
  switch (reason) {
    case 'NO_DEBTS':
      return [{ label: 'Debts in the plan', value: 0, unit: 'count' }]
    case 'PAYMENT_BELOW_MINIMUMS': {
      const minimums = sumDollars(debts.map(({ minimumPayment }) => minimumPayment))
      return [{ label: 'Minimum payments together, more than the monthly payment', value: minimums, unit: 'dollars' }]
    }
    case 'OVER_FIFTY_YEARS':
      return [{ label: 'Debt is still owed after', value: maxDebtMonths, unit: 'months' }]
    default:
      throw new RangeError('reason must be a DebtPayoffFault')
  }
}

/**
 * Explains a plan: its inputs, the debts in the order of their payment, the sums and the savings. For an input without
 * a plan, explains the figure that prevents one. `result` is the result of `planDebtPayoff(input)`. Leaves out the
 * savings if minimum payments alone never repay the debts.
 *
 * A note says that the first month bears no interest, because a planner would object: a lender's figure is a little
 * higher.
 */
export function explainDebtPayoff<Id extends DebtId>(input: DebtPayoffInput<Id>, result: DebtPayoff<Id>): Explanation {
  return {
    title: 'How your payoff plan was calculated',
    inputs: explainedInputs(input),
    steps: result.valid ? planSteps(input, result) : faultSteps(result.reason, input),
    source: `${source}; no interest is charged in the first month, so a lender's own figure is a little higher`,
  }
}
