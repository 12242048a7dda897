import { toDollars } from '../money/cents.ts'
import type { DebtId, DebtPayoffFault, DebtPayoffInput } from './debt-input.ts'
import { payoffAlone } from './payoff-alone.ts'
import { type PayoffSums, payoffSums } from './payoff-sums.ts'
import { payoffTerms } from './payoff-terms.ts'

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
  /** All balances and the interest. */
  readonly totalPaid: number
  /** In the order of the input. */
  readonly debts: readonly DebtPayoffPart<Id>[]
  /** Each debt paid its own minimum, nothing moved on; null when one of them then takes over fifty years. */
  readonly minimumsOnly: PayoffTotals | null
  /** Against minimumsOnly, never below 0; null with it. */
  readonly monthsSaved: number | null
  readonly interestSaved: number | null
}

export interface InvalidDebtPayoff {
  readonly valid: false
  readonly reason: DebtPayoffFault
}

export type DebtPayoff<Id extends DebtId = number> = ValidDebtPayoff<Id> | InvalidDebtPayoff

const totalsOf = ({ months, interest }: PayoffSums): PayoffTotals => ({ months, totalInterest: toDollars(interest) })

const invalid = (reason: DebtPayoffFault): InvalidDebtPayoff => ({ valid: false, reason })

/**
 * When all debts are paid off with one payment a month, and what that costs.
 *
 * A month adds interest to each debt (balance · rate / 1200, halves rounded up to cents; none in the first month), pays
 * each its minimum (at most what is owed), then gives the rest of the payment to the debts in the strategy's order (see
 * `DebtStrategy`). So the same sum is paid every month until the last.
 *
 * Dollars, percent a year and months. Not throws but answers are the faults of a plan (specification section 5): no
 * debts, a payment below all minimums together, a debt that is not repaid within 600 months. Throws a RangeError that
 * names the field for input no form lets through: dollars with a third decimal or beyond ninety billion, a balance
 * below a cent, anything else negative or not finite, an unknown strategy, an id that occurs twice.
 *
 * Worked example: 1000 dollars at 12 percent, 100 a month. The first month has no interest and leaves 900; the second
 * adds 9.00 and leaves 809.00; the third 8.09 and 717.09; and so on until month 10 leaves 47.47, which month 11 pays
 * with its interest of 0.47. Interest in all: 47.94 (DEBT-10).
 *
 * Source: specification sections 5 and 9, Q-DEBT-1, Q-DEBT-5.
 */
export function planDebtPayoff<Id extends DebtId>(input: DebtPayoffInput<Id>): DebtPayoff<Id> {
  const { debts, payment, minimums } = payoffTerms(input)
  if (debts.length === 0) return invalid('NO_DEBTS')
  if (payment < minimums) return invalid('PAYMENT_BELOW_MINIMUMS')
  const sums = payoffSums(debts, payment)
  if (sums === null) return invalid('OVER_FIFTY_YEARS')

  const alone = payoffAlone(debts)
  const balances = debts.reduce((sum, { balance }) => sum + balance, 0)
  return {
    valid: true,
    ...totalsOf(sums),
    totalPaid: toDollars(balances + sums.interest),
    debts: input.debts.map(({ id }, position) => ({
      id,
      payoffMonth: sums.payoffMonths[position] ?? 0,
      interest: toDollars(sums.interests[position] ?? 0),
    })),
    minimumsOnly: alone && totalsOf(alone),
    monthsSaved: alone && alone.months - sums.months,
    interestSaved: alone && toDollars(alone.interest - sums.interest),
  }
}
