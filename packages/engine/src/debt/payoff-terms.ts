import { toCents } from '../money/cents.ts'
import type { Debt, DebtId, DebtPayoffInput } from './debt-input.ts'
import { defaultInterestThreshold } from './debt-rules.ts'
import { payoffOrder } from './payoff-order.ts'
import type { SummedDebt } from './payoff-sums.ts'

/** A debt as the sums take it. */
export interface DebtTerms<Id extends DebtId> extends SummedDebt {
  readonly id: Id
}

export interface PayoffTerms<Id extends DebtId> {
  /** In the strategy's order; each knows its position in the input, whose order every answer keeps. */
  readonly debts: readonly DebtTerms<Id>[]
  /** Cents a month for all debts. */
  readonly payment: number
  /** Cents a month: all minimum payments together. */
  readonly minimums: number
}

function checkRate(value: number, field: () => string): void {
  if (!(value >= 0 && Number.isFinite(value))) {
    throw new RangeError(`${field()} must be percent a year, 0 or more`)
  }
}

/** The field's name is made only when it is needed: a plan is made many times a second while a slider moves. */
function centsOf(dollars: number, least: number, field: () => string): number {
  try {
    const cents = toCents(dollars)
    if (cents >= least) return cents
  } catch {
    // A third decimal, no number, or beyond all bounds: said below, with the name of the field.
  }
  throw new RangeError(`${field()} must be dollars and cents, at least ${least / 100}`)
}

function termsOf<Id extends DebtId>(debt: Debt<Id>, position: number): DebtTerms<Id> {
  const { id, balance, interestRate, minimumPayment } = debt
  const field = (name: keyof Debt) => () => `debts[${position}].${name}`
  checkRate(interestRate, field('interestRate'))
  return {
    id,
    position,
    balance: centsOf(balance, 1, field('balance')),
    minimum: centsOf(minimumPayment, 0, field('minimumPayment')),
    interestRate,
  }
}

/** The checked input in cents. Throws a RangeError that names the field. */
export function payoffTerms<Id extends DebtId>(input: DebtPayoffInput<Id>): PayoffTerms<Id> {
  const { interestThreshold = defaultInterestThreshold } = input
  checkRate(interestThreshold, () => 'interestThreshold')
  const payment = centsOf(input.monthlyPayment, 0, () => 'monthlyPayment')
  const order = payoffOrder(input.strategy, interestThreshold)
  const debts = input.debts.map(termsOf)
  if (new Set(debts.map(({ id }) => id)).size < debts.length) throw new RangeError('debts must have an id each')
  return { debts: debts.toSorted(order), payment, minimums: debts.reduce((sum, { minimum }) => sum + minimum, 0) }
}
