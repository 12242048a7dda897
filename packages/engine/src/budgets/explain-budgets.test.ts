import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { explainBudgets } from './explain-budgets.ts'

const explained = (
  ...budgets: readonly (readonly [targetCents: number, spentCents: number, carriedCents?: number])[]
) =>
  explainBudgets({
    period: '2026-11',
    budgets: budgets.map(([targetCents, spentCents, carriedCents = 0]) => ({ targetCents, carriedCents, spentCents })),
  })

describe('the explanation of a month’s budgets', () => {
  it('adds up all of them: 150.00 budgeted and 130.00 spent leave 20.00', () => {
    const explanation = explained([100_00, 70_00], [50_00, 60_00])
    expect(explainedTexts(explanation)).toEqual([
      'You set $150.00 for November 2026 and have spent $130.00, so $20.00 is left.',
      'A budget repeats every month until you change it.',
      'Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted.',
      'Budgets: $150.00',
      'Spending in those categories: $130.00. Money out minus refunds.',
      'Left: $20.00. Budgets − Spending in those categories',
      'Evenkeel’s rule for income and spending',
    ])
  })

  it('names what earlier months left or used: 150.00 and 10.00, 130.00 spent, leave 30.00', () => {
    const left = explainedTexts(explained([100_00, 70_00, 10_00], [50_00, 60_00]))
    expect([left[0], left[1], left[5], left[7]]).toEqual([
      'You set $150.00 for November 2026 and have spent $130.00, so $30.00 is left.',
      'This includes $10.00 that earlier months left.',
      'From earlier months: $10.00',
      'Left: $30.00. Budgets + From earlier months − Spending in those categories',
    ])
    const used = explainedTexts(explained([100_00, 70_00, -40_00]))
    expect([used[0], used[1], used[5]]).toEqual([
      'You set $100.00 for November 2026 and have spent $70.00, so you’re $10.00 over.',
      'Earlier months used $40.00 of it.',
      'From earlier months: −$40.00',
    ])
  })

  it('is below 0 if more was spent', () => {
    expect(explained([10_00, 12_50]).steps.map(({ value }) => value)).toEqual([-2.5])
  })
})
