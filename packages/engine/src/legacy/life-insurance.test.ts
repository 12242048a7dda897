// Proves: LEGACY-01, LEGACY-02
/**
 * Calculated by hand. a(N) = (1 − 1.02^−N) ÷ 0.02 is the present value of 1 a year for N years.
 *    a(15) = (1 − 0.7430147) ÷ 0.02 = 12.8492635;  a(10) = (1 − 0.8203483) ÷ 0.02 = 8.9825850
 *    a(5) = (1 − 0.9057308) ÷ 0.02 = 4.7134595;    a(3) = (1 − 0.9423223) ÷ 0.02 = 2.8838833
 *
 * A: 60,000, youngest 7, debts 100,000, insured 200,000: 42,000 × a(15) = 539,669.07;
 *    + 100,000 + 15,000 + 50,000 = 704,669.07; recommended 710,000; gap 510,000.
 * B: the partner in A, who earns 30,000: base max(21,000, 25,000); 25,000 × a(15) = 321,231.59; + 50,000 + 15,000 + 25,000 =
 *    411,231.59; recommended 420,000.
 * C: 60,000, a partner and no children, no debts: 42,000 × a(10) = 377,268.57; + 15,000 = 392,268.57; recommended 400,000.
 * D: no dependents, no debts: 15,000; recommended 20,000.
 * E: one child, aged 20: max(5, 2) = 5 years and no amount per child: 42,000 × a(5) = 197,965.30; + 15,000 = 212,965.30.
 * F: as C, three years before retirement: 42,000 × a(3) = 121,123.10; + 15,000 = 136,123.10.
 * G: a partner without income or child: 15,000 final expenses and half of the debts.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LifeInsuranceInput,
  lifeInsuranceNeed,
  type PartnerLifeInsuranceInput,
  partnerLifeInsuranceNeed,
} from './life-insurance.ts'

const caseA: LifeInsuranceInput = {
  annualIncome: 60_000,
  age: 40,
  retirementAge: 67,
  hasPartner: true,
  childAges: [12, 7],
  debts: 100_000,
  existingInsurance: 200_000,
}
const need = (change: Partial<LifeInsuranceInput>) => lifeInsuranceNeed({ ...caseA, ...change })
const partnerOnly = { childAges: [], debts: 0, existingInsurance: 0 }

describe('lifeInsuranceNeed', () => {
  it('matches case A, the worked example', () => {
    expect(need({ childAges: [7] })).toEqual({
      yearlyBase: 42_000,
      years: 15,
      incomePart: 539_669.07,
      debtsPart: 100_000,
      finalExpenses: 15_000,
      childrenPart: 50_000,
      need: 704_669.07,
      recommended: 710_000,
      existing: 200_000,
      gap: 510_000,
    })
  })

  it('uses the age of the youngest child and counts each one under 18', () => {
    expect(need({ childAges: [17, 18, 7] })).toMatchObject({ years: 15, childrenPart: 100_000 })
  })

  it('replaces ten years of income for a partner without children (C), none without dependents (D)', () => {
    expect(need(partnerOnly)).toMatchObject({ years: 10, need: 392_268.57, recommended: 400_000, gap: 400_000 })
    expect(need({ ...partnerOnly, hasPartner: false })).toMatchObject({
      years: 0,
      incomePart: 0,
      need: 15_000,
      recommended: 20_000,
    })
  })

  it('replaces at least five years of income if there is a child of any age (E)', () => {
    const grown = need({ ...partnerOnly, childAges: [20] })
    expect(grown).toMatchObject({ years: 5, childrenPart: 0, need: 212_965.3 })
    expect(need({ childAges: [17] }).years).toBe(5)
    expect(need({ childAges: [16] }).years).toBe(6)
  })

  it('never replaces an income past retirement (F)', () => {
    expect(need({ ...partnerOnly, age: 64 })).toMatchObject({ years: 3, need: 136_123.1 })
    expect(need({ age: 70 })).toMatchObject({ years: 0, incomePart: 0 })
  })

  it('recommends a round need unchanged, and the next round sum for a cent more', () => {
    const alone = { ...partnerOnly, hasPartner: false }
    expect(need({ ...alone, debts: 5000 })).toMatchObject({ need: 20_000, recommended: 20_000 })
    expect(need({ ...alone, debts: 5000.01 })).toMatchObject({ need: 20_000.01, recommended: 30_000 })
  })

  it('is exact to the cent in every figure', () => {
    const odd = need({ annualIncome: 33_333.33, childAges: [], existingInsurance: 349_999.899 })
    expect(odd).toMatchObject({ yearlyBase: 23_333.33, recommended: 330_000, existing: 349_999.9, gap: 0 })
    expect(need({ ...partnerOnly, hasPartner: false, existingInsurance: 19_999.9 }).gap).toBe(0.1)
  })

  it('has no gap when more is insured than recommended', () => {
    expect(need({ existingInsurance: 2_000_000 }).gap).toBe(0)
  })

  it.each([
    ['annualIncome', { annualIncome: -1 }],
    ['debts', { debts: -100 }],
    ['existingInsurance', { existingInsurance: Number.NaN }],
    ['age', { age: 40.5 }],
    ['retirementAge', { retirementAge: 131 }],
    ['childAges', { childAges: [7, -1] }],
  ])('names %s when it refuses %j', (field, change) => {
    expect(() => need(change)).toThrow(RangeError)
    expect(() => need(change)).toThrow(new RegExp(`^${field} must be`))
  })
})

describe('partnerLifeInsuranceNeed', () => {
  const partner: PartnerLifeInsuranceInput = { ...caseA, annualIncome: 30_000, childAges: [7], existingInsurance: 0 }

  it('matches case B, the worked example', () => {
    expect(partnerLifeInsuranceNeed(partner)).toEqual({
      yearlyBase: 25_000,
      years: 15,
      incomePart: 321_231.59,
      debtsPart: 50_000,
      finalExpenses: 15_000,
      childrenPart: 25_000,
      need: 411_231.59,
      recommended: 420_000,
      existing: 0,
      gap: 420_000,
    })
  })

  it('uses the income if that is more, and always without a child under 18', () => {
    expect(partnerLifeInsuranceNeed({ ...partner, annualIncome: 50_000 }).yearlyBase).toBe(35_000)
    expect(partnerLifeInsuranceNeed({ ...partner, childAges: [18] }).yearlyBase).toBe(21_000)
  })

  it('covers final expenses and half the debts of a partner without income or child (G)', () => {
    const without = partnerLifeInsuranceNeed({ ...partner, annualIncome: 0, childAges: [] })
    expect(without).toMatchObject({ years: 10, incomePart: 0, debtsPart: 50_000, need: 65_000, recommended: 70_000 })
  })

  it('refuses what `lifeInsuranceNeed` refuses', () => {
    expect(() => partnerLifeInsuranceNeed({ ...partner, debts: -1 })).toThrow(/^debts must be/)
  })
})

const dollars = fc.integer({ min: 0, max: 500_000_000 }).map((cents) => cents / 100)
const anyInput: fc.Arbitrary<LifeInsuranceInput> = fc.record({
  annualIncome: dollars,
  age: fc.integer({ min: 18, max: 80 }),
  retirementAge: fc.integer({ min: 50, max: 75 }),
  hasPartner: fc.boolean(),
  childAges: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 5 }),
  debts: dollars,
  existingInsurance: dollars,
})

describe.each([
  ['a life insurance need', lifeInsuranceNeed],
  ["a partner's life insurance need", partnerLifeInsuranceNeed],
])('%s', (_, needOf) => {
  it('is the sum of its parts and never negative, with a recommended multiple of ten thousand', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { incomePart, debtsPart, finalExpenses, childrenPart, need, recommended, gap } = needOf(input)
        expect(need).toBeCloseTo(incomePart + debtsPart + finalExpenses + childrenPart, 2)
        expect(Math.min(incomePart, debtsPart, childrenPart, gap)).toBeGreaterThanOrEqual(0)
        expect(recommended % 10_000).toBe(0)
        expect(recommended - need).toBeGreaterThanOrEqual(0)
        expect(recommended - need).toBeLessThan(10_000)
      }),
    )
  })

  it('has no larger gap with more insurance, and no smaller one with more debts or income', () => {
    fc.assert(
      fc.property(anyInput, dollars, (input, more) => {
        const { gap } = needOf(input)
        expect(needOf({ ...input, existingInsurance: input.existingInsurance + more }).gap).toBeLessThanOrEqual(gap)
        expect(needOf({ ...input, debts: input.debts + more }).gap).toBeGreaterThanOrEqual(gap)
        expect(needOf({ ...input, annualIncome: input.annualIncome + more }).gap).toBeGreaterThanOrEqual(gap)
      }),
    )
  })
})
