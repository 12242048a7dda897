import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maximumCents, roundToCents, toCents, toDollars, totalToCents, inTodaysDollars } from './cents.ts'
import { projectRetirement } from '../retirement/project-retirement.ts'
import { demoDay, maya } from '../verdict/demo-household.fixture.ts'

const anyCents = fc.integer({ min: -maximumCents, max: maximumCents })

describe('toCents', () => {
  it.each([
    [0, 0],
    [1234.5, 123450],
    [-0.01, -1],
    [0.29, 29],
    [1.15, 115],
    [90_000_000_000, 9_000_000_000_000],
  ])('%d dollars are %d cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents))

  it('accepts the rounding errors of binary sums', () => {
    expect(toCents(0.1 + 0.2)).toBe(30)
    expect(toCents(1.1 * 3)).toBe(330)
  })

  it('never returns negative zero', () => {
    expect(Object.is(toCents(-0), 0)).toBe(true)
    expect(Object.is(toDollars(-0), 0)).toBe(true)
  })

  it.each([0.001, 3.333, -1.005, 89_999_999_999.005])('refuses the third decimal of %d', (dollars) => {
    expect(() => toCents(dollars)).toThrow('dollars must have at most two decimals')
  })

  it.each([90_000_000_000.01, -90_000_000_000.01, 1e21])('refuses %d as too large', (dollars) => {
    expect(() => toCents(dollars)).toThrow('dollars must be within ninety billion')
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (dollars) => {
    expect(() => toCents(dollars)).toThrow(RangeError)
  })

  it('converts back every amount from toDollars', () => {
    fc.assert(fc.property(anyCents, (cents) => void expect(toCents(toDollars(cents))).toBe(cents)))
  })

  it('takes a sum of twenty two-decimal amounts', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(amounts, (cents) => {
        const dollars = cents.reduce((sum, one) => sum + one / 100, 0)
        expect(toCents(dollars)).toBe(cents.reduce((sum, one) => sum + one, 0))
      }),
    )
  })
})

describe('totalToCents', () => {
  it('accepts totals above the limit of one amount, and refuses the rest of what toCents refuses', () => {
    expect(totalToCents(180_000_000_000.07)).toBe(18_000_000_000_007)
    expect(totalToCents(-0.29)).toBe(-29)
    expect(() => totalToCents(0.001)).toThrow('dollars must have at most two decimals')
    expect(() => totalToCents(Number.NaN)).toThrow(RangeError)
    expect(() => totalToCents(1e21)).toThrow(RangeError)
  })
})

describe('toDollars', () => {
  it('refuses a part of a cent', () => expect(() => toDollars(1.5)).toThrow('cents must be a whole number'))
})

describe('roundToCents', () => {
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.675, 2.68],
    [1.1 * 1.15, 1.27],
    [3.333, 3.33],
    [0.004999, 0],
    [1e-9, 0],
    [1e15 + 0.5, 1e15],
  ])('rounds %d to %d', (dollars, rounded) => expect(roundToCents(dollars)).toBe(rounded))

  it('rounds a small loss to zero, not to negative zero', () => expect(Object.is(roundToCents(-0.001), 0)).toBe(true))

  it('leaves whole cents as they are', () => {
    fc.assert(fc.property(anyCents, (cents) => void expect(roundToCents(cents / 100)).toBe(toDollars(cents))))
  })

  it('rounds every half cent away from zero, above and below zero alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        const half = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`)
        expect(toCents(roundToCents(half))).toBe(cents + 1)
        expect(toCents(roundToCents(-half))).toBe(-(cents + 1))
      }),
    )
  })

  it('refuses NaN and infinity', () => expect(() => roundToCents(Number.NaN)).toThrow(RangeError))
})

/**
 * Maya at 2.5 % of inflation, 27 years before she stops: 1.025^27 = 1.9478. 1,253,680.34 ÷ 1.9478 = 643,639.14 saved,
 * 1,234,333.66 ÷ 1.9478 = 633,706.57 needed, so 9,932.58 to spare. The first year's need of 151,928.40 is 62,400 ÷ 0.8 =
 * 78,000. She lives to 92, 54 years from now: 55,783.59 ÷ 1.025^54 = 14,703.40.
 */
it('turns every figure of the demo into dollars of today', () => {
  const { balanceAtRetirementAge, retirementSum, expensesAtRetirement, balanceAtLifeExpectancy } = projectRetirement(
    maya,
    { asOf: demoDay },
  )
  expect(balanceAtRetirementAge).toBeCloseTo(1_253_680.34, 2)
  const at65 = (amount: number) => inTodaysDollars(amount, 27, 0.025)
  expect(at65(balanceAtRetirementAge)).toBeCloseTo(643_639.14, 2)
  expect(at65(retirementSum)).toBeCloseTo(633_706.57, 2)
  expect(at65(balanceAtRetirementAge - retirementSum)).toBeCloseTo(9_932.58, 2)
  expect(at65(expensesAtRetirement)).toBeCloseTo(78_000, 2)
  expect(balanceAtLifeExpectancy).toBeCloseTo(55_783.59, 2)
  expect(inTodaysDollars(balanceAtLifeExpectancy, 54, 0.025)).toBeCloseTo(14_703.4, 2)
})

it('leaves an amount of today as it is', () => {
  expect(inTodaysDollars(100, 0, 0.025)).toBe(100)
})
