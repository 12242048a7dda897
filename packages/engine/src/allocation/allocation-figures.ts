import { RiskTolerance, YearRange } from './allocation-choices.ts'

/** Whole percents (Q-ALLOC-1). */
export const allocationFigures = {
  /** The share of equity by years until the money is taken: the later, the more. */
  equityByYearsUntilTaking: {
    [YearRange.UP_TO_ONE]: 10,
    [YearRange.TWO_TO_FIVE]: 40,
    [YearRange.SIX_TO_TEN]: 60,
    [YearRange.MORE_THAN_TEN]: 80,
  },
  /** What risk tolerance adds to it. */
  equityByRiskTolerance: {
    [RiskTolerance.CONSERVATIVE]: -15,
    [RiskTolerance.AVERAGE]: 0,
    [RiskTolerance.AGGRESSIVE]: 15,
  },
  /** What the years of spending add to it. */
  equityByYearsOfSpending: {
    [YearRange.UP_TO_ONE]: -5,
    [YearRange.TWO_TO_FIVE]: 0,
    [YearRange.SIX_TO_TEN]: 0,
    [YearRange.MORE_THAN_TEN]: 5,
  },
  /** How equity is split; largeCap has the other 50 and whatever rounding leaves. */
  shareOfEquity: { smallCap: 20, foreign: 25, other: 5 },
} as const
