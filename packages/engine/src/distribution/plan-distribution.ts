import { inputLimits } from '../figures/input-limits.ts'
import { maximumDollars, requireBetween, requireWhole } from '../guards/require.ts'

export interface DistributionInput {
  /** Whole years. The fund is drawn from this age on. */
  readonly retirementAge: number
  /** Whole years, above the retirement age, up to 130: the fund should last until then. */
  readonly lifeExpectancy: number
  /** The retirement fund at the retirement age, in dollars. */
  readonly fund: number
  /** Spending a year after taxes, in dollars. */
  readonly annualExpenses: number
  /** Social Security, pensions and the like, dollars a year for life. */
  readonly otherIncome: number
  /** Yearly return of the fund as a fraction, above −1 and at most 1. */
  readonly retirementReturn: number
  /** Yearly, as a fraction, above −1 and at most 1. */
  readonly inflation: number
  /** The fraction of a withdrawal that goes to taxes, 0 to 0.99. */
  readonly futureTaxRate: number
}

/** A year of retirement, in dollars with their value at retirement. */
export interface DistributionRow {
  readonly age: number
  readonly startBalance: number
  /** Paid at the year's end. */
  readonly withdrawal: number
  readonly endBalance: number
}

/** Dollars with their value at retirement, not rounded. */
export interface DistributionPlan {
  /** What the person wants to draw a year: expenses before taxes minus other income, at least 0. */
  readonly plannedWithdrawal: number
  /** The yearly withdrawal with which the fund lasts exactly to the life expectancy. */
  readonly sustainableWithdrawal: number
  /**
   * Years for which the fund pays the planned withdrawal, with the fraction of the last; at most up to the age of 130.
   */
  readonly yearsFundWillLast: number
  /** Whether the fund lasts to the life expectancy. */
  readonly isOnTrack: boolean
  /** One a year from the retirement age up to the year before the life expectancy. */
  readonly rows: readonly DistributionRow[]
}

/**
 * A withdrawal that is short by less than half a cent counts as paid in full: doubles lose that much in fifty years.
 */
const halfCent = 0.005

/** Returns the return above inflation as a fraction; exact even if both rates are nearly the same. */
export const realReturn = ({
  retirementReturn,
  inflation,
}: Pick<DistributionInput, 'retirementReturn' | 'inflation'>): number =>
  (retirementReturn - inflation) / (1 + inflation)

/** Returns fund × r ÷ (1 − (1 + r)^−years). expm1 and log1p keep the digits of a very small r. */
const annuity = (fund: number, rate: number, years: number): number =>
  rate === 0 ? fund / years : (fund * rate) / -Math.expm1(-years * Math.log1p(rate))

function requireInput(input: DistributionInput): void {
  requireWhole('retirementAge', input.retirementAge, 0, inputLimits.maxAge - 1)
  requireWhole('lifeExpectancy', input.lifeExpectancy, input.retirementAge + 1, inputLimits.maxAge)
  requireBetween('fund', input.fund, 0, maximumDollars)
  requireBetween('annualExpenses', input.annualExpenses, 0, maximumDollars)
  requireBetween('otherIncome', input.otherIncome, 0, maximumDollars)
  requireBetween('retirementReturn', input.retirementReturn, -0.99, 1)
  requireBetween('inflation', input.inflation, -0.99, 1)
  requireBetween('futureTaxRate', input.futureTaxRate, 0, 0.99)
}

function drawDown(input: DistributionInput, planned: number): DistributionRow[] {
  const rate = realReturn(input)
  const rows: DistributionRow[] = []
  let startBalance = input.fund
  for (let age = input.retirementAge; age < inputLimits.maxAge; age += 1) {
    const grown = startBalance * (1 + rate)
    const withdrawal = Math.min(planned, grown)
    rows.push({ age, startBalance, withdrawal, endBalance: grown - withdrawal })
    startBalance = grown - withdrawal
  }
  return rows
}

function yearsLasting(rows: readonly DistributionRow[], planned: number): number {
  const short = rows.findIndex(({ withdrawal }) => withdrawal < planned - halfCent)
  return short === -1 ? rows.length : short + (rows[short]?.withdrawal ?? 0) / planned
}

/**
 * Returns how a retirement fund is drawn down, and which withdrawal it can sustain.
 *
 * Everything is in dollars of one purchasing power: the fund grows by the real rate r = (1 + return) ÷ (1 + inflation)
 * − 1, and withdrawals, paid at each year's end, are all the same. sustainable = fund × r ÷ (1 − (1 + r)^−years), or
 * fund ÷ years if r is 0. The planned withdrawal is expenses ÷ (1 − tax rate) − other income, at least 0, as in the
 * retirement projection. The rows show that withdrawal, or the remaining fund if it is less.
 *
 * Worked example: 500,000 from 65 to 90, return 0.05, inflation 0.025. r = 0.0243902…; sustainable 26,949.05 a year.
 * Expenses of 30,000 at a tax rate of 0.15 with 12,000 of other income need 23,294.12: on track.
 *
 * Throws a RangeError that names the field for a number outside the ranges above. Source: Q-DIST-1.
 */
export function planDistribution(input: DistributionInput): DistributionPlan {
  requireInput(input)
  const { retirementAge, lifeExpectancy, fund, annualExpenses, otherIncome, futureTaxRate } = input
  const years = lifeExpectancy - retirementAge
  const plannedWithdrawal = Math.max(0, annualExpenses / (1 - futureTaxRate) - otherIncome)
  const rows = drawDown(input, plannedWithdrawal)
  const yearsFundWillLast = yearsLasting(rows, plannedWithdrawal)
  return {
    plannedWithdrawal,
    sustainableWithdrawal: annuity(fund, realReturn(input), years),
    yearsFundWillLast,
    isOnTrack: yearsFundWillLast >= years,
    rows: rows.slice(0, years),
  }
}
