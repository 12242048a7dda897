/** What a retirement plan uses for a missing field. Rates are fractions a year. Source: CONST-17, Q-RET-2. */
export const retirementDefaults = {
  retirementAge: 62,
  pensionAge: 62,
  lifeExpectancy: 90,
  currentReturn: 0.06,
  retirementReturn: 0.04,
  inflation: 0.025,
  annualIncomeIncreaseRate: 0.025,
  savings: 0,
  employerMatch: 0,
} as const

/**
 * The share of a couple's expenses that one of them still needs after the other's life expectancy. Source: RET-21,
 * Q-RET-4.
 */
export const survivorExpenseShare = 0.95

/** No plan goes beyond this age in years. Source: CONST-37, Q-RET-2. */
export const maximumPlanAge = 130

/**
 * Dollars. A shortfall below a ten-thousandth of a cent is noise of a sum of doubles. Without this bound, the order of
 * additions would decide whether a fund that is exactly enough lasts.
 */
export const shortfallNoise = 1e-6

/** The most that an employee can put into a 401(k) in 2026, in dollars, below 50 years of age. Source: IRS Notice 2025-67. */
export const contributionLimit = 24_500
