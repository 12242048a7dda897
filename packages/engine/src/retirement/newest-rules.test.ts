import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { socialSecurityOfficial } from '../figures/social-security-official.ts'
import { tax2026 } from '../figures/tax-2026.ts'
import { explainFutureTaxRate } from '../taxes/explain-future-tax-rate.ts'
import { FamilyStatus, futureTaxRate } from '../taxes/future-tax-rate.ts'
import { demoDay, maya } from '../verdict/demo-household.fixture.ts'
import { anyPerson } from './any-person.fixture.ts'
import { projectRetirement } from './project-retirement.ts'
import { promisedBalance } from './promised-balance.ts'
import { asOf } from './retirement-people.fixture.ts'
import type { RetirementPerson } from './retirement-person.ts'
import { outOf100, successRate } from './simulation/chance.ts'

const options = { asOf: demoDay }
const claimingAt = (age: number): RetirementPerson => ({
  ...maya,
  retirement: { ...maya.retirement, claimingAge: age },
  spouse: maya.spouse && { ...maya.spouse, retirement: { ...maya.spouse.retirement, claimingAge: age } },
})

/** Both at 70, stopping at 65: 62 of 100 futures; 512,128 of today's dollars are needed at 65 instead of 633,707. */
describe('a claiming age apart from the retirement age', () => {
  it('lets the fund pay until Social Security begins', () => {
    const { years, retirementSum } = projectRetirement(claimingAt(70), options)
    expect(Math.round(retirementSum / 1.025 ** 27)).toBe(512_128)
    expect(outOf100(successRate(claimingAt(70), options))).toBe(62)
    expect(years.find(({ age }) => age === 68)?.socialSecurity).toBe(0)
    // Alex is a year older and claims a year before.
    expect(years.find(({ age }) => age === 69)?.socialSecurity).toBeGreaterThan(0)
  })

  it('changes nothing when it is left out or is the retirement age', () => {
    expect(projectRetirement(claimingAt(65), options)).toEqual(projectRetirement(maya, options))
    fc.assert(
      fc.property(anyPerson, (person) => {
        const age = person.retirement.age ?? 62
        fc.pre(age >= 62 && age <= 70)
        const same = { ...person, retirement: { ...person.retirement, claimingAge: age } }
        expect(projectRetirement(same, { asOf })).toEqual(projectRetirement(person, { asOf }))
      }),
      { numRuns: 200 },
    )
  })

  it.each([61, 71, 66.5])('names the field when it is %s', (age) => {
    expect(() => projectRetirement(claimingAt(age), options)).toThrow(/^retirement\.claimingAge must be/)
  })
})

/**
 * By hand, Rev. Proc. 2025-32. Partnered with 62,400: 31,200 each. 16,100 untaxed, 11,160 left of the 12,400 at 10 %, the
 * other 3,940 ÷ 0.88 = 4,477.27: gross 32,977.27, tax 1,777.27, 5.389 %. Single with 100,000 net: 16,100 + 11,160 +
 * 33,440 = 60,700 net of 66,500; 39,300 left, the 22 % bracket keeps 55,300 × 0.78 = 43,134, so 39,300 ÷ 0.78 =
 * 50,384.62: gross 116,884.62, tax 16,884.62, 14.446 %. Single with 500,000 net, in the last bracket: untaxed and below it
 * 16,100 + 11,160 + 33,440 + 43,134 + 73,017 + 37,026 + 249,843.75 = 463,720.75 are left of 656,700; 36,279.25 ÷ 0.63 =
 * 57,586.11 more: gross 714,286.11, tax 214,286.11. Married with 600,000 net: 32,200 + 22,320 + 66,880 + 86,268 + 146,034 +
 * 74,052 + 166,562.50 = 594,316.50 of 800,900; 5,683.50 ÷ 0.63 = 9,021.43 more: gross 809,921.43, tax 209,921.43.
 */
describe('the tax of 2026', () => {
  const rate = (annualIncome: number, familyStatus: 0 | 1 | 2, stateRate = 0) =>
    futureTaxRate({ annualIncome, familyStatus, ruleBook: tax2026, stateRate })

  it('is the tax of a return over its gross income', () => {
    expect(rate(62_400, FamilyStatus.Partnered)).toBeCloseTo(1777.27 / 32_977.27, 6)
    expect(rate(100_000, FamilyStatus.Single)).toBeCloseTo(16_884.62 / 116_884.62, 6)
    expect(rate(500_000, FamilyStatus.Single)).toBeCloseTo(214_286.11 / 714_286.11, 7)
    expect(rate(600_000, FamilyStatus.Married)).toBeCloseTo(209_921.43 / 809_921.43, 7)
    expect(rate(16_100, FamilyStatus.Single)).toBe(0)
    expect(rate(0, FamilyStatus.Single)).toBe(0)
    expect(rate(62_400, FamilyStatus.Married)).toBeCloseTo(rate(31_200, FamilyStatus.Single), 10)
  })

  it('adds a state rate to all of it', () => {
    expect(rate(9500, FamilyStatus.Single, 0.05)).toBeCloseTo(0.05, 10)
    expect(() => rate(9500, FamilyStatus.Single, 0.21)).toThrow('stateRate')
    expect(
      explainFutureTaxRate({ annualIncome: 9500, familyStatus: 0, ruleBook: tax2026, stateRate: 0.05 }),
    ).toMatchObject({
      steps: [{ value: 10_000 }, { label: { key: 'retirement.taxRate' } }],
    })
  })

  it('has the brackets of Rev. Proc. 2025-32', () => {
    const { single, married } = tax2026
    const bounds = (of: typeof single) => [of.standardDeduction, ...of.brackets.map(({ upTo }) => upTo)]
    expect(bounds(single)).toEqual([16_100, 12_400, 50_400, 105_700, 201_775, 256_225, 640_600, Infinity])
    expect(bounds(married)).toEqual([32_200, 24_800, 100_800, 211_400, 403_550, 512_450, 768_700, Infinity])
    for (const { brackets } of [single, married])
      expect(brackets.map((bracket) => bracket.rate)).toEqual([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37])
  })

  it('rises with the income and leaves exactly the income', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 500_000 }), (income, more) => {
        expect(rate(income + more, 0)).toBeGreaterThanOrEqual(rate(income, 0) - 1e-12)
        const gross = income / (1 - rate(income, 0))
        const brackets = tax2026.single.brackets.map(({ upTo, rate: share }, index, all) => {
          const from = all[index - 1]?.upTo ?? 0
          return share * Math.max(0, Math.min(gross - 16_100, upTo) - from)
        })
        const tax = brackets.reduce((sum, part) => sum + part, 0)
        expect(Math.abs(gross - tax - income)).toBeLessThan(1e-4)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the demo by the newest rules', () => {
  it('is 50 of 100 by the official Social Security, and 94 with the tax of 2026', () => {
    const official = { ...options, ruleBook: socialSecurityOfficial }
    expect(outOf100(successRate(maya, official))).toBe(50)
    expect(outOf100(successRate(maya, { ...official, taxRuleBook: tax2026 }))).toBe(94)
  })
})

describe('the balance that a plan promised', () => {
  const { years } = projectRetirement(maya, options)
  const on = (day: string) => promisedBalance(years, { asOf: demoDay, day })

  it('is straight by days between two rows', () => {
    expect(on('2027-05-23')).toBeCloseTo(83_015.87, 2)
    expect(on(demoDay)).toBe(75_317.49)
    expect(on('2027-11-22')).toBeCloseTo(90_756.54, 2)
  })

  it('is unknown before the promise and after its end', () => {
    expect(on('2026-11-21')).toBeNull()
    expect(on('2081-01-01')).toBeNull()
  })
})
