import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedFigures, explainedTexts } from '../explain/explained-texts.fixture.ts'
import { socialSecurity2017 } from '../figures/social-security-2017.ts'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { estimateSocialSecurity } from './estimate-social-security.ts'
import { explainSocialSecurity } from './explain-social-security.ts'
import type { SocialSecurityClaim } from './work-out.ts'

/** 60,000 a year in 2017: 5,000 a month; 0.9 × 885 = 796.50; 0.32 × 4,115 = 1,316.80; together 2,113.30. */
const claim: SocialSecurityClaim = {
  annualIncome: 60_000,
  birthDate: '1960-01-01',
  claimingAge: 67,
  asOf: '2017-06-30',
  reading: 'calculator',
}
const monthly = (changes: Partial<SocialSecurityClaim>) =>
  estimateSocialSecurity({ ...claim, ...changes }).monthlyBenefit

describe('estimateSocialSecurity', () => {
  it('returns every figure of the reference case (SS-01)', () => {
    const estimate = estimateSocialSecurity(claim)
    expect(estimate.fullRetirementAge).toBe(67)
    expect(estimate.averageIndexedMonthlyEarnings).toBe(5000)
    expect(estimate.primaryInsuranceAmount).toBeCloseTo(2113.3, 9)
    expect(estimate.monthlyBenefit).toBeCloseTo(2113.3, 9)
    expect(estimate.annualBenefit).toBeCloseTo(25_359.6, 8)
  })

  // 117,400 / 12 = 9,783.33; 796.50 + 0.32 × 4,451 + 0.15 × 4,447.33 = 796.50 + 1,424.32 + 667.10 = 2,887.92
  it.each([117_400, 200_000])('counts an income of %d up to the cap (SS-02)', (annualIncome) => {
    expect(monthly({ annualIncome })).toBeCloseTo(2887.92, 9)
  })

  it('pays nothing for no income, and 90 % below the first bend point', () => {
    expect(monthly({ annualIncome: 0 })).toBe(0)
    expect(monthly({ annualIncome: 6000 })).toBeCloseTo(450, 9)
  })

  // 885 × 1.025 = 907.125; 0.9 × 907.125 + 0.32 × (5,000 − 907.125) = 816.4125 + 1,309.72
  it('increases the bend points from 2017 on (SS-03)', () => {
    expect(monthly({ asOf: '2018-01-01' })).toBeCloseTo(2126.1325, 9)
    expect(monthly({ asOf: '2018-01-01', annualIncome: 200_000 })).toBeCloseTo(2887.92 * 1.025, 2)
  })

  it('finds full retirement age by the year of birth (SS-04)', () => {
    const age = (birthDate: string) => estimateSocialSecurity({ ...claim, birthDate }).fullRetirementAge
    expect([age('1959-12-31'), age('1960-01-01'), age('1900-05-05')]).toEqual([66, 67, 66])
  })

  it('treats 61 as 62 and 71 as 70 (SS-05)', () => {
    expect(monthly({ claimingAge: 61 })).toBe(monthly({ claimingAge: 62 }))
    expect(monthly({ claimingAge: 71 })).toBe(monthly({ claimingAge: 70 }))
  })

  // five years early: × 0.675 and × 0.665; three years late: × 1.21; born before 1960, four years early: × 0.74
  it('reduces early claims by the plan’s reading and increases late ones (SS-06 to SS-08)', () => {
    expect(monthly({ claimingAge: 62 })).toBeCloseTo(1426.4775, 9)
    expect(monthly({ claimingAge: 62, reading: 'plan' })).toBeCloseTo(1405.3445, 9)
    expect(monthly({ claimingAge: 70 })).toBeCloseTo(2557.093, 9)
    expect(monthly({ claimingAge: 62, birthDate: '1959-12-31' })).toBeCloseTo(1563.842, 9)
    expect(monthly({ claimingAge: 66.5 })).toBeCloseTo(2113.3 * 0.9675, 9)
  })

  it('refuses an invalid income, age or day', () => {
    expect(() => monthly({ annualIncome: -1 })).toThrow(new RangeError('annualIncome must be 0 or more'))
    expect(() => monthly({ claimingAge: Number.NaN })).toThrow(new RangeError('claimingAge must be a number'))
    expect(() => monthly({ birthDate: '1960-02-30' })).toThrow(RangeError)
  })

  it('is explained by the figures of its calculation', () => {
    const explanation = explainSocialSecurity({ ...claim, claimingAge: 62 })
    const steps = Object.fromEntries(explainedFigures(explanation))
    const { monthlyBenefit, annualBenefit } = estimateSocialSecurity({ ...claim, claimingAge: 62 })
    expect(steps).toMatchObject({ 'Years claimed early': 5, 'Years waited': 0 })
    expect(steps['Monthly benefit']).toBe(monthlyBenefit)
    expect(steps['Annual benefit']).toBe(annualBenefit)
    const texts = explainedTexts(explanation)
    expect(texts.slice(0, 3)).toEqual([
      'We use $60,000.00 a year for your whole career, which is $5,000.00 a month.',
      'That pays $2,113.30 a month at 67, your full retirement age.',
      'Claiming at 62 lowers it to $1,426.48 a month, or $17,117.73 a year.',
    ])
    expect(texts.at(-1)).toBe(socialSecurity2017.source)
  })
})

describe('the official rules', () => {
  const official = (changes: Partial<SocialSecurityClaim>) =>
    estimateSocialSecurity({ ...claim, asOf: '2025-03-01', ruleBook: socialSecurityOfficial, ...changes })

  // 2025: 0.9 × 1,226 + 0.32 × (5,000 − 1,226) = 1,103.40 + 1,207.68 = 2,311.08
  it('use the year’s bend points', () => {
    expect(official({}).primaryInsuranceAmount).toBeCloseTo(2311.08, 9)
    expect(official({ asOf: '2030-01-01' })).toEqual(official({ asOf: '2026-01-01' }))
    expect(official({ asOf: '2010-01-01' })).toEqual(official({ asOf: '2017-01-01' }))
  })

  // 60 months early: 36 × 5/9 % + 24 × 5/12 % = 30 %; 36 months late: 24 %
  it('take 30 % off five years early, 20 % off three, and add 24 % after three', () => {
    const share = (claimingAge: number) => {
      const { monthlyBenefit, primaryInsuranceAmount } = official({ claimingAge, birthDate: '1960-01-02' })
      return monthlyBenefit / primaryInsuranceAmount
    }
    expect(share(62)).toBeCloseTo(0.7, 12)
    expect(share(64)).toBeCloseTo(0.8, 12)
    expect(share(66 + 11 / 12)).toBeCloseTo(1 - 5 / 900, 12)
    expect(share(70)).toBeCloseTo(1.24, 12)
  })

  it('have full retirement age to the month, and count people born on New Year’s Day in the year before', () => {
    const age = (birthDate: string) => official({ birthDate }).fullRetirementAge * 12
    expect([age('1960-01-02'), age('1960-01-01'), age('1955-07-01'), age('1954-07-01')]).toEqual([804, 802, 794, 792])
    expect([age('1937-12-31'), age('1938-06-01')]).toEqual([780, 782])
  })
})

describe.each([socialSecurity2017, socialSecurityOfficial])('by $name', (ruleBook) => {
  const claims = fc.record({
    annualIncome: fc.double({ min: 0, max: 500_000, noNaN: true }),
    birthDate: fc.integer({ min: 1920, max: 2010 }).map((year) => `${year}-05-17`),
    asOf: fc.integer({ min: 2017, max: 2060 }).map((year) => `${year}-11-21`),
    reading: fc.constantFrom('calculator' as const, 'plan' as const),
    claimingAge: fc.double({ min: 55, max: 75, noNaN: true }),
  })

  it('waiting never lowers the monthly benefit', () => {
    fc.assert(
      fc.property(claims, fc.double({ min: 0, max: 10, noNaN: true }), (one, wait) => {
        const benefit = (claimingAge: number) =>
          estimateSocialSecurity({ ...one, claimingAge, ruleBook }).monthlyBenefit
        expect(benefit(one.claimingAge + wait)).toBeGreaterThanOrEqual(benefit(one.claimingAge) * (1 - 1e-12))
      }),
    )
  })

  it('a higher income never lowers it, and it is never negative', () => {
    fc.assert(
      fc.property(claims, fc.double({ min: 0, max: 100_000, noNaN: true }), (one, more) => {
        const benefit = (annualIncome: number) =>
          estimateSocialSecurity({ ...one, annualIncome, ruleBook }).monthlyBenefit
        expect(benefit(one.annualIncome)).toBeGreaterThanOrEqual(0)
        expect(benefit(one.annualIncome + more)).toBeGreaterThanOrEqual(benefit(one.annualIncome) * (1 - 1e-12))
      }),
    )
  })
})
