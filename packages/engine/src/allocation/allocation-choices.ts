/** What a person chooses for an allocation, in the product's words (ALLOC-05 to ALLOC-10, Q-ALLOC-3). */

export const RiskTolerance = { CONSERVATIVE: 1, AVERAGE: 2, AGGRESSIVE: 3 } as const
export type RiskTolerance = (typeof RiskTolerance)[keyof typeof RiskTolerance]

export const riskToleranceTexts: Readonly<Record<RiskTolerance, string>> = {
  [RiskTolerance.CONSERVATIVE]: 'Uncomfortable - I would rather preserve my investment',
  [RiskTolerance.AVERAGE]: 'Neutral - risk is part of the investment process',
  [RiskTolerance.AGGRESSIVE]: 'Very comfortable - no risk, no reward',
}

/** Years until the money is needed, and years over which it is then spent. */
export const YearRange = { UP_TO_ONE: 1, TWO_TO_FIVE: 2, SIX_TO_TEN: 3, MORE_THAN_TEN: 4 } as const
export type YearRange = (typeof YearRange)[keyof typeof YearRange]

export const yearRangeLabels: Readonly<Record<YearRange, string>> = {
  [YearRange.UP_TO_ONE]: '1 year or less',
  [YearRange.TWO_TO_FIVE]: '2-5 years',
  [YearRange.SIX_TO_TEN]: '6-10 years',
  [YearRange.MORE_THAN_TEN]: 'More than 10 years',
}

/** Whether a person picks funds, leaves the choice to one fund, or wants to see both kinds. */
export const InvestmentType = { HANDS_ON: 1, HANDS_OFF: 2, BOTH: 3 } as const
export type InvestmentType = (typeof InvestmentType)[keyof typeof InvestmentType]

export const investmentTypeNames: Readonly<Record<InvestmentType, string>> = {
  [InvestmentType.HANDS_ON]: 'Hands On',
  [InvestmentType.HANDS_OFF]: 'Hands Off',
  [InvestmentType.BOTH]: 'Both',
}
