import { maximumCents } from '../money/cents.ts'
import { type DebtId, maxDebtMonths, type OneOffPayment } from './debt-input.ts'
import { owedAtStart, passMonth } from './owed-month.ts'
import type { PayoffSums } from './payoff-sums.ts'
import type { DebtTerms } from './payoff-terms.ts'

/**
 * Pays off debts like `payoffSums`, with payments that are made once, in cents. Month by month, because each of them
 * changes the balances in between; a plan without them takes the quicker sums. Returns null if a debt is still open
 * after 600 months.
 */
export function payoffWithOneOffs<Id extends DebtId>(
  debts: readonly DebtTerms<Id>[],
  payment: number,
  oneOffs: readonly OneOffPayment[],
): PayoffSums | null {
  const owed = owedAtStart(debts)
  const payoffMonths = debts.map(() => 0)
  const interests = debts.map(() => 0)
  let month = 0
  while (owed.some(({ balance }) => balance > 0)) {
    month += 1
    if (month > maxDebtMonths || owed.some(({ balance }) => balance > maximumCents)) return null
    passMonth(owed, month, { payment, oneOffs })
    for (const { terms, interest, balance, payment: paid } of owed) {
      interests[terms.position] = (interests[terms.position] ?? 0) + interest
      if (balance === 0 && paid > 0) payoffMonths[terms.position] = month
    }
  }
  return { months: month, interest: interests.reduce((sum, interest) => sum + interest, 0), payoffMonths, interests }
}
