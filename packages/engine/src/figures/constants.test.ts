import { describe, expect, it } from 'vitest'
import { assetClasses } from '../allocation/fund-type.ts'
import { formatDate, screenDateFormat } from '../calendar/format-date.ts'
import { cashFlowTimeFrames, defaultPastMonthCount, fetchedPastMonthCount } from '../cash-flow/cash-flow-months.ts'
import { maxDebtMonths, minimumPaymentEstimate } from '../debt/debt-input.ts'
import { emergencyFundFigures } from '../emergency-fund/assess-emergency-fund.ts'
import { minimumSplitCents } from '../transactions/split.ts'
import {
  displayLocale,
  homeCurrency,
  notProvidedText,
  dashboardNextStepCount,
  defaultPageSize,
  spendingRankSize,
  unexplainedFifty,
} from './display.ts'
import { inputLimits } from './input-limits.ts'
import { retirementDefaults, survivorExpenseShare } from './retirement-defaults.ts'
import { socialSecurity2017 } from './social-security-2017.ts'
import { tax2017 } from './tax-2017.ts'

/** Repeats the numbers of the specification, to find a typing error in either place. */
describe('the fixed numbers', () => {
  it('of Social Security are those of 2017 (CONST-01 to CONST-12)', () => {
    const { minimumClaimingAge, maximumClaimingAge, fullRetirementAges, formulaYears, yearlyGrowth, multipliers } =
      socialSecurity2017
    expect([minimumClaimingAge, maximumClaimingAge]).toEqual([62, 70])
    expect(fullRetirementAges).toEqual([
      { bornFrom: 0, months: 792 },
      { bornFrom: 1960, months: 804 },
    ])
    expect(formulaYears).toEqual([{ year: 2017, bendPoints: [885, 5336], annualCap: 117400 }])
    expect([yearlyGrowth, ...multipliers]).toEqual([0.025, 0.9, 0.32, 0.15])
    const { earlyReductions, lateCredits, spousal } = socialSecurity2017
    expect([earlyReductions.calculator[0]?.yearlyRate, earlyReductions.plan[0]?.yearlyRate]).toEqual([0.065, 0.067])
    expect([lateCredits[0]?.yearlyRate, spousal.share]).toEqual([0.07, 0.5])
  })

  it('of the future tax rate are six rates between five thresholds (CONST-13 to CONST-15)', () => {
    expect(tax2017.married.map(({ upTo }) => upTo)).toEqual([67500, 106000, 168000, 270000, 392000, Infinity])
    expect(tax2017.single.map(({ upTo }) => upTo)).toEqual([27000, 55000, 88000, 165000, 315000, Infinity])
    for (const brackets of [tax2017.married, tax2017.single]) {
      expect(brackets.map(({ rate }) => rate)).toEqual([0.1, 0.15, 0.2, 0.25, 0.3, 0.35])
    }
  })

  it('of plans are those that were agreed (CONST-16 to CONST-19, CONST-21)', () => {
    expect(survivorExpenseShare).toBe(0.95)
    expect([retirementDefaults.retirementAge, retirementDefaults.pensionAge]).toEqual([62, 62])
    expect([
      emergencyFundFigures.targetMonthsWithOtherIncome,
      emergencyFundFigures.targetMonthsWithoutOtherIncome,
    ]).toEqual([3, 6])
    expect([maxDebtMonths, minimumPaymentEstimate]).toEqual([600, 25])
  })

  it('of lists are how many items are requested and shown (CONST-22 to CONST-26)', () => {
    expect([dashboardNextStepCount, defaultPageSize, minimumSplitCents]).toEqual([3, 10, 1])
    expect([
      defaultPastMonthCount,
      ...cashFlowTimeFrames.map(({ pastMonthCount }) => pastMonthCount),
      fetchedPastMonthCount,
    ]).toEqual([3, 3, 6, 12, 12])
    expect(spendingRankSize).toBe(100)
  })

  it("of typing limit a field's content (CONST-35, CONST-37, CONST-39, CONST-40)", () => {
    expect([inputLimits.maxLength, inputLimits.maxNumberLength, inputLimits.maxAge]).toEqual([60, 15, 130])
    expect([inputLimits.currencyDecimals, inputLimits.percentDecimals, inputLimits.maxPercent]).toEqual([2, 2, 100])
  })

  it('include a 50 that nothing uses (CONST-38)', () => {
    expect(unexplainedFifty).toBe(50)
  })
})

describe('the fixed words', () => {
  it('of display are those of the United States (CONST-41 to CONST-44)', () => {
    expect([homeCurrency, displayLocale, screenDateFormat, notProvidedText]).toEqual([
      'USD',
      'en-US',
      'MM/DD/YYYY',
      'Not provided',
    ])
    expect(formatDate('2020-01-31', screenDateFormat)).toBe('01/31/2020')
  })

  it('name the five asset classes (CONST-47)', () => {
    expect(assetClasses.map(({ order, name }) => `${order} ${name}`)).toEqual([
      '1 Fixed Income',
      '2 Large Cap',
      '3 Small Mid Cap',
      '4 Foreign',
      '5 Other',
    ])
  })
})
