import { toDollars } from '../money/cents.ts'
import type { Debt, DebtId } from './debt-input.ts'
import { DebtStrategy } from './debt-input.ts'
import { payoffAlone } from './payoff-sums.ts'
import { payoffTerms } from './payoff-terms.ts'
import type { PayoffTotals } from './plan-debt-payoff.ts'

/**
 * Returns how long debts take and what they cost if each is paid what is paid on it today and nothing moves on to
 * another; null if one of them then takes over fifty years. Throws like `planDebtPayoff`.
 *
 * Worked example: 1000 at 12 percent, 100 a month: 11 months and 47.94, like the plan of one debt.
 */
export function payoffAtTodaysPayments<Id extends DebtId>(
  debts: readonly (Debt<Id> & { readonly currentMonthlyPayment: number })[],
): PayoffTotals | null {
  const terms = payoffTerms({
    debts: debts.map((debt) => ({ ...debt, minimumPayment: debt.currentMonthlyPayment })),
    monthlyPayment: 0,
    strategy: DebtStrategy.HIGH_INTEREST,
  })
  const sums = payoffAlone(terms.debts)
  return sums && { months: sums.months, totalInterest: toDollars(sums.interest) }
}
