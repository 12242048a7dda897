import type { Explanation } from '../explain/explanation.ts'
import { type DistributionInput, planDistribution, realReturn } from './plan-distribution.ts'

/** Explains the figures of a distribution plan. Throws like `planDistribution`. */
export function explainDistribution(input: DistributionInput): Explanation {
  const { plannedWithdrawal, sustainableWithdrawal, yearsFundWillLast } = planDistribution(input)
  const years = input.lifeExpectancy - input.retirementAge
  return {
    title: 'Distribution planning',
    inputs: [
      {
        label: 'Retirement fund',
        value: input.fund,
        unit: 'dollars',
        note: 'All amounts are in dollars of the same purchasing power.',
      },
      { label: 'Retirement age', value: input.retirementAge, unit: 'years' },
      { label: 'Life expectancy', value: input.lifeExpectancy, unit: 'years' },
      { label: 'Yearly expenses', value: input.annualExpenses, unit: 'dollars' },
      { label: 'Other income a year', value: input.otherIncome, unit: 'dollars' },
      { label: 'Return in retirement', value: input.retirementReturn, unit: 'percent' },
      { label: 'Inflation', value: input.inflation, unit: 'percent' },
      { label: 'Future tax rate', value: input.futureTaxRate, unit: 'percent' },
    ],
    steps: [
      { label: 'Years to cover', formula: 'Life expectancy − Retirement age', value: years, unit: 'years' },
      {
        label: 'Return above inflation',
        formula: '(1 + Return in retirement) ÷ (1 + Inflation) − 1',
        value: realReturn(input),
        unit: 'percent',
      },
      {
        label: 'Sustainable withdrawal a year',
        formula:
          'Retirement fund × Return above inflation ÷ (1 − (1 + Return above inflation)^−Years to cover), ' +
          'or Retirement fund ÷ Years to cover without a return above inflation',
        value: sustainableWithdrawal,
        unit: 'dollars',
      },
      {
        label: 'Planned withdrawal a year',
        formula: 'Yearly expenses ÷ (1 − Future tax rate) − Other income a year, at least nothing',
        value: plannedWithdrawal,
        unit: 'dollars',
      },
      {
        label: 'The fund will last',
        formula: 'Each year the fund grows by Return above inflation and pays Planned withdrawal a year',
        value: yearsFundWillLast,
        unit: 'years',
      },
    ],
    source: 'Level withdrawals from a fund (the payment of an ordinary annuity)',
  }
}
