// Proves: ALLOC-01
/**
 * Calculated by hand.
 *
 * A: more than 10 years, average, 6-10 years of spending: equity 80; small 16, foreign 20, other 4, large 40; fixed 20.
 * B: 1 year or less, conservative, 1 year of spending: 10 − 15 − 5 = −10, raised to 0; all fixed income.
 * C: more than 10 years, aggressive, more than 10 years of spending: 80 + 15 + 5 = 100; small 20, foreign 25, other 5,
 *    large 50; no fixed income.
 * D: 1 year or less, average, 2-5 years of spending: equity 10; small 2, foreign 2.5 → 3, other 0.5 → 1, large 4.
 */
import fc from 'fast-check'
import { explainAllocation } from './explain-allocation.ts'
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { allocateAssets, type AllocationInput, allocationWithFixedIncome } from './allocate-assets.ts'
import { RiskTolerance, YearRange } from './allocation-choices.ts'

const { UP_TO_ONE, TWO_TO_FIVE, SIX_TO_TEN, MORE_THAN_TEN } = YearRange
const { CONSERVATIVE, AVERAGE, AGGRESSIVE } = RiskTolerance
const ranges = Object.values(YearRange)

const allocate = (yearsUntilTaking: YearRange, riskTolerance: RiskTolerance, yearsOfSpending: YearRange) =>
  allocateAssets({ yearsUntilTaking, riskTolerance, yearsOfSpending })
const equity = (...choices: Parameters<typeof allocate>) => 100 - allocate(...choices).fixedIncome

describe('allocateAssets', () => {
  it('matches case A, the worked example', () => {
    const expected = { fixedIncome: 20, largeCap: 40, smallCap: 16, foreign: 20, other: 4 }
    expect(allocate(MORE_THAN_TEN, AVERAGE, SIX_TO_TEN)).toEqual(expected)
  })

  it('keeps equity at least 0 (B) and at most 100 (C)', () => {
    const nothing = { fixedIncome: 100, largeCap: 0, smallCap: 0, foreign: 0, other: 0 }
    expect(allocate(UP_TO_ONE, CONSERVATIVE, UP_TO_ONE)).toEqual(nothing)
    const everything = { fixedIncome: 0, largeCap: 50, smallCap: 20, foreign: 25, other: 5 }
    expect(allocate(MORE_THAN_TEN, AGGRESSIVE, MORE_THAN_TEN)).toEqual(everything)
  })

  it('rounds to whole percents and leaves the rest to large cap (D)', () => {
    const rounded = { fixedIncome: 90, largeCap: 4, smallCap: 2, foreign: 3, other: 1 }
    expect(allocate(UP_TO_ONE, AVERAGE, TWO_TO_FIVE)).toEqual(rounded)
  })

  it('has this share of equity for every combination of choices', () => {
    const table = ranges.map((until) =>
      Object.values(RiskTolerance).map((risk) => ranges.map((spending) => equity(until, risk, spending))),
    )
    expect(table).toEqual([
      [
        [0, 0, 0, 0],
        [5, 10, 10, 15],
        [20, 25, 25, 30],
      ],
      [
        [20, 25, 25, 30],
        [35, 40, 40, 45],
        [50, 55, 55, 60],
      ],
      [
        [40, 45, 45, 50],
        [55, 60, 60, 65],
        [70, 75, 75, 80],
      ],
      [
        [60, 65, 65, 70],
        [75, 80, 80, 85],
        [90, 95, 95, 100],
      ],
    ])
  })

  it.each(['yearsUntilTaking', 'riskTolerance', 'yearsOfSpending'])(
    'names %s in the error if its value is not a choice',
    (field) => {
      const choices = { yearsUntilTaking: 1, riskTolerance: 1, yearsOfSpending: 1, [field]: 5 }
      const read: AllocationInput = JSON.parse(JSON.stringify(choices))
      expect(() => allocateAssets(read)).toThrow(RangeError)
      expect(() => allocateAssets(read)).toThrow(new RegExp(`^${field} must be`))
    },
  )
})

describe('an allocation', () => {
  it('always adds up to 100, in whole percents from 0 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (fixedIncome) => {
        const percents = Object.values(allocationWithFixedIncome(fixedIncome))
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
        expect(percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100)).toBe(true)
      }),
    )
  })

  it.each([-1, 101, 20.5, Number.NaN])('refuses a fixed income of %d', (fixedIncome) => {
    expect(() => allocationWithFixedIncome(fixedIncome)).toThrow(/^fixedIncome must be a whole number/)
  })
})

describe('the explanation of an allocation', () => {
  it('follows the order of the calculation', () => {
    const explanation = explainAllocation({ yearsUntilTaking: 4, riskTolerance: 1, yearsOfSpending: 4 })
    expect(explainedTexts(explanation)).toEqual([
      'The years until you take the money allow 80% in stocks, and your comfort with risk and years of spending make that 70%.',
      'The other 30% is Fixed Income.',
      'Stocks are split by fixed shares, and Large Cap gets what is left: 34%.',
      'From years until you take the money: 80%',
      'From comfort with risk: −15%',
      'From years of spending: 5%',
      'Small Mid Cap share of stocks: 20%',
      'Foreign share of stocks: 25%',
      'Other share of stocks: 5%',
      'Stocks: 70%. From years until you take the money + From comfort with risk + From years of spending, kept between 0% and 100%',
      'Fixed Income: 30%. 100% − Stocks',
      'Small Mid Cap: 14%. Stocks × Small Mid Cap share, rounded to 1%',
      'Foreign: 18%. Stocks × Foreign share, rounded to 1%',
      'Other: 4%. Stocks × Other share, rounded to 1%',
      'Large Cap: 34%. Stocks − Small Mid Cap − Foreign − Other',
      'Evenkeel’s rule for asset allocation',
    ])
  })
})
