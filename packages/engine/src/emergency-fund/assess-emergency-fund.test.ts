// Proves: EMER-03 to EMER-05
/**
 * Calculated by hand.
 *
 * A: 4,000 a month, no other income, 10,000 saved, 500 saved a month.
 *    target 4,000 × 6 = 24,000; covered 10,000 ÷ 4,000 = 2.5; missing 14,000; 14,000 ÷ 500 = 28 months.
 * B: 4,000 a month, one other income: target 4,000 × 3 = 12,000. 12,000 meets it, 11,999.99 does not (1 month at 500).
 * C: no balance, but 2.5 months of 4,000 saved: 10,000, as in A.
 * D: 0.10 a month, no other income: target 0.60; 0.30 saved leaves 0.30; at 0.10 a month 3 months. (In binary
 * fractions, (0.1 × 6 − 0.3) ÷ 0.1 is slightly more than 3 and would round up to 4.)
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assessEmergencyFund,
  averageMonthlySavings,
  type EmergencyFundInput,
  SourceOfIncomeAmount,
} from './assess-emergency-fund.ts'

const caseA: EmergencyFundInput = {
  emergencySavingsBalance: 10_000,
  monthlyHouseHoldLivingExpenses: 4000,
  emergencyFundMonthsSaved: null,
  sourceOfIncomeAmountEnum: SourceOfIncomeAmount.NONE,
  monthlySavings: 500,
}
const assess = (change: Partial<EmergencyFundInput>) => assessEmergencyFund({ ...caseA, ...change })

describe('assessEmergencyFund', () => {
  it('matches the worked example', () => {
    expect(assessEmergencyFund(caseA)).toEqual({
      isSavingsGoalMet: false,
      hasSecondIncomeSource: false,
      monthsCovered: 2.5,
      monthsToFill: 28,
      totalSavings: 10_000,
      monthlySavings: 500,
      targetSavings: 24_000,
    })
  })

  it.each([
    [SourceOfIncomeAmount.NONE, 24_000, false],
    [SourceOfIncomeAmount.ONE, 12_000, true],
    [SourceOfIncomeAmount.MORE_THAN_ONE, 12_000, true],
  ])('for income sources %d has a target of %d', (sourceOfIncomeAmountEnum, targetSavings, hasSecondIncomeSource) => {
    expect(assess({ sourceOfIncomeAmountEnum })).toMatchObject({ targetSavings, hasSecondIncomeSource })
  })

  it('is met by exactly the target, and not by one cent less', () => {
    const sourceOfIncomeAmountEnum = SourceOfIncomeAmount.ONE
    const met = assess({ sourceOfIncomeAmountEnum, emergencySavingsBalance: 12_000 })
    expect(met).toMatchObject({ isSavingsGoalMet: true, monthsToFill: 0 })
    const missed = assess({ sourceOfIncomeAmountEnum, emergencySavingsBalance: 11_999.99 })
    expect(missed).toMatchObject({ isSavingsGoalMet: false, monthsToFill: 1 })
  })

  it('counts months saved only when there is no balance', () => {
    expect(assess({ emergencySavingsBalance: null, emergencyFundMonthsSaved: 2.5 })).toEqual(assessEmergencyFund(caseA))
    expect(assess({ emergencyFundMonthsSaved: 6 }).totalSavings).toBe(10_000)
    expect(assess({ emergencySavingsBalance: 0, emergencyFundMonthsSaved: 6 }).totalSavings).toBe(0)
    expect(assess({ emergencySavingsBalance: undefined, emergencyFundMonthsSaved: undefined }).totalSavings).toBe(0)
  })

  it('does not say how long it takes if nothing is saved, unless nothing is missing', () => {
    expect(assess({ monthlySavings: 0 }).monthsToFill).toBeNull()
    expect(assess({ monthlySavings: 0, emergencySavingsBalance: 30_000 }).monthsToFill).toBe(0)
  })

  it('counts in cents, so that three months of 0.1 do not become four', () => {
    const fund = assess({ monthlyHouseHoldLivingExpenses: 0.1, emergencySavingsBalance: 0.3, monthlySavings: 0.1 })
    expect(fund).toMatchObject({ targetSavings: 0.6, monthsToFill: 3 })
  })

  it('counts 2.30 at 1.15 a month as two months, though 1.15 × 100 is a little less than 115', () => {
    const fund = assess({ monthlyHouseHoldLivingExpenses: 1, emergencySavingsBalance: 3.7, monthlySavings: 1.15 })
    expect(fund.monthsToFill).toBe(2)
  })

  it.each([
    ['monthlyHouseHoldLivingExpenses', { monthlyHouseHoldLivingExpenses: 0 }],
    ['monthlyHouseHoldLivingExpenses', { monthlyHouseHoldLivingExpenses: 0.004 }],
    ['monthlyHouseHoldLivingExpenses', { monthlyHouseHoldLivingExpenses: Number.NaN }],
    ['monthlySavings', { monthlySavings: -1 }],
    ['emergencySavingsBalance', { emergencySavingsBalance: -0.01 }],
    ['emergencyFundMonthsSaved', { emergencySavingsBalance: null, emergencyFundMonthsSaved: -1 }],
    ['emergencyFundMonthsSaved', { emergencySavingsBalance: null, emergencyFundMonthsSaved: 1e15 }],
  ])('names %s when it refuses %j', (field, change) => {
    expect(() => assess(change)).toThrow(RangeError)
    expect(() => assess(change)).toThrow(new RegExp(`^${field} must be`))
  })

  it('accepts only three sources of income', () => {
    const read: EmergencyFundInput = JSON.parse(JSON.stringify({ ...caseA, sourceOfIncomeAmountEnum: 3 }))
    expect(() => assessEmergencyFund(read)).toThrow(new RangeError('sourceOfIncomeAmountEnum must be one of 0, 1, 2'))
  })
})

const cents = (maximum: number) => fc.integer({ min: 0, max: maximum }).map((amount) => amount / 100)
const anyInput = fc.record({
  emergencySavingsBalance: cents(10_000_000),
  monthlyHouseHoldLivingExpenses: cents(2_000_000).map((amount) => amount + 0.01),
  sourceOfIncomeAmountEnum: fc.constantFrom(...Object.values(SourceOfIncomeAmount)),
  monthlySavings: cents(500_000),
})

describe('an emergency fund', () => {
  it('is filled after the months to fill, and not one month earlier', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { monthsToFill, targetSavings, totalSavings, monthlySavings, isSavingsGoalMet } =
          assessEmergencyFund(input)
        expect(isSavingsGoalMet).toBe(totalSavings >= targetSavings)
        expect(monthsToFill === 0).toBe(isSavingsGoalMet)
        if (monthsToFill === null || monthsToFill === 0) return
        const after = (months: number) => Math.round((totalSavings + months * monthlySavings - targetSavings) * 100)
        expect(after(monthsToFill)).toBeGreaterThanOrEqual(0)
        expect(after(monthsToFill - 1)).toBeLessThan(0)
      }),
    )
  })

  it('has a target in proportion to the expenses', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 2, max: 20 }), (input, factor) => {
        const monthlyHouseHoldLivingExpenses = Math.round(input.monthlyHouseHoldLivingExpenses * 100 * factor) / 100
        const scaled = assessEmergencyFund({ ...input, monthlyHouseHoldLivingExpenses })
        expect(scaled.targetSavings).toBeCloseTo(assessEmergencyFund(input).targetSavings * factor, 5)
      }),
    )
  })

  it('never takes longer with more savings', () => {
    fc.assert(
      fc.property(anyInput, cents(1_000_000), (input, more) => {
        const before = assessEmergencyFund(input)
        const emergencySavingsBalance = Math.round((input.emergencySavingsBalance + more) * 100) / 100
        const after = assessEmergencyFund({ ...input, emergencySavingsBalance })
        expect(after.monthsCovered).toBeGreaterThanOrEqual(before.monthsCovered)
        expect(after.monthsToFill ?? 0).toBeLessThanOrEqual(before.monthsToFill ?? Number.POSITIVE_INFINITY)
      }),
    )
  })
})

describe('averageMonthlySavings', () => {
  it('averages three months, months of overspending included', () => {
    expect(averageMonthlySavings([300_00, -150_00, 450_00])).toBe(200)
  })

  it('rounds to cents and is never negative', () => {
    expect(averageMonthlySavings([100_00, 0, 0])).toBe(33.33)
    expect(averageMonthlySavings([-100_00, 0, 0])).toBe(0)
  })

  it('requires three months', () => {
    expect(() => averageMonthlySavings([1, 2])).toThrow(new RangeError('netCents must hold 3 months'))
  })
})
