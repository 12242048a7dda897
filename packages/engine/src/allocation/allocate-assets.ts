import { RiskTolerance, YearRange } from './allocation-choices.ts'
import { requireMember, requireWhole } from '../guards/require.ts'
import type { AssetClass } from './fund-type.ts'

/** Whole percents (Q-ALLOC-1). */
export const allocationFigures = {
  /** The share of equity, by the years until the money is needed. */
  equityByYearsUntilTaking: {
    [YearRange.UP_TO_ONE]: 10,
    [YearRange.TWO_TO_FIVE]: 40,
    [YearRange.SIX_TO_TEN]: 60,
    [YearRange.MORE_THAN_TEN]: 80,
  },
  /** Added to that share, by risk tolerance. */
  equityByRiskTolerance: {
    [RiskTolerance.CONSERVATIVE]: -15,
    [RiskTolerance.AVERAGE]: 0,
    [RiskTolerance.AGGRESSIVE]: 15,
  },
  /** Added to that share, by the years of spending. */
  equityByYearsOfSpending: {
    [YearRange.UP_TO_ONE]: -5,
    [YearRange.TWO_TO_FIVE]: 0,
    [YearRange.SIX_TO_TEN]: 0,
    [YearRange.MORE_THAN_TEN]: 5,
  },
  /** How equity is divided. Large cap has the other 50 and what rounding leaves. */
  shareOfEquity: { smallCap: 20, foreign: 25, other: 5 },
} as const

export interface AllocationInput {
  readonly yearsUntilTaking: YearRange
  readonly riskTolerance: RiskTolerance
  readonly yearsOfSpending: YearRange
}

/** Whole percents, each 0 to 100, together 100. */
export type Allocation = Readonly<Record<AssetClass, number>>

/** Rounds half up: 25 % of 10 is 2.5, rounded to 3. */
const wholePercentShare = (percent: number, whole: number): number => Math.round((percent * whole) / 100)

/**
 * Returns the allocation for a whole percent of fixed income from 0 to 100. The rest is equity: 50 % large cap, 20 %
 * small cap, 25 % foreign, 5 % other, in whole percents; large cap takes the rounding difference. For 20 it is 20, 40,
 * 16, 20, 4.
 *
 * Throws a RangeError when `fixedIncome` is not a whole percent. Source: Q-ALLOC-1.
 */
export function allocationWithFixedIncome(fixedIncome: number): Allocation {
  requireWhole('fixedIncome', fixedIncome, 0, 100)
  const equity = 100 - fixedIncome
  const smallCap = wholePercentShare(allocationFigures.shareOfEquity.smallCap, equity)
  const foreign = wholePercentShare(allocationFigures.shareOfEquity.foreign, equity)
  const other = wholePercentShare(allocationFigures.shareOfEquity.other, equity)
  return { fixedIncome, largeCap: equity - smallCap - foreign - other, smallCap, foreign, other }
}

/** Returns the percents that make the share of equity. @throws RangeError */
export function equityParts({ yearsUntilTaking, riskTolerance, yearsOfSpending }: AllocationInput) {
  requireMember('yearsUntilTaking', yearsUntilTaking, YearRange)
  requireMember('riskTolerance', riskTolerance, RiskTolerance)
  requireMember('yearsOfSpending', yearsOfSpending, YearRange)
  return {
    base: allocationFigures.equityByYearsUntilTaking[yearsUntilTaking],
    risk: allocationFigures.equityByRiskTolerance[riskTolerance],
    spending: allocationFigures.equityByYearsOfSpending[yearsOfSpending],
  }
}

/**
 * Returns how to divide savings over the asset classes. Equity is 10, 40, 60 or 80 percent by the years until the money
 * is needed, plus or minus 15 for risk tolerance, plus or minus 5 for the years of spending, and stays within 0 and
 * 100. The rest is fixed income. `allocationWithFixedIncome` divides the equity.
 *
 * Worked example: more than 10 years until the money is needed, average risk, 6-10 years of spending. Equity 80 + 0 +
 * 0; fixed income 20; small cap 20 % of 80 = 16, foreign 25 % = 20, other 5 % = 4, large cap the remaining 40.
 *
 * Throws a RangeError that names the field for a choice that does not exist. Source: Q-ALLOC-1.
 */
export function allocateAssets(input: AllocationInput): Allocation {
  const { base, risk, spending } = equityParts(input)
  return allocationWithFixedIncome(100 - Math.min(100, Math.max(0, base + risk + spending)))
}
