import { requireBetween, requireDollars, requireMember } from '../guards/require.ts'
import { roundToCents, toDollars } from '../money/cents.ts'
import { emergencyFundFigures, SourceOfIncomeAmount } from './emergency-fund-figures.ts'

export interface EmergencyFundInput {
  /** Dollars set aside today; null or absent when the person gave months instead. */
  readonly emergencySavingsBalance?: number | null | undefined
  /** Dollars a month, above 0. */
  readonly monthlyHouseHoldLivingExpenses: number
  /** Months of expenses set aside, 0 or more, read only when there is no balance; null or absent counts as none. */
  readonly emergencyFundMonthsSaved?: number | null | undefined
  readonly sourceOfIncomeAmountEnum: SourceOfIncomeAmount
  /** Dollars a person saves a month, 0 or more: see `averageMonthlySavings`. */
  readonly monthlySavings: number
}

/** Amounts in dollars, exact to the cent. */
export interface EmergencyFund {
  readonly isSavingsGoalMet: boolean
  readonly hasSecondIncomeSource: boolean
  /** Months of expenses the savings last, 0 or more, not rounded; screens show one decimal. */
  readonly monthsCovered: number
  /** Whole months of saving until the target is reached; 0 when it is, null when nothing is saved. */
  readonly monthsToFill: number | null
  readonly totalSavings: number
  readonly monthlySavings: number
  readonly targetSavings: number
}

/** How many months of expenses the fund should hold: 3 with one or more other sources of income, else 6. */
export const emergencyTargetMonths = (sourceOfIncomeAmountEnum: SourceOfIncomeAmount): number =>
  sourceOfIncomeAmountEnum > SourceOfIncomeAmount.NONE
    ? emergencyFundFigures.targetMonthsWithOtherIncome
    : emergencyFundFigures.targetMonthsWithoutOtherIncome

function totalSavingsOf(input: EmergencyFundInput, expenses: number): number {
  const { emergencySavingsBalance, emergencyFundMonthsSaved } = input
  if (typeof emergencySavingsBalance === 'number') {
    return requireDollars('emergencySavingsBalance', emergencySavingsBalance)
  }
  const months = emergencyFundMonthsSaved ?? 0
  requireBetween('emergencyFundMonthsSaved', months, 0, Number.MAX_SAFE_INTEGER)
  return requireDollars('emergencyFundMonthsSaved', months * expenses)
}

const wholeCents = (dollars: number): number => Math.round(dollars * 100)

/** In whole cents, so that 0.30 at 0.10 a month is three months and not four. */
function monthsToFillOf(shortfall: number, monthlySavings: number): number | null {
  if (shortfall === 0) return 0
  return monthlySavings === 0 ? null : Math.ceil(wholeCents(shortfall) / wholeCents(monthlySavings))
}

/**
 * How far a household's emergency savings go, against a target of three or six months of expenses.
 *
 * target = expenses × 3 with one or more other sources of income, else × 6; covered = savings ÷ expenses; months to
 * fill = what is missing ÷ what is saved a month, rounded up. The savings are the balance, or months saved × expenses
 * when there is no balance; a balance of 0 is a balance. Saving exactly the target meets it. Amounts with more than two
 * decimals are rounded to cents.
 *
 * Worked example: 4,000 a month, no other income, 10,000 saved, 500 a month saved. Target 4,000 × 6 = 24,000; covered
 * 10,000 ÷ 4,000 = 2.5 months; to fill 14,000 ÷ 500 = 28 months.
 *
 * Throws a RangeError that names the field when the expenses are not at least one cent, an amount or the months are
 * negative or not finite, or the source of income is none of the three. Source: product specification, section 9, and
 * Q-EMER-1.
 */
export function assessEmergencyFund(input: EmergencyFundInput): EmergencyFund {
  const { sourceOfIncomeAmountEnum } = input
  requireMember('sourceOfIncomeAmountEnum', sourceOfIncomeAmountEnum, SourceOfIncomeAmount)
  const expenses = requireDollars('monthlyHouseHoldLivingExpenses', input.monthlyHouseHoldLivingExpenses)
  if (expenses === 0) throw new RangeError('monthlyHouseHoldLivingExpenses must be above 0')
  const monthlySavings = requireDollars('monthlySavings', input.monthlySavings)
  const totalSavings = totalSavingsOf(input, expenses)
  const targetSavings = roundToCents(expenses * emergencyTargetMonths(sourceOfIncomeAmountEnum))
  const shortfall = Math.max(0, targetSavings - totalSavings)
  return {
    isSavingsGoalMet: shortfall === 0,
    hasSecondIncomeSource: sourceOfIncomeAmountEnum > SourceOfIncomeAmount.NONE,
    monthsCovered: totalSavings / expenses,
    monthsToFill: monthsToFillOf(shortfall, monthlySavings),
    totalSavings,
    monthlySavings,
    targetSavings,
  }
}

/**
 * What a person saves a month, in dollars: the average net cash flow of the last three full months, at least 0
 * (Q-EMER-1), rounded to cents. Nets of 300, −150 and 450 give 200.
 *
 * Takes the three nets in integer cents, in any order; negative where more was spent than earned. Throws a RangeError
 * when they are not three or one is not a whole number of cents.
 */
export function averageMonthlySavings(netCents: readonly number[]): number {
  const { savingsAverageMonths } = emergencyFundFigures
  if (netCents.length !== savingsAverageMonths) {
    throw new RangeError(`netCents must hold ${savingsAverageMonths} months`)
  }
  const total = netCents.reduce((sum, net) => sum + toDollars(net), 0)
  return Math.max(0, roundToCents(total / savingsAverageMonths))
}
