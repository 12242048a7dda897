// Proves: CONST-20, DEBT-10
/** Calculated by hand, at 12 %: 53_050 cents are 530.5, rounded up to 531; 24_357 are 243.57, up to 244; 4747 are 47.47, down to 47. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyInterest, roundingLift } from './monthly-interest.ts'

/** The same in whole numbers: (2 · balance · rate + 1200 · unit) / (2 · 1200 · unit), rounded down. */
const exactly = (balance: number, rateUnits: number, unit: number): number => {
  const whole = 1200n * BigInt(unit)
  return Number((2n * BigInt(balance) * BigInt(rateUnits) + whole) / (2n * whole))
}

describe('the interest of a month', () => {
  it('is balance times rate over 1200, halves rounded up', () => {
    expect([90_900, 53_050, 24_357, 4747, 0].map((balance) => monthlyInterest(balance, 12))).toEqual([
      909, 531, 244, 47, 0,
    ])
  })

  it('rounds up a half even if its binary number is slightly less', () => {
    // 42000 · 0.7 / 1200 is 24.5, but 24.499999999999996 in doubles.
    expect(Math.round((42_000 * 0.7) / 1200)).toBe(24)
    expect(monthlyInterest(42_000, 0.7)).toBe(25)
    expect(monthlyInterest(41_999, 0.7)).toBe(24)
  })

  it.each([1, 10, 100, 1000, 10_000])('is exact for rates in units of 1/%d percent', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 50 * unit }), (balance, rate) => {
        expect(monthlyInterest(balance, rate / unit)).toBe(exactly(balance, rate, unit))
      }),
      { numRuns: 500 },
    )
  })

  it('is exact for halves, the only values that could fail', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 5000 }), (cents, rate) => {
        // The whole balance nearest to the one whose interest ends in a half: 120000 · (cents + ½) / rate.
        const balance = Math.round((120_000 * (cents + 0.5)) / rate)
        expect(monthlyInterest(balance, rate / 100)).toBe(exactly(balance, rate, 100))
      }),
      { numRuns: 2000 },
    )
  })

  it('ignores the rounding errors of earlier sums in a rate', () => {
    expect(monthlyInterest(1_000_000, 0.07 * 100)).toBe(5833)
    // 7.000000000000001 has fifteen decimals, but only twelve are used, so that the lift stays above one half.
    expect(roundingLift([{ interestRate: 0.07 * 100 }])).toBe(0.5 + 0.5 / 1.2e15)
    expect(roundingLift([{ interestRate: 0.07 * 100 }])).toBeGreaterThan(0.5)
  })
})
