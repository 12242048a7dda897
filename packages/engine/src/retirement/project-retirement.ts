import { shortfallNoise } from '../figures/retirement-defaults.ts'
import { type Household, householdOf, type RetirementOptions } from './household.ts'
import { type PlanYear, planYearsOf } from './plan-years.ts'
import type { RetirementPerson } from './retirement-person.ts'
import type { YearFlows } from './year-flows.ts'

/**
 * One year of a projection, in dollars of that year. The next year's balance is this one's less `withdrawal`, plus
 * `surplus`, `growth` and `contributions`, plus the next year's `lumpSums`.
 */
export interface RetirementYear extends YearFlows {
  /** 0 is the current year. */
  readonly year: number
  /** Of the primary person. */
  readonly age: number
  /** At the start of the year, its lump sums in. */
  readonly balance: number
  /** What the fund gives towards the need. */
  readonly withdrawal: number
  /** Income that the need leaves over; it stays in the fund. */
  readonly surplus: number
  /** What of the need neither income nor fund covers. */
  readonly shortfall: number
  /** The year's return in dollars. */
  readonly growth: number
}

export interface RetirementProjection {
  /** Whether the fund is exhausted in no year: the balance at retirement then is at least `retirementSum`, but for the noise of sums. */
  readonly meetingRetirementGoal: boolean
  /** The smallest balance at retirement that lasts to the last life expectancy. */
  readonly retirementSum: number
  readonly balanceAtRetirementAge: number
  /** At the primary person's life expectancy. */
  readonly balanceAtLifeExpectancy: number
  /** From retirement on, with the part of the year in which the fund ends; looked at up to age 130 of the youngest. */
  readonly yearsRetirementFundWillLast: number
  /** From the primary person's retirement to the last life expectancy. */
  readonly retirementYears: number
  /** The first year's need in retirement. */
  readonly expensesAtRetirement: number
  /** A year, in today's dollars, as are the four below: the estimate from the own income. */
  readonly defaultSocialSecurityIncome: number
  /** What the plan counts with: typed in, or the estimate, or the spousal share. */
  readonly finalSocialSecurityIncome: number
  /** 0 without a spouse, as are the two below. */
  readonly spouseDefaultSocialSecurityIncome: number
  readonly spouseFinalSocialSecurityIncome: number
  /** Half of the primary person's primary insurance amount: what a spouse gets at least. */
  readonly fiftyPercentSpousalBenefit: number
  /** The current year up to the last life expectancy, whose row has its balance only. */
  readonly years: readonly RetirementYear[]
}

type Years = (year: number) => PlanYear

/** The flows are named one by one: spread into the row, they would take longer than the rest of the projection. */
function rowOf(year: number, age: number, balance: number, plan: PlanYear): RetirementYear {
  const { contributions, lumpSums, need, socialSecurity, pensions, otherIncome, spouseEarnings } = plan.flows
  const { draw, expectedReturn } = plan
  const missing = draw - balance
  return {
    year,
    age,
    balance,
    contributions,
    lumpSums,
    need,
    socialSecurity,
    pensions,
    otherIncome,
    spouseEarnings,
    withdrawal: Math.max(0, Math.min(balance, draw)),
    surplus: Math.max(0, -draw),
    shortfall: missing > shortfallNoise ? missing : 0,
    growth: Math.max(0, balance - draw) * expectedReturn,
  }
}

/** The end of a plan, of which only the balance is told. */
const afterTheEnd: PlanYear = {
  flows: { contributions: 0, lumpSums: 0, need: 0, socialSecurity: 0, pensions: 0, otherIncome: 0, spouseEarnings: 0 },
  draw: 0,
  expectedReturn: 0,
}

/** The balance at the start of the next year, before that year's lump sums. */
const balanceAfter = (balance: number, { draw, expectedReturn, flows }: PlanYear): number =>
  Math.max(0, balance - draw) * (1 + expectedReturn) + flows.contributions

function rowsOf({ fund, horizon, primary }: Household, planYear: Years): RetirementYear[] {
  const rows: RetirementYear[] = []
  let balance = fund
  for (let year = 0; year < horizon; year++) {
    const plan = planYear(year)
    balance += plan.flows.lumpSums
    rows.push(rowOf(year, primary.age + year, balance, plan))
    balance = balanceAfter(balance, plan)
  }
  rows.push(rowOf(horizon, primary.age + horizon, balance, afterTheEnd))
  return rows
}

/** Walks back from nothing at the horizon: what must be there at the start of each year for the rest to be covered. */
function requiredSum({ horizon, retirementYear }: Household, planYear: Years): number {
  let required = 0
  for (let year = horizon - 1; year >= retirementYear; year--) {
    const { draw, expectedReturn, flows } = planYear(year)
    required = Math.max(0, draw + Math.max(0, required - flows.contributions) / (1 + expectedReturn))
    if (year > retirementYear) required = Math.max(0, required - flows.lumpSums)
  }
  return required
}

function yearsLasting(household: Household, planYear: Years, rows: readonly RetirementYear[]): number {
  const { retirementYear, horizon, limit } = household
  const exhausted = rows.find(({ shortfall }) => shortfall > 0)
  if (exhausted !== undefined) {
    const { year, balance, shortfall, withdrawal } = exhausted
    return year - retirementYear + balance / (withdrawal + shortfall)
  }
  let balance = rows[horizon]?.balance ?? 0
  for (let year = horizon; year < limit; year++) {
    const plan = planYear(year)
    balance += plan.flows.lumpSums
    if (plan.draw - balance > shortfallNoise) return year - retirementYear + balance / plan.draw
    balance = balanceAfter(balance, plan)
  }
  return limit - retirementYear
}

/** The projection of a household that is already checked. */
export function projectHousehold(household: Household): RetirementProjection {
  const { primary, spouse, horizon, retirementYear } = household
  const planYear = planYearsOf(household)
  const years = rowsOf(household, planYear)
  const balanceAt = (year: number): number => years[Math.max(0, year)]?.balance ?? 0
  return {
    meetingRetirementGoal: years.every(({ shortfall }) => shortfall === 0),
    retirementSum: requiredSum(household, planYear),
    balanceAtRetirementAge: balanceAt(retirementYear),
    balanceAtLifeExpectancy: balanceAt(primary.deathYear),
    yearsRetirementFundWillLast: yearsLasting(household, planYear, years),
    retirementYears: horizon - retirementYear,
    expensesAtRetirement: planYear(retirementYear).flows.need,
    defaultSocialSecurityIncome: primary.socialSecurity.defaultAmount,
    finalSocialSecurityIncome: primary.socialSecurity.finalAmount,
    spouseDefaultSocialSecurityIncome: spouse?.socialSecurity.defaultAmount ?? 0,
    spouseFinalSocialSecurityIncome: spouse?.socialSecurity.finalAmount ?? 0,
    fiftyPercentSpousalBenefit: spouse?.socialSecurity.fiftyPercentSpousalBenefit ?? 0,
    years,
  }
}

/**
 * Projects a household's retirement fund year by year, from today to the last life expectancy, unrounded.
 *
 * Until the primary person retires the fund earns the current return and takes in contributions: a share of each working
 * member's income and fixed amounts. From then on it covers what the expenses, raised by inflation and by tax, need beyond
 * Social Security, pensions, other income and the pay of a spouse who still works; what is left earns the retirement
 * return, and a surplus stays in the fund. Once a member of a couple has passed the life expectancy, 95 % of the expenses
 * are needed (specification sections 3 and 9; Q-RET-1 to Q-RET-5).
 *
 * At 60, with 100,000 in the fund, no returns, retiring at 62, 75,000 of expenses at a tax rate of 0.25 and no other
 * income: the need is 100,000 a year, so the fund lasts one year, and to life expectancy 65 it would take 300,000.
 *
 * Throws a RangeError that names the field when a number is missing or out of its bounds, an age is not a whole number,
 * or nobody lives to the primary person's retirement.
 */
export const projectRetirement = (person: RetirementPerson, options: RetirementOptions): RetirementProjection =>
  projectHousehold(householdOf(person, options))
