import { requireBetween, requireDollars } from '../guards/require.ts'
import { roundToCents } from '../money/cents.ts'

/** The largest match per dollar that is accepted as input. Real offers are far below it. */
const maximumMatchRate = 5

export interface UnclaimedMatchInput {
  /** Dollars a year, 0 or more. */
  readonly annualIncome: number
  /** The employer matches savings up to this fraction of the income, 0 to 1. */
  readonly matchLimit: number
  /** The fraction of the income that the person saves, 0 to 1. */
  readonly savingsRate: number
  /** What the employer adds to each dollar saved, 0 to 5: 0.5 is fifty cents. */
  readonly matchRate: number
}

/**
 * Returns what goes into the employer's savings plan each year, in dollars exact to the cent: the person's own savings,
 * and what the employer adds to them.
 *
 * Worked example: 84,000 a year, saving 6 %, matched up to 6 % at fifty cents. Own 5,040, matched 2,520.
 *
 * Throws like `unclaimedMatch`. Source: Q-BENE-1.
 */
export function yearlySavings(given: UnclaimedMatchInput): { readonly own: number; readonly matched: number } {
  const { annualIncome, savingsRate } = given
  const offered = unclaimedMatch({ ...given, savingsRate: 0 })
  return { own: roundToCents(annualIncome * savingsRate), matched: roundToCents(offered - unclaimedMatch(given)) }
}

/**
 * Returns the match that a person misses each year, in dollars exact to the cent: income × (matched savings rate − own
 * savings rate) × what the employer adds. Returns 0 for savings at or above the limit.
 *
 * Worked example: 60,000 a year, matched up to 6 % at fifty cents, saving 3 %. 60,000 × (0.06 − 0.03) × 0.5 = 900.
 *
 * Throws a RangeError that names the field for a number outside the ranges above. Source: Q-BENE-1.
 */
export function unclaimedMatch({ annualIncome, matchLimit, savingsRate, matchRate }: UnclaimedMatchInput): number {
  requireBetween('matchLimit', matchLimit, 0, 1)
  requireBetween('savingsRate', savingsRate, 0, 1)
  requireBetween('matchRate', matchRate, 0, maximumMatchRate)
  const missingRate = Math.max(0, matchLimit - savingsRate)
  return roundToCents(requireDollars('annualIncome', annualIncome) * missingRate * matchRate)
}
