import { describe, expect, it } from 'vitest'
import { sentenceText } from '../money/format-money.ts'
import { explanationSentences } from '../explain/explanation.ts'
import { SourceOfIncomeAmount } from './assess-emergency-fund.ts'
import { explainEmergencyFund } from './explain-emergency-fund.ts'

const input = {
  emergencySavingsBalance: 10_000,
  monthlyHouseHoldLivingExpenses: 4000,
  sourceOfIncomeAmountEnum: SourceOfIncomeAmount.NONE,
  monthlySavings: 500,
}
const stepLabels = (change: object) => explainEmergencyFund({ ...input, ...change }).steps.map(({ label }) => label)

describe('the explanation of an emergency fund', () => {
  it('follows the order of the calculation', () => {
    expect(explanationSentences(explainEmergencyFund(input)).map(sentenceText)).toEqual([
      'Monthly living expenses: $4,000.00.',
      'Months to cover: 6 months. 3 with another source of income, 6 without.',
      'Emergency savings: $10,000.00.',
      'Monthly savings: $500.00. What you earned less what you spent, on average over the last three full months.',
      'Target (Monthly living expenses × Months to cover): $24,000.00.',
      'Total savings (Emergency savings): $10,000.00.',
      'Months covered (Total savings ÷ Monthly living expenses): 2.5 months.',
      'Still missing (Target − Total savings, at least nothing): $14,000.00.',
      'Months to fill (Still missing ÷ Monthly savings, rounded up to whole months): 28 months.',
      "Source: Evenkeel's own rule for an emergency fund.",
    ])
  })

  it('starts from the months saved when there is no balance', () => {
    const { inputs, steps } = explainEmergencyFund({
      ...input,
      emergencySavingsBalance: null,
      emergencyFundMonthsSaved: 2.5,
    })
    expect(inputs[2]).toEqual({ label: 'Months saved', value: 2.5, unit: 'months' })
    expect(steps[1]).toMatchObject({ formula: 'Months saved × Monthly living expenses', value: 10_000 })
    expect(explainEmergencyFund({ ...input, emergencySavingsBalance: null }).inputs[2]?.value).toBe(0)
  })

  it('leaves out how long it takes if nothing is saved', () => {
    expect(stepLabels({ monthlySavings: 0 })).not.toContain('Months to fill')
    expect(stepLabels({ monthlySavings: 0, emergencySavingsBalance: 24_000 })).toContain('Months to fill')
  })

  it('shows the whole cents that the calculation used', () => {
    const odd = { ...input, emergencySavingsBalance: 23_999.899, monthlyHouseHoldLivingExpenses: 4000.001 }
    const { inputs, steps } = explainEmergencyFund(odd)
    expect([inputs[0]?.value, inputs[2]?.value, steps[3]?.value]).toEqual([4000, 23_999.9, 0.1])
  })

  it('never shows a negative gap', () => {
    expect(explainEmergencyFund({ ...input, emergencySavingsBalance: 30_000 }).steps[3]?.value).toBe(0)
  })
})
