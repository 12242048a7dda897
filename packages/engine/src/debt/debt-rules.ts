/** Figures of the debt plan: specification section 9 where not said otherwise. */

/** Fifty years; a debt that takes longer makes a plan invalid. */
export const maxDebtMonths = 600

/** Dollars a month; the estimate of what a person pays is never below it (Q-DEBT-2). */
export const minimumPaymentEstimate = 25

/** Percent a year; where a debt counts as one of high interest until the person says otherwise (Q-DEBT-3). */
export const defaultInterestThreshold = 8

/** Percent a year, inclusive; what the person may say (Q-DEBT-3). */
export const interestThresholdLimits = { min: 0, max: 50 } as const
