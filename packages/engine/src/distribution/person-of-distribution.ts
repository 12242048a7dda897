import { maximumPlanAge } from '../figures/retirement-defaults.ts'
import type { RetirementPerson } from '../retirement/retirement-person.ts'
import { FamilyStatus } from '../taxes/future-tax-rate.ts'
import type { DistributionInput } from './plan-distribution.ts'

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
