import { isCounted } from '../linking/linked-account.ts'
import { toCents, toDollars } from '../money/cents.ts'
import { minimumPaymentEstimate, type DebtPayoffFault } from './debt-input.ts'
import { formatMoney } from '../money/format-money.ts'
import { dayOfMonth, type IsoDate, toIsoDate } from '../calendar/iso-date.ts'
import { addMonths, daysInMonth, toPeriod } from '../calendar/period.ts'

interface PaidAccount {
  readonly isLinked: boolean
  readonly isDeleted: boolean
  /** Dollars a month; null if not stated. */
  readonly currentMonthlyPayment: number | null
}

/**
 * Returns what a person seems to pay on the linked debts, in dollars a month: the sum of their current payments, at
 * least 25. The plan's monthly payment starts from it. Accounts that are not linked or are deleted do not count, and
 * neither does a payment that is null. Throws a RangeError for a payment with a third decimal.
 *
 * Worked example: 210.50 and 120 a month are 330.50; 10 a month is 25 (DEBT-16).
 *
 * Source: DEBT-16, Q-DEBT-2.
 */
export function estimateDebtPayment(accounts: readonly PaidAccount[]): number {
  const cents = accounts
    .filter(isCounted)
    .reduce((sum, { currentMonthlyPayment }) => sum + toCents(currentMonthlyPayment ?? 0), 0)
  return Math.max(minimumPaymentEstimate, toDollars(cents))
}

const minimumsTogether = (debts: readonly { minimumPayment: number }[]): number =>
  toDollars(debts.reduce((sum, { minimumPayment }) => sum + toCents(minimumPayment), 0))

/**
 * Returns the wizard's message when there is no plan, word for word as in Q-DEBT-4; only the text for MISSING_TERMS is
 * ours. `debts` are those of the plan, with minimums in dollars: for minimums of 50 and 60, PAYMENT_BELOW_MINIMUMS is
 * 'Your monthly payment must be at least $110.00, the sum of your minimum payments.'
 */
export function debtPayoffMessage(
  reason: DebtPayoffFault,
  { debts }: { debts: readonly { readonly minimumPayment: number }[] },
): string {
  switch (reason) {
    case 'MISSING_TERMS':
      return 'Add the missing interest rate or minimum payment to go on.'
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

/**
 * Returns the day of the last of a number of monthly payments. The first is due a month after `asOf`, on the same day
 * of the month, or on the month's last day if it has no such day. It is not today, because a plan must never promise
 * too early a date.
 *
 * Throws a RangeError for a malformed date, or months that are not a whole number of at least 1.
 *
 * Worked example: 3 months from 2026-11-30 is 2027-02-28.
 *
 * Source: Q-DEBT-4 and Q-STU-1 name the field and leave the calculation open.
 */
export function payoffDate(asOf: IsoDate, months: number): IsoDate {
  if (!(Number.isSafeInteger(months) && months >= 1)) throw new RangeError('months must be a whole number, at least 1')
  const period = addMonths(toPeriod(asOf), months)
  const day = Math.min(dayOfMonth(asOf), daysInMonth(period))
  return toIsoDate(`${period}-${String(day).padStart(2, '0')}`)
}
