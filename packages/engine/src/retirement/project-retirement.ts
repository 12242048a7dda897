import { shortfallNoise } from '../figures/retirement-defaults.ts'
import { type Household, toHousehold, type RetirementOptions } from './household.ts'
import { type PlanYear, toPlanYears } from './plan-years.ts'
import type { RetirementPerson } from './retirement-person.ts'
import type { YearFlows } from './year-flows.ts'

/**
 * One year of a projection, in dollars of that year. The next year's balance is this balance minus `withdrawal`, plus
 * `surplus`, `growth` and `contributions`, plus the next year's `lumpSums`.
 */
export interface RetirementYear extends YearFlows {
  /** 0 is the current year. */
  readonly year: number
  /** Of the primary person. */
  readonly age: number
  /** At the start of the year, with its lump sums. */
  readonly balance: number
  /** What the fund pays toward the need. */
  readonly withdrawal: number
  /** The income above the need; it stays in the fund. */
  readonly surplus: number
  /** The part of the need that neither income nor fund pays. */
  readonly shortfall: number
  /** The year's return in dollars. */
  readonly growth: number
}

export interface RetirementProjection {
  /**
   * Whether the fund is never exhausted. The balance at retirement is then at least `retirementSum`, apart from noise
   * of sums.
   */
  readonly meetingRetirementGoal: boolean
  /** The smallest balance at retirement that lasts to the last life expectancy. */
  readonly retirementSum: number
  readonly balanceAtRetirementAge: number
  /** At the primary person's life expectancy. */
  readonly balanceAtLifeExpectancy: number
  /**
   * From retirement on, with the fraction of the year in which the fund ends; at most up to age 130 of the youngest
   * member.
   */
  readonly yearsRetirementFundWillLast: number
  /** From the primary person's retirement to the last life expectancy. */
  readonly retirementYears: number
  /** The first year's need in retirement. */
  readonly expensesAtRetirement: number
  /** The estimate from the own income. Dollars a year in today's value, like the next four. */
  readonly defaultSocialSecurityIncome: number
  /** The amount that the plan uses: typed in, or the estimate, or the spousal share. */
  readonly finalSocialSecurityIncome: number
  /** 0 without a spouse, like the next two. */
  readonly spouseDefaultSocialSecurityIncome: number
  readonly spouseFinalSocialSecurityIncome: number
  /** Half of the primary person's primary insurance amount, which a spouse gets at least. */
  readonly fiftyPercentSpousalBenefit: number
  /** From the current year to the last life expectancy. The last row has only a balance. */
  readonly years: readonly RetirementYear[]
}

type Years = (year: number) => PlanYear

/** Lists the flows one by one: spreading them would take longer than the rest of the projection. */
function toRow(year: number, age: number, balance: number, plan: PlanYear): RetirementYear {
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

/** The year after a plan's last one; only its balance is shown. */
const afterTheEnd: PlanYear = {
  flows: { contributions: 0, lumpSums: 0, need: 0, socialSecurity: 0, pensions: 0, otherIncome: 0, spouseEarnings: 0 },
  draw: 0,
  expectedReturn: 0,
}

/** Returns the balance at the start of the next year, before that year's lump sums. */
const balanceAfter = (balance: number, { draw, expectedReturn, flows }: PlanYear): number =>
  Math.max(0, balance - draw) * (1 + expectedReturn) + flows.contributions

function toRows({ fund, horizon, primary }: Household, planYear: Years): RetirementYear[] {
  const rows: RetirementYear[] = []
  let balance = fund
  for (let year = 0; year < horizon; year++) {
    const plan = planYear(year)
    balance += plan.flows.lumpSums
    rows.push(toRow(year, primary.age + year, balance, plan))
    balance = balanceAfter(balance, plan)
  }
  rows.push(toRow(horizon, primary.age + horizon, balance, afterTheEnd))
  return rows
}

/**
 * Returns the smallest balance at retirement that lasts. Starts with 0 at the horizon and calculates backward what each
 * year needs at its start.
 */
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

/** Projects a household that `toHousehold` has checked. */
export function projectHousehold(household: Household): RetirementProjection {
  const { primary, spouse, horizon, retirementYear } = household
  const planYear = toPlanYears(household)
  const years = toRows(household, planYear)
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
 * Until the primary person retires, the fund earns the current return and receives contributions: a share of each
 * working member's income, and fixed amounts. From then on it earns the retirement return and pays the part of the
 * expenses that Social Security, pensions, other income and the pay of a spouse who still works do not cover. Expenses
 * rise with inflation and include tax. A surplus stays in the fund. After the life expectancy of one member of a
 * couple, 95 % of the expenses are needed (RET-11 to RET-21, Q-RET-1 to Q-RET-5).
 *
 * Worked example: at 60, with 100,000 in the fund, no returns, retiring at 62, 75,000 of expenses at a tax rate of 0.25
 * and no other income: the need is 100,000 a year, so the fund lasts one year. To life expectancy 65 it would take
 * 300,000.
 *
 * Throws a RangeError that names the field if a number is missing or out of its bounds, an age is not a whole number,
 * or no member lives until the primary person's retirement.
 */
export const projectRetirement = (person: RetirementPerson, options: RetirementOptions): RetirementProjection =>
  projectHousehold(toHousehold(person, options))
