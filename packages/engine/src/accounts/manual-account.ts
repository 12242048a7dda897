import { AccountGroup } from './account-types.ts'

/**
 * The bounds of the form for an account by hand, all inclusive. Money in dollars, rates as fractions a year. Source:
 * FORM-05 to FORM-09.
 */
export const manualAccountRules = {
  assetBalanceMin: 0,
  liabilityBalanceMax: -0.01,
  interestRateMin: 0,
  interestRateMax: 0.5,
  monthlyMinimumPaymentMin: 0,
  currentMonthlyPaymentMin: 0.01,
} as const

/** A number of the form; null or undefined while the field is empty. The checks below refuse an empty field. */
export type MaybeNumber = number | null | undefined

const isWithin = (value: MaybeNumber, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max

/** Whether an asset's balance is at least 0, or a liability's at most -0.01. Source: FORM-05, FORM-06. */
export const isManualBalanceAllowed = (groupName: AccountGroup, balance: MaybeNumber): boolean =>
  groupName === AccountGroup.LIABILITY
    ? isWithin(balance, Number.NEGATIVE_INFINITY, manualAccountRules.liabilityBalanceMax)
    : isWithin(balance, manualAccountRules.assetBalanceMin, Number.POSITIVE_INFINITY)

/** Whether the rate is a fraction from 0 to 0.5. Source: FORM-07. */
export const isManualInterestRateAllowed = (rate: MaybeNumber): boolean =>
  isWithin(rate, manualAccountRules.interestRateMin, manualAccountRules.interestRateMax)

/** Whether the payment is at least 0. Source: FORM-08. */
export const isManualMinimumPaymentAllowed = (payment: MaybeNumber): boolean =>
  isWithin(payment, manualAccountRules.monthlyMinimumPaymentMin, Number.POSITIVE_INFINITY)

/** Whether the payment is at least 0.01. Source: FORM-09. */
export const isManualCurrentPaymentAllowed = (payment: MaybeNumber): boolean =>
  isWithin(payment, manualAccountRules.currentMonthlyPaymentMin, Number.POSITIVE_INFINITY)

/**
 * Returns the balance with the sign of its group: an asset is 0 or more, a liability 0 or less, never negative zero.
 * Any unit of money. For balances that a person typed or a form filled in; a bank's balance keeps its sign. Source:
 * ACCT-09, ACCT-11, ACCT-13, Q-ACCT-6.
 */
export function signedBalance({ groupName, balance }: { groupName: AccountGroup; balance: number }): number {
  const magnitude = Math.abs(balance)
  return groupName === AccountGroup.LIABILITY && magnitude > 0 ? -magnitude : magnitude
}

/**
 * The numbers of the form. Money in dollars, the rate as a fraction a year; null or undefined while a field is empty.
 */
interface ManualAccountNumbers {
  readonly balance?: MaybeNumber
  readonly interestRate?: MaybeNumber
  readonly monthlyMinimumPayment?: MaybeNumber
  readonly currentMonthlyPayment?: MaybeNumber
}

/** The first message of each number that breaks a rule. */
type ManualAccountFaults = { -readonly [Field in keyof ManualAccountNumbers]?: string }

/**
 * The texts of FORM-01 to FORM-03 and FORM-07, word for word. FORM-07 has one text for an empty rate and a wrong one.
 */
export const manualAccountMessages = {
  required: 'Field required',
  interestRate: 'Please enter a number between 0% and 50%.',
  negative: 'Please enter a negative value.',
  positive: 'Please enter a positive value.',
} as const

const requiredOr = (value: MaybeNumber, message: string): string =>
  typeof value === 'number' && !Number.isNaN(value) ? message : manualAccountMessages.required

/**
 * Checks the numbers of an account kept by hand, as an asset or a debt, for the form and for the server. Returns an empty
 * object if nothing is wrong. Source: FORM-04 to FORM-09.
 */
export function manualAccountFaults(groupName: AccountGroup, numbers: ManualAccountNumbers): ManualAccountFaults {
  const { balance, interestRate, monthlyMinimumPayment, currentMonthlyPayment } = numbers
  const { negative, positive } = manualAccountMessages
  const faults: ManualAccountFaults = {}
  const isOwed = groupName === AccountGroup.LIABILITY
  if (!isManualBalanceAllowed(groupName, balance)) faults.balance = requiredOr(balance, isOwed ? negative : positive)
  if (!isOwed) return faults
  if (!isManualInterestRateAllowed(interestRate)) faults.interestRate = manualAccountMessages.interestRate
  if (!isManualMinimumPaymentAllowed(monthlyMinimumPayment)) {
    faults.monthlyMinimumPayment = requiredOr(monthlyMinimumPayment, positive)
  }
  if (!isManualCurrentPaymentAllowed(currentMonthlyPayment)) {
    faults.currentMonthlyPayment = requiredOr(currentMonthlyPayment, positive)
  }
  return faults
}
