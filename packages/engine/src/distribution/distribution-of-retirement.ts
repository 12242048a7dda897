import { type Household, type RetirementOptions, toHousehold } from '../retirement/household.ts'
import { projectHousehold, type RetirementProjection, type RetirementYear } from '../retirement/project-retirement.ts'
import type { RetirementPerson } from '../retirement/retirement-person.ts'
import { sustainableSpending } from '../retirement/sustainable-spending.ts'
import type { DistributionPlan, DistributionRow, DistributionInput } from './plan-distribution.ts'
import { inTodaysDollars } from '../money/cents.ts'
import { maximumPlanAge } from '../figures/retirement-defaults.ts'
import { FamilyStatus } from '../taxes/future-tax-rate.ts'

/** A distribution plan that is a view of a retirement plan, in today's dollars. Withdrawals are paid at a year's start. */
interface DistributionOfRetirement extends DistributionPlan {
  /** The highest spending a year with which the fund just lasts, to the cent. */
  readonly spending: number
  /** The fund at retirement. */
  readonly fund: number
}

/** Returns what the fund is asked for in a year, in dollars of that year. */
const asked = ({ withdrawal, shortfall }: RetirementYear): number => withdrawal + shortfall

function toRows({ years }: RetirementProjection, { retirementYear, inflation }: Household): DistributionRow[] {
  return years.slice(retirementYear, -1).map(({ year, age, balance, withdrawal }) => ({
    age,
    startBalance: inTodaysDollars(balance, year, inflation),
    withdrawal: inTodaysDollars(withdrawal, year, inflation),
    endBalance: inTodaysDollars(years[year + 1]?.balance ?? 0, year + 1, inflation),
  }))
}

/**
 * Returns how a retirement plan draws its fund down. It is the retirement projection itself in today's dollars, so both
 * tabs show the same years, rows and answer: lump sums, a partner's pay, and the survivor's share of the expenses
 * included. The sustainable withdrawal is the first year's with the highest spending that just lasts.
 *
 * Worked example: 350,000 at 62, four years to cover, a need of 100,000 a year, no returns: planned 100,000,
 * sustainable 87,500 (spending of 65,625 after a tax rate of 0.25), lasts 3.5 years.
 *
 * Throws like `projectRetirement`. Source: Q-DIST-1.
 */
export function distributionOfRetirement(
  person: RetirementPerson,
  options: RetirementOptions,
): DistributionOfRetirement {
  const household = toHousehold(person, options)
  const { retirementYear, inflation } = household
  const projection = projectHousehold(household)
  const spending = sustainableSpending(household)
  const first = projection.years[retirementYear]
  const best = projectHousehold({ ...household, expenses: spending }).years[retirementYear]
  const today = (amount: number) => inTodaysDollars(amount, retirementYear, inflation)
  return {
    plannedWithdrawal: first === undefined ? 0 : today(asked(first)),
    sustainableWithdrawal: best === undefined ? 0 : today(asked(best)),
    yearsFundWillLast: projection.yearsRetirementFundWillLast,
    isOnTrack: projection.meetingRetirementGoal,
    rows: toRows(projection, household),
    spending,
    fund: today(projection.balanceAtRetirementAge),
  }
}

/** No Social Security is estimated without an income, so the day does not matter. */
const anyBirthday = '1950-07-01'

/**
 * Returns the person of a distribution plan that follows no retirement plan: retired on the first day, with the other income for life
 * in today's dollars. So its futures are simulated like a retirement plan's.
 */
export const personOfDistribution = (input: DistributionInput): RetirementPerson => ({
  age: input.retirementAge,
  dob: anyBirthday,
  familyStatus: FamilyStatus.Single,
  annualIncome: 0,
  lifeExpectancy: input.lifeExpectancy,
  otherAnnualRetirementIncome: input.otherIncome,
  yearsForOtherAnnualRetirementIncome: maximumPlanAge,
  rates: {
    currentReturn: input.retirementReturn,
    retirementReturn: input.retirementReturn,
    inflation: input.inflation,
    futureTaxRate: input.futureTaxRate,
  },
  retirement: { age: input.retirementAge, expenses: input.annualExpenses, fund: input.fund },
})
