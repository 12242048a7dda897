/** What a person chooses before an allocation is worked out, in the product's words (specification section 3, Q-ALLOC-3). */

export const RiskTolerance = { CONSERVATIVE: 1, AVERAGE: 2, AGGRESSIVE: 3 } as const
export type RiskTolerance = (typeof RiskTolerance)[keyof typeof RiskTolerance]

export const riskToleranceTexts: Readonly<Record<RiskTolerance, string>> = {
  [RiskTolerance.CONSERVATIVE]: 'Uncomfortable - I would rather preserve my investment',
  [RiskTolerance.AVERAGE]: 'Neutral - risk is part of the investment process',
  [RiskTolerance.AGGRESSIVE]: 'Very comfortable - no risk, no reward',
}

/** Years until the money is taken, and years over which it is then spent. */
export const YearRange = { UP_TO_ONE: 1, TWO_TO_FIVE: 2, SIX_TO_TEN: 3, MORE_THAN_TEN: 4 } as const
export type YearRange = (typeof YearRange)[keyof typeof YearRange]

export const yearRangeLabels: Readonly<Record<YearRange, string>> = {
  [YearRange.UP_TO_ONE]: '1 year or less',
  [YearRange.TWO_TO_FIVE]: '2-5 years',
  [YearRange.SIX_TO_TEN]: '6-10 years',
  [YearRange.MORE_THAN_TEN]: 'More than 10 years',
}

/** Whether a person picks funds alone, leaves it to a fund, or wants to see both. */
export const InvestmentType = { HANDS_ON: 1, HANDS_OFF: 2, BOTH: 3 } as const
export type InvestmentType = (typeof InvestmentType)[keyof typeof InvestmentType]

export const investmentTypeNames: Readonly<Record<InvestmentType, string>> = {
  [InvestmentType.HANDS_ON]: 'Hands On',
  [InvestmentType.HANDS_OFF]: 'Hands Off',
  [InvestmentType.BOTH]: 'Both',
}
