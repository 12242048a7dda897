import { monthlyRate } from './monthly-interest.ts'
import { type PayoffSums, payoffSums, type SummedDebt } from './payoff-sums.ts'

/**
 * Interest grows with the balance, so a balance that does not fall in its second month never falls again. Most debts that
 * are never repaid show it there; the sums tell of the few whose interest only rounds up to their minimum.
 */
const neverShrinks = ({ balance, minimum, interestRate }: SummedDebt): boolean =>
  balance > minimum && (balance - minimum) * monthlyRate(interestRate) >= minimum

/** Each debt paid its own minimum and nothing moved on; null when one of them is not repaid within 600 months. */
export const payoffAlone = (debts: readonly SummedDebt[]): PayoffSums | null =>
  debts.some(neverShrinks) ? null : payoffSums(debts, null)
