import { AccountGroup } from './account-types.ts'

/** Bounds of the form for an account by hand, all inclusive: dollars, and a fraction a year (FORM-05 to FORM-09). */
export const manualAccountRules = {
  assetBalanceMin: 0,
  liabilityBalanceMax: -0.01,
  interestRateMin: 0,
  interestRateMax: 0.5,
  monthlyMinimumPaymentMin: 0,
  currentMonthlyPaymentMin: 0.01,
} as const

/** A form's number before or after it is filled in; an empty one is never allowed here. */
export type MaybeNumber = number | null | undefined

const isWithin = (value: MaybeNumber, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max

/** FORM-05, FORM-06: an asset's balance is at least 0, a liability's at most -0.01. */
export const isManualBalanceAllowed = (groupName: AccountGroup, balance: MaybeNumber): boolean =>
  groupName === AccountGroup.LIABILITY
    ? isWithin(balance, Number.NEGATIVE_INFINITY, manualAccountRules.liabilityBalanceMax)
    : isWithin(balance, manualAccountRules.assetBalanceMin, Number.POSITIVE_INFINITY)

/** FORM-07: a fraction from 0 to 0.5. */
export const isManualInterestRateAllowed = (rate: MaybeNumber): boolean =>
  isWithin(rate, manualAccountRules.interestRateMin, manualAccountRules.interestRateMax)

/** FORM-08: at least 0. */
export const isManualMinimumPaymentAllowed = (payment: MaybeNumber): boolean =>
  isWithin(payment, manualAccountRules.monthlyMinimumPaymentMin, Number.POSITIVE_INFINITY)

/** FORM-09: at least 0.01. */
export const isManualCurrentPaymentAllowed = (payment: MaybeNumber): boolean =>
  isWithin(payment, manualAccountRules.currentMonthlyPaymentMin, Number.POSITIVE_INFINITY)
