import { requireBetween, requireDollars, requireMember } from '../guards/require.ts'
import { roundToCents, totalToDollars } from '../money/cents.ts'

/** How many other sources of income the household has, besides the person's own. Source: Q-EMER-1. */
export const SourceOfIncomeAmount = { NONE: 0, ONE: 1, MORE_THAN_ONE: 2 } as const
export type SourceOfIncomeAmount = (typeof SourceOfIncomeAmount)[keyof typeof SourceOfIncomeAmount]

/** The target is from EMER-03 and EMER-04, the average from Q-EMER-1. */
export const emergencyFundFigures = {
  /** Months of expenses to hold when a household has one or more other sources of income. */
  targetMonthsWithOtherIncome: 3,
  /** Months of expenses to hold when a household has one income. */
  targetMonthsWithoutOtherIncome: 6,
  /** The monthly savings are the average net cash flow of this many full months. */
  savingsAverageMonths: 3,
} as const

export interface EmergencyFundInput {
  /** Dollars set aside today; null or absent if the person stated months instead. */
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
  /** Whole months of saving until the target is reached; 0 if it is, null if nothing is saved. */
  readonly monthsToFill: number | null
  readonly totalSavings: number
  readonly monthlySavings: number
  readonly targetSavings: number
}

/** Returns how many months of expenses the fund should hold: 3 with one or more other sources of income, else 6. */
export const emergencyTargetMonths = (sourceOfIncomeAmountEnum: SourceOfIncomeAmount): number =>
  sourceOfIncomeAmountEnum > SourceOfIncomeAmount.NONE
    ? emergencyFundFigures.targetMonthsWithOtherIncome
    : emergencyFundFigures.targetMonthsWithoutOtherIncome

function countSavings(input: EmergencyFundInput, expenses: number): number {
  const { emergencySavingsBalance, emergencyFundMonthsSaved } = input
  if (typeof emergencySavingsBalance === 'number') {
    return requireDollars('emergencySavingsBalance', emergencySavingsBalance)
  }
  const months = emergencyFundMonthsSaved ?? 0
  requireBetween('emergencyFundMonthsSaved', months, 0, Number.MAX_SAFE_INTEGER)
  return requireDollars('emergencyFundMonthsSaved', months * expenses)
}

const wholeCents = (dollars: number): number => Math.round(dollars * 100)

/** Divides in whole cents, so that 0.30 at 0.10 a month is three months and not four. */
function countMonthsToFill(shortfall: number, monthlySavings: number): number | null {
  if (shortfall === 0) return 0
  return monthlySavings === 0 ? null : Math.ceil(wholeCents(shortfall) / wholeCents(monthlySavings))
}

/**
 * Compares a household's emergency savings with a target of three or six months of expenses. Dollars.
 *
 * target = expenses × 3 with one or more other sources of income, else × 6; covered = savings ÷ expenses; months to
 * fill = what is missing ÷ what is saved a month, rounded up. The savings are the balance, or months saved × expenses
 * without a balance; a balance of 0 is a balance. Savings equal to the target meet it. Amounts with more than two
 * decimals are rounded to cents.
 *
 * Worked example: 4,000 a month, no other income, 10,000 saved, 500 a month saved. Target 4,000 × 6 = 24,000; covered
 * 10,000 ÷ 4,000 = 2.5 months; to fill 14,000 ÷ 500 = 28 months.
 *
 * Throws a RangeError that names the field if the expenses are below one cent, an amount or the months are negative or
 * not finite, or the source of income is none of the three. Source: EMER-01 to EMER-05, Q-EMER-1.
 */
export function assessEmergencyFund(input: EmergencyFundInput): EmergencyFund {
  const { sourceOfIncomeAmountEnum } = input
  requireMember('sourceOfIncomeAmountEnum', sourceOfIncomeAmountEnum, SourceOfIncomeAmount)
  const expenses = requireDollars('monthlyHouseHoldLivingExpenses', input.monthlyHouseHoldLivingExpenses)
  if (expenses === 0) throw new RangeError('monthlyHouseHoldLivingExpenses must be above 0')
  const monthlySavings = requireDollars('monthlySavings', input.monthlySavings)
  const totalSavings = countSavings(input, expenses)
  const targetSavings = roundToCents(expenses * emergencyTargetMonths(sourceOfIncomeAmountEnum))
  const shortfall = Math.max(0, targetSavings - totalSavings)
  return {
    isSavingsGoalMet: shortfall === 0,
    hasSecondIncomeSource: sourceOfIncomeAmountEnum > SourceOfIncomeAmount.NONE,
    monthsCovered: totalSavings / expenses,
    monthsToFill: countMonthsToFill(shortfall, monthlySavings),
    totalSavings,
    monthlySavings,
    targetSavings,
  }
}

/**
 * Returns what a person saves a month, in dollars rounded to cents: the average net cash flow of the last three full
 * months, at least 0 (Q-EMER-1). For nets of 300, −150 and 450 it is 200.
 *
 * Takes the three nets in integer cents, in any order; a net is negative if more was spent than earned. Throws a
 * RangeError if there are not three, or one is not a whole number of cents.
 */
export function averageMonthlySavings(netCents: readonly number[]): number {
  const { savingsAverageMonths } = emergencyFundFigures
  if (netCents.length !== savingsAverageMonths) {
    throw new RangeError(`netCents must hold ${savingsAverageMonths} months`)
  }
  const total = netCents.reduce((sum, net) => sum + totalToDollars(net), 0)
  return Math.max(0, roundToCents(total / savingsAverageMonths))
}
