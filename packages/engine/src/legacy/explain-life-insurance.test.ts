import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
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
    expect(explanationSentences(explainLifeInsurance(input)).map(sentenceText)).toEqual([
      'Yearly income: $60,000.00.',
      'Share of the income to replace: 70%.',
      'Years to replace it: 15 years. With a child until the youngest is 22, at least 5; with a partner only 10; never past the retirement age.',
      'Return above inflation: 2%. A year, on the sum while it is used up.',
      'Debts: $100,000.00.',
      'Children under 18: 1.',
      'Existing insurance: $200,000.00.',
      'Amount per child: $50,000.00.',
      'Yearly base (Yearly income × Share of the income to replace): $42,000.00.',
      'Income part (Yearly base × (1 − (1 + Return above inflation)^−Years to replace it) ÷ Return above inflation): $539,669.07.',
      'Debts part (Debts): $100,000.00.',
      'Final expenses: $15,000.00.',
      'Children part (Children under 18 × Amount per child): $50,000.00.',
      'Need (Income part + Debts part + Final expenses + Children part): $704,669.07.',
      'Recommended insurance (Need, rounded up to the sums that insurance is sold in): $710,000.00.',
      'Gap (Recommended insurance − Existing insurance, at least nothing): $510,000.00.',
      "Source: Evenkeel's own rule for life insurance.",
    ])
  })

  it('shows whole cents', () => {
    const odd = { ...input, annualIncome: 60_000.001, debts: 99_999.999, existingInsurance: 0.004 }
    expect(explainLifeInsurance(odd).inputs.map(({ value }) => value)).toEqual([
      60_000, 0.7, 15, 0.02, 100_000, 1, 0, 50_000,
    ])
  })

  it('does not mention a partner to a person without one', () => {
    expect(explainLifeInsurance({ ...input, hasPartner: false }).inputs[2]?.note).not.toContain('partner')
  })
})

describe("the explanation of a partner's life insurance need", () => {
  it('follows the order of the calculation', () => {
    const { inputs, steps, source } = explainPartnerLifeInsurance({ ...input, annualIncome: 30_000 })
    expect(inputs.map(({ value }) => value)).toEqual([30_000, 0.7, 15, 0.02, 100_000, 1, 200_000, 25_000, 50_000, 0.5])
    expect(steps.map(({ label, value }) => [label, value])).toEqual([
      ['Yearly base', 25_000],
      ['Income part', 321_231.59],
      ['Debts part', 50_000],
      ['Final expenses', 15_000],
      ['Children part', 25_000],
      ['Need', 411_231.59],
      ['Recommended insurance', 420_000],
      ['Gap', 220_000],
    ])
    expect(inputs[2]?.note).toContain('with a partner only 10')
    expect(source).toBe("Evenkeel's own rule for a partner's life insurance")
  })
})
