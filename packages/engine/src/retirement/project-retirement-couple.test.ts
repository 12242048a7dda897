// Proves: RET-01, RET-03, RET-11 to RET-15, RET-18, RET-21, SS-09
import { describe, expect, it } from 'vitest'
import { FamilyStatus } from '../taxes/future-tax-rate.ts'
import { projectRetirement } from './project-retirement.ts'
import { asOf, couple, single, spouse } from './retirement-people.fixture.ts'
import type { RetirementPerson } from './retirement-person.ts'

const project = (person: RetirementPerson) => projectRetirement(person, { asOf })
const column = (person: RetirementPerson, name: keyof ReturnType<typeof project>['years'][number]) =>
  project(person).years.map((row) => row[name])

/*
 * `couple`: both 60; he retires at 62 and lives to 66 (years 0 to 5), she retires at 63 and lives to 67 (years 0 to 6).
 * T = 7; in year 6 she is alone and needs 95 % of 100,000 (RET-21).
 */
describe('a couple', () => {
  const withSpouse = (changes: Partial<typeof spouse>): RetirementPerson => ({
    ...couple,
    spouse: { ...spouse, ...changes },
  })

  it('needs 95 % once one of them has passed the life expectancy', () => {
    expect(column(couple, 'need')).toEqual([0, 0, 100_000, 100_000, 100_000, 100_000, 95_000, 0])
    expect(project(couple)).toMatchObject({ retirementSum: 495_000, retirementYears: 5, balanceAtLifeExpectancy: 0 })
  })

  it('continues as in its last year after the horizon', () => {
    const person = { ...couple, retirement: { ...couple.retirement, fund: 590_000 } }
    expect(project(person).yearsRetirementFundWillLast).toBe(6)
    expect(project(person).balanceAtLifeExpectancy).toBe(190_000)
  })

  it('adds up both funds, and both savings', () => {
    const both = withSpouse({
      annualIncome: 20_000,
      otherContributions: 100,
      rates: { annualIncomeIncreaseRate: 0, savings: 0.1 },
      retirement: { age: 63, fund: 1000 },
    })
    expect(column(both, 'balance')[0]).toBe(351_000)
    expect(column(both, 'contributions')).toEqual([2100, 2100, 2100, 0, 0, 0, 0, 0])
  })

  // In year 2 she still works. Of her 20,000 she saves 2,000; the other 18,000 and his 1,000 of Social Security pay for the need.
  // The fund pays the rest, 100,000 − 18,000 − 1,000 = 81,000, and gets her 2,000 in each of her three years.
  it('uses the pay of the one who still works', () => {
    const hers = { annualIncome: 20_000, rates: { annualIncomeIncreaseRate: 0, savings: 0.1 } }
    const both = { ...withSpouse(hers), socialSecurityIncome: 1000 }
    expect(column(both, 'spouseEarnings')).toEqual([0, 0, 18_000, 0, 0, 0, 0, 0])
    expect(column(both, 'withdrawal')[2]).toBe(81_000)
    expect(column(both, 'balance')[3]).toBe(350_000 - 81_000 + 3 * 2000)
  })

  // While both live, his 24,000 and her 9,000 are 33,000. Hers begins at 63, in year 3. Later she keeps the larger benefit.
  it('leaves the larger Social Security to the survivor', () => {
    const his = { ...withSpouse({ socialSecurityIncome: 9000 }), socialSecurityIncome: 24_000 }
    expect(column(his, 'socialSecurity')).toEqual([0, 0, 24_000, 33_000, 33_000, 33_000, 24_000, 0])
    const hers = { ...withSpouse({ socialSecurityIncome: 30_000 }), socialSecurityIncome: 24_000 }
    expect(column(hers, 'socialSecurity')[6]).toBe(30_000)
  })

  // He dies at 61 and never claims. From the year in which he would be 62 she gets his benefit, until her own begins at 63.
  it('pays the survivor the amount of that year', () => {
    const widow = {
      ...withSpouse({ socialSecurityIncome: 9000, age: 60 }),
      socialSecurityIncome: 24_000,
      lifeExpectancy: 61,
    }
    expect(column(widow, 'socialSecurity')).toEqual([0, 0, 24_000, 24_000, 24_000, 24_000, 24_000, 0])
    expect(column(widow, 'need')[2]).toBe(95_000)
  })

  // His pension is 10,000, half of it for the survivor: she gets 5,000 in year 6.
  it('leaves the survivor’s share of a pension', () => {
    const his = { ...couple, pension: { income: 10_000, survivorBenefit: 0.5 } }
    expect(column(his, 'pensions')).toEqual([0, 0, 10_000, 10_000, 10_000, 10_000, 5000, 0])
    const hers = withSpouse({ pension: { income: 8000, survivorBenefit: 0.5 }, lifeExpectancy: 65 })
    expect(column(hers, 'pensions')).toEqual([0, 0, 8000, 8000, 8000, 4000, 0])
  })

  it('gets no lump sum for a retirement that a member does not live to see, and no pay after death', () => {
    const early = withSpouse({
      lifeExpectancy: 62,
      lumpSumRetirementIncome: 5000,
      annualIncome: 20_000,
      rates: { savings: 0.1, annualIncomeIncreaseRate: 0 },
    })
    expect(column(early, 'lumpSums')).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(column(early, 'contributions')).toEqual([2000, 2000, 0, 0, 0, 0, 0])
    expect(column(early, 'spouseEarnings')).toEqual([0, 0, 0, 0, 0, 0, 0])
    // She retires at 63, so she gets it only if she still lives in the year in which she is 63.
    expect(column(withSpouse({ lifeExpectancy: 63, lumpSumRetirementIncome: 5000 }), 'lumpSums')).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ])
    expect(column(withSpouse({ lifeExpectancy: 64, lumpSumRetirementIncome: 5000 }), 'lumpSums')[3]).toBe(5000)
  })

  // Both have a life expectancy of 66, but she retires at 67. Five years of 100,000 each take 500,000 of the 620,000. Then her
  // 100,000 is added, and the 220,000 lasts for 2.2 years.
  it('still gets a lump sum in a year past the horizon', () => {
    const late = { ...withSpouse({ lifeExpectancy: 66, lumpSumRetirementIncome: 100_000, retirement: { age: 67 } }) }
    expect(
      project({ ...late, retirement: { ...late.retirement, fund: 620_000 } }).yearsRetirementFundWillLast,
    ).toBeCloseTo(7.2, 9)
  })

  // The younger is 50 and will be 130 in 80 years, 78 of them in retirement.
  it('is projected until the younger of them is 130', () => {
    const younger = withSpouse({ age: 50, dob: '1967-03-15' })
    expect(project({ ...younger, retirement: { ...younger.retirement, fund: 9e6 } }).yearsRetirementFundWillLast).toBe(
      78,
    )
  })

  // Her 5,000 arrives at the start of year 3. It lowers the sum that is required at retirement; the balance of year 2 is
  // without it.
  it('counts a later lump sum against the sum that is required', () => {
    const late = withSpouse({ lumpSumRetirementIncome: 5000 })
    expect(column(late, 'balance').slice(2, 4)).toEqual([350_000, 255_000])
    expect(project(late).retirementSum).toBe(490_000)
  })

  it('pays other income only while its owner lives', () => {
    const hers = withSpouse({
      lifeExpectancy: 65,
      otherAnnualRetirementIncome: 700,
      yearsForOtherAnnualRetirementIncome: 9,
    })
    expect(column(hers, 'otherIncome')).toEqual([0, 0, 0, 700, 700, 0, 0])
  })

  // 12,679.80 a year is half of 2,113.30 × 12 (RET-18). A member without earnings counts with it, even before retirement.
  it('pays a member without earnings half of the other’s benefit', () => {
    const projection = project({ ...couple, annualIncome: 60_000 })
    expect(projection.fiftyPercentSpousalBenefit).toBeCloseTo(12_679.8, 8)
    expect(projection.spouseDefaultSocialSecurityIncome).toBe(0)
    expect(projection.spouseFinalSocialSecurityIncome).toBeCloseTo(12_679.8, 8)
    // With the roles reversed, she claims her own benefit at 63, three years early: × (1 − 3 × 0.067) = × 0.799.
    const hers = project(withSpouse({ annualIncome: 60_000 }))
    expect(hers.finalSocialSecurityIncome).toBeCloseTo(12_679.8, 8)
    expect(hers.spouseDefaultSocialSecurityIncome).toBeCloseTo(2113.3 * 0.799 * 12, 8)
  })

  it('is treated as a single person without a spouse in the model', () => {
    expect(project({ ...couple, spouse: null })).toEqual(project({ ...single, familyStatus: FamilyStatus.Married }))
  })
})
