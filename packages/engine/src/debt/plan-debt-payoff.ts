import { toDollars } from '../money/cents.ts'
import type { DebtId, DebtPayoffFault, DebtPayoffInput } from './debt-input.ts'
import { payoffAlone, type PayoffSums, payoffSums } from './payoff-sums.ts'
import { payoffTerms } from './payoff-terms.ts'
import { payoffWithOneOffs } from './payoff-with-one-offs.ts'

/** Months, and dollars exact to the cent. */
export interface PayoffTotals {
  readonly months: number
  readonly totalInterest: number
}

export interface DebtPayoffPart<Id extends DebtId = number> {
  readonly id: Id
  /** 1 is the month of the first payment. */
  readonly payoffMonth: number
  /** Dollars. */
  readonly interest: number
}

/** Months, and dollars exact to the cent. */
export interface ValidDebtPayoff<Id extends DebtId = number> extends PayoffTotals {
  readonly valid: true
  /** The sum of all balances and the interest. */
  readonly totalPaid: number
  /** In the order of the input. */
  readonly debts: readonly DebtPayoffPart<Id>[]
  /** Each debt paid only its minimum; null if one of them then takes over fifty years. */
  readonly minimumsOnly: PayoffTotals | null
  /** Compared with minimumsOnly, never below 0; null without it. */
  readonly monthsSaved: number | null
  readonly interestSaved: number | null
}

export interface InvalidDebtPayoff {
  readonly valid: false
  readonly reason: DebtPayoffFault
}

export type DebtPayoff<Id extends DebtId = number> = ValidDebtPayoff<Id> | InvalidDebtPayoff

const toTotals = ({ months, interest }: PayoffSums): PayoffTotals => ({ months, totalInterest: toDollars(interest) })

const invalid = (reason: DebtPayoffFault): InvalidDebtPayoff => ({ valid: false, reason })

/**
 * Returns when all debts are paid off with one payment a month, and what that costs. Dollars, percent a year, months.
 *
 * Each month adds interest to each debt (balance · rate / 1200, halves rounded up to cents; none in the first month),
 * pays each debt its minimum (at most what is owed), then pays the rest of the payment to the debts in the strategy's
 * order (see `DebtStrategy`). So every month but the last pays the same sum.
 *
 * Returns a fault, and does not throw, if there are no debts, the payment is below all minimums together, or a debt is
 * not repaid within 600 months (DEBT-13 to DEBT-15). Throws a RangeError that names the field for input that no form
 * accepts: dollars with a third decimal or above ninety billion, a balance below a cent, any other number that is
 * negative or not finite, an unknown strategy, an id that occurs twice.
 *
 * Worked example: 1000 dollars at 12 percent, 100 a month. The first month has no interest and leaves 900; the second
 * adds 9.00 and leaves 809.00; the third 8.09 and 717.09; and so on until month 10 leaves 47.47, which month 11 pays
 * with its interest of 0.47. Interest in all: 47.94 (DEBT-10).
 *
 * Source: DEBT-08 to DEBT-15, Q-DEBT-1, Q-DEBT-5.
 */
export function planDebtPayoff<Id extends DebtId>(input: DebtPayoffInput<Id>): DebtPayoff<Id> {
  const { debts, payment, minimums, oneOffs } = payoffTerms(input)
  if (debts.length === 0) return invalid('NO_DEBTS')
  if (payment < minimums) return invalid('PAYMENT_BELOW_MINIMUMS')
  const sums = oneOffs.length === 0 ? payoffSums(debts, payment) : payoffWithOneOffs(debts, payment, oneOffs)
  if (sums === null) return invalid('OVER_FIFTY_YEARS')

  const alone = payoffAlone(debts)
  const balances = debts.reduce((sum, { balance }) => sum + balance, 0)
  return {
    valid: true,
    ...toTotals(sums),
    totalPaid: toDollars(balances + sums.interest),
    debts: input.debts.map(({ id }, position) => ({
      id,
      payoffMonth: sums.payoffMonths[position] ?? 0,
      interest: toDollars(sums.interests[position] ?? 0),
    })),
    minimumsOnly: alone && toTotals(alone),
    monthsSaved: alone && alone.months - sums.months,
    interestSaved: alone && toDollars(alone.interest - sums.interest),
  }
}
