import { describe, expect, it } from 'vitest'
import { socialSecurity2017 } from './social-security-2017.ts'
import { socialSecurityOfficial } from './social-security-official.ts'

const rises = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))

describe.each([socialSecurity2017, socialSecurityOfficial])('the book $name', (book) => {
  it('has no gaps: every birth year, every year early, consecutive years', () => {
    expect(book.fullRetirementAges[0]?.bornFrom).toBe(0)
    expect(book.lateCredits[0]?.bornFrom).toBe(0)
    for (const bands of Object.values(book.earlyReductions)) expect(bands.at(-1)?.years).toBe(Number.POSITIVE_INFINITY)
    const [first] = book.formulaYears
    expect(book.formulaYears.map(({ year }) => year - (first?.year ?? 0))).toEqual([...book.formulaYears.keys()])
  })

  it('has rising ages and bend points', () => {
    expect(rises(book.fullRetirementAges.map(({ bornFrom }) => bornFrom))).toBe(true)
    expect(rises(book.fullRetirementAges.map(({ months }) => months))).toBe(true)
    expect(rises(book.lateCredits.map(({ bornFrom }) => bornFrom))).toBe(true)
    expect(rises(book.lateCredits.map(({ yearlyRate }) => yearlyRate))).toBe(true)
    expect(rises(book.formulaYears.map(({ bendPoints }) => bendPoints[0]))).toBe(true)
    expect(rises(book.formulaYears.map(({ bendPoints }) => bendPoints[1]))).toBe(true)
    expect(rises(book.formulaYears.map(({ annualCap }) => annualCap))).toBe(true)
    expect(rises(book.multipliers.toReversed())).toBe(true)
  })

  it('has bend points below the maximum income that counts', () => {
    for (const { bendPoints, annualCap } of book.formulaYears) expect(bendPoints[1]).toBeLessThan(annualCap / 12)
  })
})

/** The national average wage index of 2015 to 2024 (ssa.gov/oact/cola/AWI.html); a year's bend points come from two years before. */
const wageIndex = [
  48_098.63, 48_642.15, 50_321.89, 52_145.8, 54_099.99, 55_628.6, 60_575.07, 63_795.13, 66_621.8, 69_846.57,
]

describe('the official bend points', () => {
  // 42 U.S.C. 415(a)(1)(B): 180 and 1,085 dollars for 1979, adjusted from the wage index of 1977, 9,779.44
  it('follow from the wage index by the law’s formula', () => {
    const byLaw = wageIndex.map((index) => [Math.round((180 * index) / 9779.44), Math.round((1085 * index) / 9779.44)])
    expect(socialSecurityOfficial.formulaYears.map(({ bendPoints }) => bendPoints)).toEqual(byLaw)
  })
})
