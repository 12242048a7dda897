import { isCounted } from '../linking/linked-account.ts'
import { toCents, toDollars } from '../money/cents.ts'
import { minimumPaymentEstimate } from './debt-rules.ts'

interface PaidAccount {
  readonly isLinked: boolean
  readonly isDeleted: boolean
  /** Dollars a month; null where nobody has said. */
  readonly currentMonthlyPayment: number | null
}

/**
 * What a person seems to pay on the linked debts, to start the plan's monthly payment from: the sum of their current
 * payments, at least 25 dollars a month. Accounts that are not linked or are deleted do not count, nor does a payment
 * that nobody has stated. Dollars; throws a RangeError for a payment with a third decimal.
 *
 * Worked example: 210.50 and 120 a month are 330.50; 10 a month is 25 (DEBT-16).
 *
 * Source: specification section 5, Q-DEBT-2.
 */
export function estimateDebtPayment(accounts: readonly PaidAccount[]): number {
  const cents = accounts
    .filter(isCounted)
    .reduce((sum, { currentMonthlyPayment }) => sum + toCents(currentMonthlyPayment ?? 0), 0)
  return Math.max(minimumPaymentEstimate, toDollars(cents))
}
