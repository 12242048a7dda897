import { toCents } from '../money/cents.ts'
import { requireWhole } from '../guards/require.ts'
import {
  type Debt,
  type DebtId,
  type DebtPayoffInput,
  defaultInterestThreshold,
  maxDebtMonths,
  maxOneOffs,
  type OneOffPayment,
} from './debt-input.ts'
import { payoffOrder } from './payoff-order.ts'
import type { SummedDebt } from './payoff-sums.ts'

/** A debt as `payoffSums` takes it. */
export interface DebtTerms<Id extends DebtId> extends SummedDebt {
  readonly id: Id
}

export interface PayoffTerms<Id extends DebtId> {
  /** In the strategy's order. Each knows its position in the input, because results keep the input's order. */
  readonly debts: readonly DebtTerms<Id>[]
  /** Cents a month for all debts. */
  readonly payment: number
  /** Cents a month: the sum of all minimum payments. */
  readonly minimums: number
  /** Cents. */
  readonly oneOffs: readonly OneOffPayment[]
}

function checkRate(value: number, field: () => string): void {
  if (!(value >= 0 && Number.isFinite(value))) {
    throw new RangeError(`${field()} must be percent a year, 0 or more`)
  }
}

/**
 * Takes the field's name as a function, so that it is made only if needed: a moving slider makes many plans a second.
 */
function checkedCents(dollars: number, least: number, field: () => string): number {
  try {
    const cents = toCents(dollars)
    if (cents >= least) return cents
  } catch {
    // A third decimal, no number, or beyond all bounds: said below, with the name of the field.
  }
  throw new RangeError(`${field()} must be dollars and cents, at least ${least / 100}`)
}

function toDebtTerms<Id extends DebtId>(debt: Debt<Id>, position: number): DebtTerms<Id> {
  const { id, balance, interestRate, minimumPayment } = debt
  const field = (name: keyof Debt) => () => `debts[${position}].${name}`
  checkRate(interestRate, field('interestRate'))
  return {
    id,
    position,
    balance: checkedCents(balance, 1, field('balance')),
    minimum: checkedCents(minimumPayment, 0, field('minimumPayment')),
    interestRate,
  }
}

/** Checks the payments that are made once, and converts them to cents. */
function toOneOffs(oneOffs: readonly OneOffPayment[]): OneOffPayment[] {
  if (oneOffs.length > maxOneOffs) throw new RangeError(`oneOffs must be at most ${maxOneOffs}`)
  return oneOffs.map(({ month, amount }, index) => {
    requireWhole(`oneOffs[${index}].month`, month, 1, maxDebtMonths)
    return { month, amount: checkedCents(amount, 1, () => `oneOffs[${index}].amount`) }
  })
}

/** Checks the input and converts it to cents. Throws a RangeError that names the field. */
export function payoffTerms<Id extends DebtId>(input: DebtPayoffInput<Id>): PayoffTerms<Id> {
  const { interestThreshold = defaultInterestThreshold } = input
  checkRate(interestThreshold, () => 'interestThreshold')
  const payment = checkedCents(input.monthlyPayment, 0, () => 'monthlyPayment')
  const order = payoffOrder(input.strategy, interestThreshold)
  const debts = input.debts.map(toDebtTerms)
  if (new Set(debts.map(({ id }) => id)).size < debts.length) throw new RangeError('debts must have an id each')
  return {
    debts: debts.toSorted(order),
    payment,
    minimums: debts.reduce((sum, { minimum }) => sum + minimum, 0),
    oneOffs: toOneOffs(input.oneOffs ?? []),
  }
}
