import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { explainedText } from '../explain/explained-words.ts'
import { explainLifeInsurance, explainPartnerLifeInsurance } from './explain-life-insurance.ts'

const input = {
  annualIncome: 60_000,
  age: 40,
  retirementAge: 67,
  hasPartner: true,
  childAges: [7, 18],
  debts: 100_000,
  existingInsurance: 200_000,
}

describe('the explanation of a life insurance need', () => {
  it('follows the order of the calculation', () => {
    expect(explainedTexts(explainLifeInsurance(input))).toEqual([
      'Replacing $42,000 a year for 15 years takes $539,669 today.',
      'Debts add $100,000, final expenses $15,000 and children $50,000, which makes $704,669.',
      'Rounded up to an amount that insurance is sold in, that is $710,000, or $510,000 more than the insurance in place.',
      'Annual income: $60,000',
      'Years to replace it: 15 years. With a child until the youngest is 22, at least 5 years. With a partner and no children under 18: 10 years. Never past your retirement age.',
      'Debts: $100,000',
      'Children under 18: 1',
      'Existing insurance: $200,000',
      'Share of income to replace: 70%',
      'Return above inflation: 2%. Per year, on the money not yet spent.',
      'Amount per child: $50,000',
      'Yearly amount: $42,000. Annual income × Share of income to replace',
      'For income: $539,669. Yearly amount × (1 − (1 + Return above inflation)^−Years to replace it) ÷ Return above inflation',
      'For debts: $100,000. Debts',
      'Final expenses: $15,000',
      'For children: $50,000. Children under 18 × Amount per child',
      'Need: $704,669. For income + For debts + Final expenses + For children',
      'Recommended insurance: $710,000. Need, rounded up to an amount that insurance is sold in',
      'Gap: $510,000. Recommended insurance − Existing insurance (not below 0)',
      'Evenkeel’s rule for life insurance',
    ])
  })

  it('shows whole cents', () => {
    const odd = { ...input, annualIncome: 60_000.001, debts: 99_999.999, existingInsurance: 0.004 }
    expect(explainLifeInsurance(odd).inputs.map(({ value }) => value)).toEqual([
      60_000, 15, 100_000, 1, 0, 0.7, 0.02, 50_000,
    ])
  })

  it('does not mention a partner to a person without one', () => {
    expect(explainLifeInsurance({ ...input, hasPartner: false }).inputs[1]?.note).toMatchObject({
      values: { partner: 'no' },
    })
  })
})

describe("the explanation of a partner's life insurance need", () => {
  it('follows the order of the calculation', () => {
    const { inputs, steps, source } = explainPartnerLifeInsurance({ ...input, annualIncome: 30_000 })
    expect(inputs.map(({ value }) => value)).toEqual([30_000, 15, 100_000, 1, 200_000, 0.7, 0.02, 50_000, 25_000, 0.5])
    expect(steps.map(({ label, value }) => [explainedText(label), value])).toEqual([
      ['Yearly amount', 25_000],
      ['For income', 321_231.59],
      ['For debts', 50_000],
      ['Final expenses', 15_000],
      ['For children', 25_000],
      ['Need', 411_231.59],
      ['Recommended insurance', 420_000],
      ['Gap', 220_000],
    ])
    expect(inputs[1]?.note).toMatchObject({ values: { partner: 'yes' } })
    expect(explainedText(source)).toBe('Evenkeel’s rule for a partner’s life insurance')
  })
})
