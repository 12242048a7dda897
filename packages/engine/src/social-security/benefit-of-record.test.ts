import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contributionBases, firstIndexedYear } from '../figures/wage-index.ts'
import {
  averageEarnings,
  bendPointsIn,
  benefitOfRecord,
  indexedCents,
  primaryInsuranceAmount,
  type RecordedClaim,
} from './benefit-of-record.ts'
import { monthlyBenefitOf } from './monthly-benefit.ts'

/**
 * The agency's published cases. Highest earnings from 22, first eligible in 2025: average 13,689, 4,020.90. Retiring in
 * 2008: case A, average 3,225, 1,444.30, paid 1,083 at 62; case B, average 3,887, eligible in 2004, 1,768.00 after four
 * increases (2.7, 4.1, 3.3, 2.3 %).
 */
const highest = (from: number, to: number) =>
  contributionBases
    .map((base, index) => ({ year: firstIndexedYear + index, cents: base * 100 }))
    .filter(({ year }) => year >= from && year <= to)
const born1963: RecordedClaim = {
  birthDate: '1963-01-02',
  asOf: '2025-06-30',
  years: highest(1985, 2024),
  annualIncome: 0,
  retirementAge: 62,
  claimingAge: 67,
}

describe('the published cases', () => {
  it('match for the highest earnings', () => {
    expect(benefitOfRecord(born1963)).toMatchObject({
      averageIndexedMonthlyEarnings: 13_689,
      primaryInsuranceAmount: 4020.9,
      monthlyBenefit: 4020,
    })
  })

  it('match for case A of 2008', () => {
    expect(bendPointsIn(2008)).toEqual([711, 4288])
    expect(primaryInsuranceAmount(3225, 2008, 2008)).toBe(1444.3)
    expect(monthlyBenefitOf(1444.3, 1946, 62)).toBe(1083)
  })

  it('match for case B of 2008, with four increases', () => {
    expect(bendPointsIn(2004)).toEqual([612, 3689])
    expect(primaryInsuranceAmount(3887, 2004, 2004)).toBe(1565.1)
    expect(primaryInsuranceAmount(3887, 2004, 2008)).toBe(1768)
    expect(monthlyBenefitOf(1768, 1942, 65 + 10 / 12)).toBe(1768)
  })

  // 38,651.41 ÷ 5,571.76 × 5,210 = 36,141.87 (the agency's table shows 36,142), and 5,528 × 6.5580 = 36,252.7.
  it('match for indexed earnings of 2008', () => {
    expect(indexedCents({ year: 1968, cents: 521_000 }, 2006)).toBe(3_614_187)
    expect(Math.round(indexedCents({ year: 1969, cents: 552_800 }, 2006) / 100)).toBe(36_253)
    expect(indexedCents({ year: 2007, cents: 500_000 }, 2006)).toBe(500_000)
    expect(indexedCents({ year: 2006, cents: 99_999_999 }, 2006)).toBe(9_420_000)
  })

  it.each([
    [2017, 885, 5336],
    [2018, 895, 5397],
    [2019, 926, 5583],
    [2020, 960, 5785],
    [2021, 996, 6002],
    [2022, 1024, 6172],
    [2023, 1115, 6721],
    [2024, 1174, 7078],
    [2025, 1226, 7391],
    [2026, 1286, 7749],
  ])('match for the bend points of %i', (year, first, second) => {
    expect(bendPointsIn(year)).toEqual([first, second])
  })
})

describe('a claim on a record', () => {
  // 2,000.00 at 70 with full retirement age 67: 36 × 2/3 % = 24 %: 2,480. At 62: 36 × 5/9 % + 24 × 5/12 % = 30 %: 1,400.
  it('is reduced and increased by months', () => {
    expect(monthlyBenefitOf(2000, 1963, 70)).toBe(2480)
    expect(monthlyBenefitOf(2000, 1963, 62)).toBe(1400)
    expect(monthlyBenefitOf(2000, 1963, 67)).toBe(2000)
  })

  it('counts who is born on the 1st as born the day before', () => {
    // Born on 1/1/1963, so of 1962 by law: eligible in 2024 with its bend points, and one increase later.
    const newYear = benefitOfRecord({ ...born1963, birthDate: '1963-01-01' })
    expect(newYear.primaryInsuranceAmount).not.toBe(4020.9)
  })

  it('counts missing years as 0, and the years to come at today’s income', () => {
    const one = { ...born1963, years: [{ year: 2024, cents: 4_200_000 }] }
    expect(averageEarnings(one)).toBe(Math.floor(42_000 / 420))
    // 2025 is the last year of work before 63; no index changes it.
    const coming = { ...one, annualIncome: 42_000, retirementAge: 63 }
    expect(averageEarnings(coming)).toBe(Math.floor(84_000 / 420))
  })

  it('never falls with more earnings or a later claim', () => {
    const record = fc.array(
      fc.record({ year: fc.integer({ min: 1985, max: 2024 }), cents: fc.integer({ min: 0, max: 20_000_000 }) }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(
        record,
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 62, max: 69 }),
        (rows, more, age) => {
          const years = [...new Map(rows.map((row) => [row.year, row])).values()]
          const paid = (cents: number, claimingAge: number) =>
            benefitOfRecord({
              ...born1963,
              years: years.map((row) => ({ ...row, cents: row.cents + cents })),
              claimingAge,
            }).monthlyBenefit
          expect(paid(more, age)).toBeGreaterThanOrEqual(paid(0, age))
          expect(paid(0, age + 1)).toBeGreaterThanOrEqual(paid(0, age))
        },
      ),
      { numRuns: 200 },
    )
  })
})
