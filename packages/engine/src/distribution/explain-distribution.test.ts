import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
import { explainDistribution } from './explain-distribution.ts'

describe('the explanation of a distribution plan', () => {
  it('follows the order of the calculation', () => {
    const explanation = explainDistribution({
      retirementAge: 65,
      lifeExpectancy: 90,
      fund: 500_000,
      annualExpenses: 34_000,
      otherIncome: 0,
      retirementReturn: 0.05,
      inflation: 0.025,
      futureTaxRate: 0.15,
    })
    expect(explanationSentences(explanation).map(sentenceText)).toEqual([
      'Retirement fund: $500,000.00. All amounts are in dollars of the same purchasing power.',
      'Retirement age: 65 years.',
      'Life expectancy: 90 years.',
      'Yearly expenses: $34,000.00.',
      'Other income a year: $0.00.',
      'Return in retirement: 5%.',
      'Inflation: 2.5%.',
      'Future tax rate: 15%.',
      'Years to cover (Life expectancy − Retirement age): 25 years.',
      'Return above inflation ((1 + Return in retirement) ÷ (1 + Inflation) − 1): 2.44%.',
      'Sustainable withdrawal a year (Retirement fund × Return above inflation ÷ (1 − (1 + Return above inflation)^−Years to cover), or Retirement fund ÷ Years to cover without a return above inflation): $26,949.05.',
      'Planned withdrawal a year (Yearly expenses ÷ (1 − Future tax rate) − Other income a year, at least nothing): $40,000.00.',
      'The fund will last (Each year the fund grows by Return above inflation and pays Planned withdrawal a year): 15.09 years.',
      'Source: Level withdrawals from a fund (the payment of an ordinary annuity).',
    ])
  })
})
