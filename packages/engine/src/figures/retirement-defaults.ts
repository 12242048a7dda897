/** What a retirement plan takes for a field that was left out (specification sections 3 and 9; Q-RET-2). Rates are fractions a year. */
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

/** Of a couple's expenses that one of them still needs, once a life expectancy has passed (specification section 9; Q-RET-4). */
export const survivorExpenseShare = 0.95

/** Years of age beyond which no plan looks (specification section 9; Q-RET-2). */
export const maximumPlanAge = 130

/**
 * Dollars: a shortfall of less than a ten-thousandth of a cent is the noise of a sum of doubles, not a fund that ran out.
 * Without it, a fund that is just enough would last or not by the order of its additions.
 */
export const shortfallNoise = 1e-6
