// Proves: RET-06
import { describe, expect, it } from 'vitest'
import type { RetirementInput } from './retirement.ts'
import { hasSpouseInPlan, retirementFaults } from './retirement-faults.ts'

const asOf = '2026-11-21'
const input: RetirementInput = {
  personalInformation: { dateOfBirth: '1988-04-17', annualIncome: 60_000, relationshipStatus: 1 },
  retirementPlanDetails: { lifeExpectancy: 90, retirementAge: 67, monthlyExpenses: 3_000 },
}
const withDetails = (details: Partial<RetirementInput['retirementPlanDetails']>) =>
  retirementFaults({ ...input, retirementPlanDetails: { ...input.retirementPlanDetails, ...details } }, asOf)
const born = (dateOfBirth: string) =>
  retirementFaults({ ...input, personalInformation: { ...input.personalInformation, dateOfBirth } }, asOf)

describe('the rules across the ages of a retirement plan', () => {
  it('let a plan pass that keeps them, down to the current age and up to 130', () => {
    expect(retirementFaults(input, asOf)).toEqual({})
    expect(withDetails({ retirementAge: 38, lifeExpectancy: 39 })).toEqual({})
    expect(withDetails({ retirementAge: 129, lifeExpectancy: 130 })).toEqual({})
  })

  it('name the field that breaks them', () => {
    expect(Object.keys(withDetails({ retirementAge: 37 }))).toEqual(['retirementPlanDetails.retirementAge'])
    expect(Object.keys(withDetails({ lifeExpectancy: 67 }))).toEqual(['retirementPlanDetails.lifeExpectancy'])
    expect(born('2026-11-22')).toEqual({ 'personalInformation.dateOfBirth': 'Please enter a date in the past' })
    expect(born('1895-11-21')).toEqual({
      'personalInformation.dateOfBirth': 'Please enter a valid date. You cannot be older than 130.',
    })
    expect(Object.keys(born('1895-11-22'))).toEqual([
      'retirementPlanDetails.retirementAge',
      'retirementPlanDetails.lifeExpectancy',
    ])
  })

  it('ask for the spouse’s fields only where the spouse counts', () => {
    const couple = { ...input, isSpouseIncomeIncluded: true }
    const single = { ...couple, personalInformation: { ...couple.personalInformation, relationshipStatus: 0 as const } }
    expect([hasSpouseInPlan(input), hasSpouseInPlan(couple), hasSpouseInPlan(single)]).toEqual([false, true, false])
    expect(retirementFaults(single, asOf)).toEqual({})
    expect(Object.values(retirementFaults(couple, asOf))).toEqual(Array.from({ length: 4 }, () => 'Field required'))
    const whole: RetirementInput = {
      ...couple,
      personalInformation: { ...couple.personalInformation, spouseDateOfBirth: '1990-01-01', spouseAnnualIncome: 0 },
      retirementPlanDetails: { ...couple.retirementPlanDetails, spouseRetirementAge: 35, spouseLifeExpectancy: 90 },
    }
    expect(Object.keys(retirementFaults(whole, asOf))).toEqual(['retirementPlanDetails.spouseRetirementAge'])
  })
})
