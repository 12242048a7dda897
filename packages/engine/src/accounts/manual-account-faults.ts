import { AccountGroup } from './account-types.ts'
import {
  isManualBalanceAllowed,
  isManualCurrentPaymentAllowed,
  isManualInterestRateAllowed,
  isManualMinimumPaymentAllowed,
  type MaybeNumber,
} from './manual-account-rules.ts'

/** Dollars, and a fraction a year; nothing filled in is null or undefined. */
export interface ManualAccountNumbers {
  readonly balance?: MaybeNumber
  readonly interestRate?: MaybeNumber
  readonly monthlyMinimumPayment?: MaybeNumber
  readonly currentMonthlyPayment?: MaybeNumber
}

/** The first message of each number that cannot stand. */
export type ManualAccountFaults = { -readonly [Field in keyof ManualAccountNumbers]?: string }

/** Letter by letter as the specification gives them (section 5); FORM-07 has one text for an empty rate and a wrong one. */
export const manualAccountMessages = {
  required: 'Field required',
  interestRate: 'Please enter a number between 0% and 50%.',
  negative: 'Please enter a negative value.',
  positive: 'Please enter a positive value.',
} as const

const requiredOr = (value: MaybeNumber, message: string): string =>
  typeof value === 'number' && !Number.isNaN(value) ? message : manualAccountMessages.required

/**
 * What is wrong with the numbers of an account kept by hand, given whether it is owned or owed: the rule across the
 * fields of the form, for the form and for the server alike. Nothing wrong is an empty object. Source: FORM-04 to FORM-09.
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
