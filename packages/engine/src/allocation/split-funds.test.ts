// Proves: ALLOC-06
/**
 * Calculated by hand: fixed income 20 means 20 fixed income, 40 large cap, 16 small cap, 20 foreign, 4 other. With one fund of
 * each
 * class, each fund gets the share of its class. Three small cap funds share 16 as 6, 5, 5. Without foreign funds, 20 is not
 * covered.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvestmentType } from './allocation-choices.ts'
import { FundStyle, FundType } from './fund-type.ts'
import { fundsOfStyle, splitFunds } from './split-funds.ts'

const { FIXED, LARGE, SMALL, FOREIGN, OTHER } = FundType
const everyone = { companyStyle: FundStyle.BOTH, investmentType: InvestmentType.BOTH }
const createFunds = (...types: FundType[]) =>
  types.map((fundType, index) => ({ fundId: index + 1, fundType, style: FundStyle.BOTH }))
const percentages = (...types: FundType[]) =>
  splitFunds(createFunds(...types), { ...everyone, fixedIncome: 20 }).funds.map(({ percentage }) => percentage)

describe('splitFunds', () => {
  it('assigns each class to its fund', () => {
    expect(percentages(FIXED, LARGE, SMALL, FOREIGN, OTHER)).toEqual([20, 40, 16, 20, 4])
  })

  it('divides a class among its funds, in their order', () => {
    expect(percentages(SMALL, LARGE, SMALL, FIXED, FOREIGN, LARGE, OTHER, SMALL)).toEqual([6, 20, 5, 20, 20, 20, 4, 5])
  })

  it('lists a class without a fund and does not move it to another', () => {
    const { funds, uncovered } = splitFunds(createFunds(FIXED, LARGE, SMALL, OTHER), { ...everyone, fixedIncome: 20 })
    expect(funds.map(({ percentage }) => percentage)).toEqual([20, 40, 16, 4])
    expect(uncovered).toEqual([{ fundType: FOREIGN, percentage: 20 }])
  })

  it('does not list a class without a share', () => {
    expect(splitFunds(createFunds(LARGE), { ...everyone, fixedIncome: 100 })).toEqual({
      funds: [{ fundId: 1, fundType: LARGE, style: FundStyle.BOTH, percentage: 0 }],
      uncovered: [{ fundType: FIXED, percentage: 100 }],
    })
  })

  it('lists every class if no fund is offered', () => {
    const choice = { ...everyone, companyStyle: FundStyle.NO_FUNDS, fixedIncome: 20 }
    const { funds, uncovered } = splitFunds(createFunds(FIXED, LARGE), choice)
    expect(funds).toEqual([])
    expect(uncovered.map(({ percentage }) => percentage)).toEqual([20, 40, 16, 20, 4])
  })

  it('always adds up to 100, in whole percents', () => {
    const types = fc.array(fc.constantFrom(...Object.values(FundType)), { maxLength: 12 })
    fc.assert(
      fc.property(types, fc.integer({ min: 0, max: 100 }), (given, fixedIncome) => {
        const { funds, uncovered } = splitFunds(createFunds(...given), { ...everyone, fixedIncome })
        const all = [...funds, ...uncovered].map(({ percentage }) => percentage)
        expect(all.reduce((sum, percentage) => sum + percentage, 0)).toBe(100)
        expect(all.every((percentage) => Number.isInteger(percentage) && percentage >= 0)).toBe(true)
      }),
    )
  })
})

describe('fundsOfStyle', () => {
  const funds = [FundStyle.BOTH, FundStyle.HANDS_ON, FundStyle.HANDS_OFF, FundStyle.NO_FUNDS].map((style) => ({
    fundType: LARGE,
    style,
  }))
  const styles = (companyStyle: FundStyle, investmentType: InvestmentType) =>
    fundsOfStyle(funds, { companyStyle, investmentType }).map(({ style }) => style)
  const { HANDS_ON, HANDS_OFF, BOTH } = InvestmentType

  it('returns the funds of a style and those for both', () => {
    expect(styles(FundStyle.BOTH, HANDS_ON)).toEqual([FundStyle.BOTH, FundStyle.HANDS_ON])
    expect(styles(FundStyle.BOTH, HANDS_OFF)).toEqual([FundStyle.BOTH, FundStyle.HANDS_OFF])
    expect(styles(FundStyle.BOTH, BOTH)).toEqual([FundStyle.BOTH, FundStyle.HANDS_ON, FundStyle.HANDS_OFF])
  })

  it('returns only funds that the company offers', () => {
    expect(styles(FundStyle.HANDS_ON, HANDS_OFF)).toEqual([])
    expect(styles(FundStyle.HANDS_ON, HANDS_ON)).toEqual([FundStyle.BOTH, FundStyle.HANDS_ON])
    expect([HANDS_ON, HANDS_OFF, BOTH].flatMap((type) => styles(FundStyle.NO_FUNDS, type))).toEqual([])
  })

  it('refuses choices that do not exist', () => {
    const read: { companyStyle: FundStyle; investmentType: InvestmentType } = JSON.parse(
      '{"companyStyle":4,"investmentType":1}',
    )
    expect(() => fundsOfStyle(funds, read)).toThrow(/^companyStyle must be/)
    expect(() => fundsOfStyle(funds, { ...read, companyStyle: 0, investmentType: JSON.parse('0') })).toThrow(
      /^investmentType must be/,
    )
  })
})
