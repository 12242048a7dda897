import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
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
    expect(explainedTexts(explanation)).toEqual([
      'You start with $500,000 at 65 and plan to draw $40,000 a year before taxes.',
      'Your savings grow 2.44% a year above inflation, so at this pace they last 15.09 years.',
      'You could draw $26,949 a year until 90.',
      'Savings at retirement: $500,000. All amounts are in dollars of the year you retire.',
      'Retirement age: 65',
      'Life expectancy: 90',
      'Expenses per year: $34,000',
      'Other income per year: $0',
      'Return in retirement: 5%',
      'Inflation: 2.5%',
      'Future tax rate: 15%',
      'Years to cover: 25 years. Life expectancy − Retirement age',
      'Return above inflation: 2.44%. (1 + Return in retirement) ÷ (1 + Inflation) − 1',
      'You can withdraw per year: $26,949. Savings at retirement × Return above inflation ÷ (1 − (1 + Return above inflation)^−Years to cover), or Savings at retirement ÷ Years to cover without a return above inflation',
      'You plan to withdraw per year: $40,000. Expenses per year ÷ (1 − Future tax rate) − Other income per year (not below 0)',
      'Savings last: 15.09 years. Each year savings grow by Return above inflation, then pay what you plan to spend',
      'Standard annuity formula',
    ])
  })
})
