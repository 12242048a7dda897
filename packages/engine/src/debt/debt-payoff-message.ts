import { formatMoney } from '../money/format-money.ts'
import { toCents, toDollars } from '../money/cents.ts'
import type { DebtPayoffFault } from './debt-input.ts'

const minimumsTogether = (debts: readonly { minimumPayment: number }[]): number =>
  toDollars(debts.reduce((sum, { minimumPayment }) => sum + toCents(minimumPayment), 0))

/**
 * What the wizard says when there is no plan, letter by letter as Q-DEBT-4 gives it. `debts` are those of the plan, with
 * minimums in dollars: for minimums of 50 and 60, PAYMENT_BELOW_MINIMUMS is 'Your monthly payment must be at least
 * $110.00, the sum of your minimum payments.'
 */
export function debtPayoffMessage(
  reason: DebtPayoffFault,
  { debts }: { debts: readonly { readonly minimumPayment: number }[] },
): string {
  switch (reason) {
    case 'NO_DEBTS':
      return 'Please add at least one debt.'
    case 'PAYMENT_BELOW_MINIMUMS':
      return `Your monthly payment must be at least ${formatMoney(minimumsTogether(debts))}, the sum of your minimum payments.`
    case 'OVER_FIFTY_YEARS':
      return 'At this payment a debt takes more than 50 years to pay off.'
    default:
      throw new RangeError('reason must be a DebtPayoffFault')
  }
}
