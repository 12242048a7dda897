/** Where else a household's money comes from, besides the person's own income (Q-EMER-1). */
export const SourceOfIncomeAmount = { NONE: 0, ONE: 1, MORE_THAN_ONE: 2 } as const
export type SourceOfIncomeAmount = (typeof SourceOfIncomeAmount)[keyof typeof SourceOfIncomeAmount]

/** Product specification, section 9 ("Emergency fund target"), and Q-EMER-1 for the average. */
export const emergencyFundFigures = {
  /** Months of expenses to hold when a household has one or more other sources of income. */
  targetMonthsWithOtherIncome: 3,
  /** Months of expenses to hold when everything hangs on one income. */
  targetMonthsWithoutOtherIncome: 6,
  /** Full months whose net cash flow is averaged to what a person saves a month. */
  savingsAverageMonths: 3,
} as const
