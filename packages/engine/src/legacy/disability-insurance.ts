import { requireBetween, requireDollars } from '../guards/require.ts'
import { roundToCents } from '../money/cents.ts'
import { disabilityFigures as figures } from './legacy-figures.ts'

export interface DisabilityInsuranceInput {
  /** Dollars a year, 0 or more. */
  readonly annualIncome: number
  /** Dollars a month that the employer's insurance would pay. */
  readonly employerMonthlyBenefit: number
  /** Dollars a month that the person's own insurance would pay. */
  readonly ownMonthlyBenefit: number
  /** Months before a policy pays; 3 when absent. */
  readonly waitingPeriodMonths?: number | undefined
  /** Months of expenses in the emergency fund; null without an emergency fund plan. */
  readonly emergencyMonthsCovered: number | null
}

/** Dollars a month, exact to the cent. */
export interface DisabilityInsuranceNeed {
  readonly target: number
  readonly existing: number
  /** The part of the target that no insurance pays, 0 or more. */
  readonly gap: number
  readonly waitingPeriodMonths: number
  /** Whether the emergency fund lasts through the waiting period; null if that is unknown. */
  readonly isWaitingPeriodCovered: boolean | null
}

/**
 * Returns how much disability insurance a person needs a month, and how much of it is missing.
 *
 * target = 60 % of a month's income, at most 15,000; gap = target minus what the employer's and the own insurance pay.
 * The waiting period is covered if the emergency fund lasts at least that many months. Without an emergency fund plan
 * it is unknown, neither covered nor short.
 *
 * Worked example: 60,000 a year, 1,000 a month insured. 0.6 × 60,000 ÷ 12 = 3,000; gap 3,000 − 1,000 = 2,000.
 *
 * Throws a RangeError that names the field if an amount or a number of months is negative or not finite. Source:
 * Q-LEGACY-3.
 */
export function disabilityInsuranceNeed(input: DisabilityInsuranceInput): DisabilityInsuranceNeed {
  const { emergencyMonthsCovered, waitingPeriodMonths = figures.defaultWaitingMonths } = input
  requireBetween('waitingPeriodMonths', waitingPeriodMonths, 0, Number.MAX_SAFE_INTEGER)
  if (emergencyMonthsCovered !== null) {
    requireBetween('emergencyMonthsCovered', emergencyMonthsCovered, 0, Number.MAX_VALUE)
  }
  const income = requireDollars('annualIncome', input.annualIncome)
  const target = roundToCents(Math.min(figures.maximumMonthlyBenefit, (figures.incomeShare * income) / 12))
  const existing = roundToCents(
    requireDollars('employerMonthlyBenefit', input.employerMonthlyBenefit) +
      requireDollars('ownMonthlyBenefit', input.ownMonthlyBenefit),
  )
  return {
    target,
    existing,
    gap: roundToCents(Math.max(0, target - existing)),
    waitingPeriodMonths,
    isWaitingPeriodCovered: emergencyMonthsCovered === null ? null : emergencyMonthsCovered >= waitingPeriodMonths,
  }
}
