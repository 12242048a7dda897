import type { Household } from './household.ts'
import { flowsOf, type YearFlows } from './year-flows.ts'

/** One year of a plan without its balance: all that a projection, a required sum or a simulated path needs of it. */
export interface PlanYear {
  readonly flows: YearFlows
  /** What the fund must give: need less all incomes, negative when they leave a surplus. 0 before retirement. */
  readonly draw: number
  /** Expected return of the year, a fraction. */
  readonly expectedReturn: number
}

/** The years of a plan by number, each worked out when it is first asked for. */
export function planYearsOf(household: Household): (year: number) => PlanYear {
  const flowsIn = flowsOf(household)
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
