// Proves: DIST-01
/**
 * Calculated by hand.
 *
 * A: 500,000, return 0.05, inflation 0.025, 25 years: r = 1.05 ÷ 1.025 − 1 = 0.02439024; (1 + r)^−25 = 0.5474807;
 *    500,000 × 0.02439024 ÷ 0.4525193 = 26,949.05. Planned 30,000 ÷ 0.85 − 12,000 = 23,294.12.
 * B: 10,000, return 0.05, no inflation, 2 years, drawing 5,250: 10,500 − 5,250 = 5,250; 5,512.50 − 5,250 = 262.50;
 *    then 275.625 ÷ 5,250 of a year: 2.0525 years. Sustainable 10,000 × 0.05 ÷ (1 − 1 ÷ 1.1025) = 5,378.05.
 * C: as B, drawing 6,000: 10,500 − 6,000 = 4,500; then 4,725 ÷ 6,000 of a year: 1.7875 years, and nothing is left.
 * D: 30,000 without real return, 3 years: 10,000 a year.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DistributionInput, planDistribution } from './plan-distribution.ts'

const caseA: DistributionInput = {
  retirementAge: 65,
  lifeExpectancy: 90,
  fund: 500_000,
  annualExpenses: 30_000,
  otherIncome: 12_000,
  retirementReturn: 0.05,
  inflation: 0.025,
  futureTaxRate: 0.15,
}
const caseB = {
  ...caseA,
  lifeExpectancy: 67,
  fund: 10_000,
  annualExpenses: 5250,
  otherIncome: 0,
  inflation: 0,
  futureTaxRate: 0,
}
const plan = (change: Partial<DistributionInput>) => planDistribution({ ...caseA, ...change })

describe('planDistribution', () => {
  it('matches case A, the worked example', () => {
    const { sustainableWithdrawal, plannedWithdrawal, isOnTrack, rows } = planDistribution(caseA)
    expect(sustainableWithdrawal).toBeCloseTo(26_949.05, 2)
    expect(plannedWithdrawal).toBeCloseTo(23_294.12, 2)
    expect(isOnTrack).toBe(true)
    expect(rows.map(({ age }) => age)).toEqual(Array.from({ length: 25 }, (_, year) => 65 + year))
  })

  it('draws down year by year (B)', () => {
    const { rows, yearsFundWillLast, isOnTrack, sustainableWithdrawal } = planDistribution(caseB)
    expect(rows).toEqual([
      { age: 65, startBalance: 10_000, withdrawal: 5250, endBalance: 5250 },
      { age: 66, startBalance: 5250, withdrawal: 5250, endBalance: 262.5 },
    ])
    expect(yearsFundWillLast).toBeCloseTo(2.0525, 10)
    expect(isOnTrack).toBe(true)
    expect(sustainableWithdrawal).toBeCloseTo(5378.05, 2)
  })

  it('pays the remaining fund when it runs out (C)', () => {
    const { rows, yearsFundWillLast, isOnTrack } = planDistribution({ ...caseB, annualExpenses: 6000 })
    expect(rows[1]).toEqual({ age: 66, startBalance: 4500, withdrawal: 4725, endBalance: 0 })
    expect(yearsFundWillLast).toBeCloseTo(1.7875, 10)
    expect(isOnTrack).toBe(false)
  })

  it('divides the fund evenly if it grows no faster than prices (D)', () => {
    const even = {
      ...caseB,
      lifeExpectancy: 68,
      fund: 30_000,
      retirementReturn: 0.03,
      inflation: 0.03,
      annualExpenses: 10_000,
    }
    expect(planDistribution(even)).toMatchObject({
      sustainableWithdrawal: 10_000,
      yearsFundWillLast: 3,
      isOnTrack: true,
    })
  })

  it('has nearly the same result for a real return close to 0', () => {
    const { sustainableWithdrawal } = planDistribution({
      ...caseB,
      fund: 30_000,
      lifeExpectancy: 68,
      retirementReturn: 1e-14,
    })
    expect(sustainableWithdrawal).toBeCloseTo(10_000, 6)
  })

  it('lasts to the age of 130 at most, even if nothing is drawn', () => {
    expect(plan({ otherIncome: 100_000 })).toMatchObject({
      plannedWithdrawal: 0,
      yearsFundWillLast: 65,
      isOnTrack: true,
    })
  })

  it('lasts 0 years without a fund', () => {
    expect(plan({ fund: 0 })).toMatchObject({ sustainableWithdrawal: 0, yearsFundWillLast: 0, isOnTrack: false })
  })

  it('uses all years of a life up to 130', () => {
    expect(plan({ lifeExpectancy: 130, otherIncome: 100_000 }).isOnTrack).toBe(true)
  })

  it.each([
    ['retirementAge', { retirementAge: 65.5 }],
    ['retirementAge', { retirementAge: 130, lifeExpectancy: 131 }],
    ['lifeExpectancy', { lifeExpectancy: 65 }],
    ['lifeExpectancy', { lifeExpectancy: 131 }],
    ['fund', { fund: -1 }],
    ['annualExpenses', { annualExpenses: Number.NaN }],
    ['otherIncome', { otherIncome: -1 }],
    ['retirementReturn', { retirementReturn: 5 }],
    ['inflation', { inflation: -1 }],
    ['futureTaxRate', { futureTaxRate: 1 }],
  ])('names %s when it refuses %j', (field, change) => {
    expect(() => plan(change)).toThrow(RangeError)
    expect(() => plan(change)).toThrow(new RegExp(`^${field} must be`))
  })
})

const anyInput: fc.Arbitrary<DistributionInput> = fc
  .record({
    retirementAge: fc.integer({ min: 50, max: 75 }),
    years: fc.integer({ min: 1, max: 50 }),
    fund: fc.integer({ min: 1000, max: 5_000_000 }),
    annualExpenses: fc.integer({ min: 1000, max: 200_000 }),
    otherIncome: fc.integer({ min: 0, max: 100_000 }),
    retirementReturn: fc.integer({ min: -200, max: 1500 }).map((basisPoints) => basisPoints / 10_000),
    inflation: fc.integer({ min: -200, max: 1000 }).map((basisPoints) => basisPoints / 10_000),
    futureTaxRate: fc.integer({ min: 0, max: 40 }).map((percent) => percent / 100),
  })
  .map(({ years, ...rest }) => ({ ...rest, lifeExpectancy: rest.retirementAge + years }))

describe('a distribution plan', () => {
  it('ends at 0 and on track if exactly the sustainable amount is drawn', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const annualExpenses = planDistribution(input).sustainableWithdrawal
        const { rows, isOnTrack, yearsFundWillLast } = planDistribution({
          ...input,
          annualExpenses,
          otherIncome: 0,
          futureTaxRate: 0,
        })
        expect(Math.abs(rows.at(-1)?.endBalance ?? Number.NaN)).toBeLessThan(0.005)
        expect(isOnTrack).toBe(true)
        expect(yearsFundWillLast).toBeCloseTo(rows.length, 4)
      }),
    )
  })

  it('starts each year with the balance that the year before ended with', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { rows, plannedWithdrawal } = planDistribution(input)
        const growth = (1 + input.retirementReturn) / (1 + input.inflation)
        for (const [year, { startBalance, withdrawal, endBalance }] of rows.entries()) {
          expect(startBalance).toBe(year === 0 ? input.fund : rows[year - 1]?.endBalance)
          expect(Math.abs(startBalance * growth - withdrawal - endBalance)).toBeLessThan(1e-6)
          expect(endBalance).toBeGreaterThanOrEqual(0)
          expect(withdrawal).toBeLessThanOrEqual(plannedWithdrawal)
        }
      }),
    )
  })

  it('is on track exactly when no more is drawn than is sustainable', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { plannedWithdrawal, sustainableWithdrawal, isOnTrack } = planDistribution(input)
        fc.pre(Math.abs(plannedWithdrawal - sustainableWithdrawal) > 0.01)
        expect(isOnTrack).toBe(plannedWithdrawal < sustainableWithdrawal)
      }),
    )
  })

  it('lasts no shorter with a larger fund, and no longer with higher expenses', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 100_000 }), (input, more) => {
        const { yearsFundWillLast } = planDistribution(input)
        const richer = planDistribution({ ...input, fund: input.fund + more })
        const dearer = planDistribution({ ...input, annualExpenses: input.annualExpenses + more })
        expect(richer.yearsFundWillLast).toBeGreaterThanOrEqual(yearsFundWillLast - 1e-6)
        expect(dearer.yearsFundWillLast).toBeLessThanOrEqual(yearsFundWillLast + 1e-6)
      }),
    )
  })

  it('sustains an amount in proportion to the fund', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 2, max: 10 }), (input, factor) => {
        const one = planDistribution(input).sustainableWithdrawal
        const many = planDistribution({ ...input, fund: input.fund * factor }).sustainableWithdrawal
        expect(many / one).toBeCloseTo(factor, 10)
      }),
    )
  })
})
