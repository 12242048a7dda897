// Proves: ALLOC-02 to ALLOC-05, ALLOC-07 to ALLOC-10
import { describe, expect, it } from 'vitest'
import {
  InvestmentType,
  investmentTypeNames,
  RiskTolerance,
  riskToleranceTexts,
  YearRange,
  yearRangeLabels,
} from './allocation-choices.ts'
import { assetClasses, FundStyle, FundType, fundTypeName } from './fund-type.ts'

describe('the choices of an allocation', () => {
  it('have the numbers and words of the specification', () => {
    expect(Object.values(RiskTolerance).map((one) => [one, riskToleranceTexts[one]])).toEqual([
      [1, 'Uncomfortable - I would rather preserve my investment'],
      [2, 'Neutral - risk is part of the investment process'],
      [3, 'Very comfortable - no risk, no reward'],
    ])
    expect(Object.values(YearRange).map((one) => [one, yearRangeLabels[one]])).toEqual([
      [1, '1 year or less'],
      [2, '2-5 years'],
      [3, '6-10 years'],
      [4, 'More than 10 years'],
    ])
    expect(Object.values(InvestmentType).map((one) => [one, investmentTypeNames[one]])).toEqual([
      [1, 'Hands On'],
      [2, 'Hands Off'],
      [3, 'Both'],
    ])
    expect(FundStyle).toEqual({ BOTH: 0, HANDS_ON: 1, HANDS_OFF: 2, NO_FUNDS: 3 })
  })
})

describe('the asset classes', () => {
  it('are in their order, each with its fund type', () => {
    expect(assetClasses.map(({ key, name, order, fundType }) => [order, key, name, fundType])).toEqual([
      [1, 'fixedIncome', 'Fixed Income', FundType.FIXED],
      [2, 'largeCap', 'Large Cap', FundType.LARGE],
      [3, 'smallCap', 'Small Mid Cap', FundType.SMALL],
      [4, 'foreign', 'Foreign', FundType.FOREIGN],
      [5, 'other', 'Other', FundType.OTHER],
    ])
  })

  it("name the fund types, and any other number 'n/a'", () => {
    expect([1, 2, 3, 4, 5].map(fundTypeName)).toEqual([
      'Fixed Income',
      'Large Cap',
      'Small Mid Cap',
      'Foreign',
      'Other',
    ])
    expect([0, 6, null].map(fundTypeName)).toEqual(['n/a', 'n/a', 'n/a'])
  })
})
