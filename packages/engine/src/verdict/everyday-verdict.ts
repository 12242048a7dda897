import { unclaimedMatch } from '../benefits/unclaimed-match.ts'
import type { EmergencyFund } from '../emergency-fund/assess-emergency-fund.ts'
import type { PlanType } from '../goals/plan-type.ts'
import { roundHalfAway, roundToCents } from '../money/cents.ts'
import { cannotSay, judge, type MissingFact, sentence, type Verdict, type VerdictSentence } from './verdict.ts'

export interface EmergencyCase {
  readonly planType: typeof PlanType.EMERGENCY_FUND
  /** Expenses or savings that is not known. */
  readonly missing: readonly MissingFact[]
  readonly fund: EmergencyFund | null
  /** Months of expenses that the fund should hold. */
  readonly targetMonths: number
}

/** Months within which a fund that is filling is close. */
const soonFull = 12

/** Returns months with one decimal. Rounding never makes a fund look full that is not. */
function monthsShown({ monthsCovered, isSavingsGoalMet }: EmergencyFund, target: number): number {
  const rounded = roundHalfAway(monthsCovered, 1)
  return !isSavingsGoalMet && rounded >= target ? Math.floor(monthsCovered * 10) / 10 : rounded
}

/** Returns what the person's saving does to the fund: above its target, full in some months, or no saving at all. */
function emergencyToday({ isSavingsGoalMet, totalSavings, targetSavings, ...fund }: EmergencyFund) {
  if (isSavingsGoalMet) {
    const above = roundToCents(totalSavings - targetSavings)
    return above === 0 ? null : sentence('aboveTarget', { amounts: { amount: above } })
  }
  if (fund.monthsToFill === null) return sentence('nothingSaved')
  return sentence('fillsIn', { values: { months: fund.monthsToFill }, amounts: { amount: fund.monthlySavings } })
}

/**
 * Returns the verdict on an emergency fund: full at its target, close from half of it or if today's saving fills it
 * within a year.
 *
 * Worked example: 14,620 of 12,300 (3 months of 4,100): full, 3.6 months, 2,320 above the target.
 */
export function emergencyVerdict({ missing, fund, targetMonths }: EmergencyCase): Verdict {
  if (missing.length > 0 || fund === null) return cannotSay(missing, sentence('emergencyUnknown'))
  const { isSavingsGoalMet, totalSavings, targetSavings, monthsToFill } = fund
  const isClose = totalSavings * 2 >= targetSavings || (monthsToFill !== null && monthsToFill <= soonFull)
  const months = monthsShown(fund, targetMonths)
  const said = {
    sentence: sentence('monthsSaved', { values: { months, target: targetMonths } }),
    figure: { value: months, unit: 'months' },
    today: emergencyToday(fund),
  } as const
  if (isSavingsGoalMet) return judge('on-track', { ...said, word: 'full' })
  return judge(isClose ? 'close' : 'off-track', said)
}

export interface BenefitsCase {
  readonly planType: typeof PlanType.COMPANY_BENEFITS
  /** An income, a savings rate, or an answer to a benefit that is not known. */
  readonly missing: readonly MissingFact[]
  readonly annualIncome: number
  /** Fractions of the income. */
  readonly savingsRate: number
  readonly matchLimit: number
  /** What the employer adds to each dollar saved. */
  readonly matchRate: number
  /** What the person saves today; null if unknown. */
  readonly todaysSavingsRate: number | null
}

const percent = (rate: number): number => Math.round(rate * 1000) / 10

function matchToday({ savingsRate, todaysSavingsRate, ...rest }: BenefitsCase): VerdictSentence | null {
  if (todaysSavingsRate === null || todaysSavingsRate === savingsRate) return null
  const amount = unclaimedMatch({ ...rest, savingsRate: todaysSavingsRate })
  return sentence('matchLeftToday', { values: { percent: percent(todaysSavingsRate) }, amounts: { amount } })
}

/**
 * Returns the verdict on company benefits: on track if no match is left, close if the person saves at least half of
 * what is matched.
 *
 * Worked example: 84,000 at 6 %, matched 0.5 up to 6 %: the full match of 2,520. At 5 % 420 a year are left: close.
 */
export function benefitsVerdict(benefits: BenefitsCase): Verdict {
  const { missing, matchLimit, matchRate, savingsRate } = benefits
  if (missing.length > 0) return cannotSay(missing, sentence('benefitsUnknown'))
  const full = unclaimedMatch({ ...benefits, savingsRate: 0 })
  const left = unclaimedMatch(benefits)
  const figure = { value: left, unit: 'dollars' } as const
  if (matchLimit * matchRate === 0) return judge('on-track', { sentence: sentence('noMatch'), figure })
  const today = matchToday(benefits)
  if (left === 0)
    return judge('on-track', { sentence: sentence('fullMatch', { amounts: { amount: full } }), figure, today })
  return judge(savingsRate * 2 >= matchLimit ? 'close' : 'off-track', {
    sentence: sentence('matchLeft', { amounts: { left, full } }),
    figure,
    today,
  })
}
