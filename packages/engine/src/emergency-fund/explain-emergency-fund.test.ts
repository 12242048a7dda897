import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { SourceOfIncomeAmount } from './assess-emergency-fund.ts'
import { explainEmergencyFund } from './explain-emergency-fund.ts'

const input = {
  emergencySavingsBalance: 10_000,
  monthlyHouseHoldLivingExpenses: 4000,
  sourceOfIncomeAmountEnum: SourceOfIncomeAmount.NONE,
  monthlySavings: 500,
}
const stepLabels = (change: object) => explainEmergencyFund({ ...input, ...change }).steps.map(({ label }) => label.key)

describe('the explanation of an emergency fund', () => {
  it('follows the order of the calculation', () => {
    expect(explainedTexts(explainEmergencyFund(input))).toEqual([
      'You spend $4,000.00 a month and have no other income, so we aim for 6 months: $24,000.00.',
      'You’ve saved $10,000.00, which is 2.5 months of expenses.',
      'Saving $500.00 a month, you’ll get there in 28 months.',
      'Monthly living expenses: $4,000.00',
      'Months to cover: 6 months. 3 with another income, 6 without.',
      'Emergency savings: $10,000.00',
      'Monthly savings: $500.00. Your income minus spending, averaged over the last 3 full months.',
      'Target: $24,000.00. Monthly living expenses × Months to cover',
      'Total savings: $10,000.00. Emergency savings',
      'Months covered: 2.5 months. Total savings ÷ Monthly living expenses',
      'Still to save: $14,000.00. Target − Total savings (not below 0)',
      'Months to go: 28 months. Still to save ÷ Monthly savings, rounded up',
      'Evenkeel’s rule for an emergency fund',
    ])
  })

  it('starts from the months saved when there is no balance', () => {
    const { inputs, steps } = explainEmergencyFund({
      ...input,
      emergencySavingsBalance: null,
      emergencyFundMonthsSaved: 2.5,
    })
    expect(inputs[2]).toEqual({ label: { key: 'protection.monthsSaved' }, value: 2.5, unit: 'months' })
    expect(steps[1]).toMatchObject({ formula: { values: { from: 'months' } }, value: 10_000 })
    expect(explainEmergencyFund({ ...input, emergencySavingsBalance: null }).inputs[2]?.value).toBe(0)
  })

  it('leaves out how long it takes if nothing is saved', () => {
    expect(stepLabels({ monthlySavings: 0 })).not.toContain('protection.monthsToGo')
    expect(stepLabels({ monthlySavings: 0, emergencySavingsBalance: 24_000 })).toContain('protection.monthsToGo')
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
