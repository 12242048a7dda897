import { type SocialSecurityClaim, workOutClaim } from './work-out.ts'

interface SocialSecurityEstimate {
  /** Years of age; may be a fraction (66 and 2 months is 66.1666…). */
  readonly fullRetirementAge: number
  /** Dollars a month. */
  readonly averageIndexedMonthlyEarnings: number
  /** Dollars a month at full retirement age. */
  readonly primaryInsuranceAmount: number
  /** Dollars a month from the claiming age on. */
  readonly monthlyBenefit: number
  readonly annualBenefit: number
}

/**
 * Estimates the benefit of a claim, in today's dollars and unrounded (SS-01 to SS-08, Q-SS-1, Q-SS-2).
 *
 * One year's income, up to the annual cap, represents the whole working life. A twelfth of it is the average monthly
 * earnings. The multipliers are for the earnings up to the first bend point, between the two, and above the second. A
 * claim before full retirement age reduces the benefit by a fixed part for each year, which depends on the reading.
 * Waiting adds a part for each year, up to the last claiming age.
 *
 * Worked example: in 2017, 60,000 a year is 5,000 a month: 0.9 × 885 + 0.32 × (5,000 − 885) = 2,113.30. For a person
 * born in 1960 or later, at 62 (five years early): 2,113.30 × (1 − 5 × 0.065) = 1,426.48 in the calculator, × (1 − 5 ×
 * 0.067) = 1,405.34 in a plan; at 70, × (1 + 3 × 0.07) = 2,557.09.
 *
 * Throws a RangeError when the income is negative or not a number, the claiming age is not a number, or a date is no
 * day.
 */
export function estimateSocialSecurity(claim: SocialSecurityClaim): SocialSecurityEstimate {
  const worked = workOutClaim(claim)
  return {
    fullRetirementAge: worked.fullRetirementAge,
    averageIndexedMonthlyEarnings: worked.averageIndexedMonthlyEarnings,
    primaryInsuranceAmount: worked.primaryInsuranceAmount,
    monthlyBenefit: worked.monthlyBenefit,
    annualBenefit: worked.monthlyBenefit * 12,
  }
}
