// Proves: TAX-03
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { tax2017 } from '../figures/tax-2017.ts'
import { explainFutureTaxRate } from './explain-future-tax-rate.ts'
import { FamilyStatus, futureTaxRate } from './future-tax-rate.ts'

const rateFor = (familyStatus: FamilyStatus) => (annualIncome: number) => futureTaxRate({ annualIncome, familyStatus })

describe('futureTaxRate', () => {
  it.each([
    [0, 0.1],
    [67_499, 0.1],
    [67_500, 0.1],
    [67_500.01, 0.15],
    [67_501, 0.15],
    [106_000, 0.15],
    [106_000.01, 0.2],
    [168_000, 0.2],
    [168_000.01, 0.25],
    [270_000, 0.25],
    [270_000.01, 0.3],
    [392_000, 0.3],
    [392_001, 0.35],
    [1e9, 0.35],
  ])('of a married income of %d is %d (TAX-01)', (income, rate) => {
    expect(rateFor(FamilyStatus.Married)(income)).toBe(rate)
  })

  it.each([
    [26_999, 0.1],
    [27_000, 0.1],
    [27_000.01, 0.15],
    [55_000, 0.15],
    [55_001, 0.2],
    [60_000, 0.2],
    [88_000, 0.2],
    [88_000.01, 0.25],
    [165_000, 0.25],
    [165_000.01, 0.3],
    [315_000, 0.3],
    [315_001, 0.35],
  ])('of a single income of %d is %d (TAX-02)', (income, rate) => {
    expect(rateFor(FamilyStatus.Single)(income)).toBe(rate)
    expect(rateFor(FamilyStatus.Partnered)(income)).toBe(rate)
  })

  it('uses a rule book that is passed', () => {
    const flat = [{ upTo: Number.POSITIVE_INFINITY, rate: 0.22 }]
    const ruleBook = {
      form: 'flat',
      name: 'Flat',
      source: 'A test',
      rules: 'rules2017' as const,
      married: flat,
      single: flat,
    } as const
    expect(futureTaxRate({ annualIncome: 10, familyStatus: FamilyStatus.Single, ruleBook })).toBe(0.22)
  })

  it.each([-1, Number.NaN])('refuses an income of %d', (annualIncome) => {
    expect(() => rateFor(FamilyStatus.Single)(annualIncome)).toThrow(new RangeError('annualIncome must be 0 or more'))
  })

  it('never falls when the income rises', () => {
    const income = fc.double({ min: 0, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(income, income, fc.constantFrom(0, 1, 2), (one, other, status) => {
        expect(rateFor(status)(Math.max(one, other))).toBeGreaterThanOrEqual(rateFor(status)(Math.min(one, other)))
      }),
    )
  })

  it('is explained by its bracket', () => {
    const last = (annualIncome: number) =>
      explainFutureTaxRate({ annualIncome, familyStatus: FamilyStatus.Single }).steps
    expect(last(60_000)).toEqual([
      expect.objectContaining({ label: { key: 'retirement.bracketTop' }, value: 88_000, unit: 'dollars' }),
      expect.objectContaining({ label: { key: 'retirement.taxRate' }, value: 0.2, unit: 'percent' }),
    ])
    expect(last(400_000).map(({ value }) => value)).toEqual([0.35])
    const explanation = explainFutureTaxRate({ annualIncome: 60_000, familyStatus: FamilyStatus.Married })
    expect(explainedTexts(explanation)).toEqual([
      'Your expenses of $60,000.00 a year are in the 10% bracket for married people.',
      'One flat rate applies to all of it, so it jumps when you cross a bracket.',
      'Annual expenses: $60,000.00',
      'Top of the bracket: $67,500.00. Included',
      'Future tax rate: 10%. Rate of the bracket',
      '2017 tax brackets, as one flat rate',
    ])
  })
})

describe('the brackets', () => {
  it.each(['married', 'single'] as const)('for %s people rise without a gap to the end', (table) => {
    const brackets = tax2017[table]
    expect(brackets.at(-1)?.upTo).toBe(Number.POSITIVE_INFINITY)
    for (const [index, { upTo, rate }] of brackets.slice(1).entries()) {
      expect(upTo).toBeGreaterThan(brackets[index]?.upTo ?? Number.NaN)
      expect(rate).toBeGreaterThan(brackets[index]?.rate ?? Number.NaN)
    }
  })
})
