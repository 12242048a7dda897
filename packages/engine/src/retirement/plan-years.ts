import type { Household } from './household.ts'
import { toYearFlows, type YearFlows } from './year-flows.ts'

/**
 * One year of a plan without its balance. A projection, a required sum and a simulated path need nothing else of it.
 */
export interface PlanYear {
  readonly flows: YearFlows
  /** What the fund must pay: need minus all incomes, negative with a surplus. 0 before retirement. */
  readonly draw: number
  /** Expected return of the year, a fraction. */
  readonly expectedReturn: number
}

/** Returns a plan's years by number. Each is calculated when it is first read. */
export function toPlanYears(household: Household): (year: number) => PlanYear {
  const flowsIn = toYearFlows(household)
  const { retirementYear, currentReturn, retirementReturn } = household
  const known: PlanYear[] = []

  function workOut(year: number): PlanYear {
    const flows = flowsIn(year)
    const income = flows.socialSecurity + flows.pensions + flows.otherIncome + flows.spouseEarnings
    return {
      flows,
      draw: flows.need - income,
      expectedReturn: year < retirementYear ? currentReturn : retirementReturn,
    }
  }

  return (year) => (known[year] ??= workOut(year))
}
