import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
import { explainBudgets } from './explain-budgets.ts'

const explained = (...budgets: readonly (readonly [targetCents: number, spentCents: number])[]) =>
  explainBudgets({
    period: '2026-11',
    budgets: budgets.map(([targetCents, spentCents]) => ({ targetCents, spentCents })),
  })

describe('the explanation of a month’s budgets', () => {
  it('adds up all of them: 150.00 budgeted and 130.00 spent leave 20.00', () => {
    const explanation = explained([100_00, 70_00], [50_00, 60_00])
    expect(explanation.title).toBe('Budgets of November 2026')
    expect(explanationSentences(explanation).map(sentenceText)).toEqual([
      'Budgets: $150.00. An amount holds for its month and the months after it, until you change it.',
      'Spending: $130.00. In the categories that have a budget. Money out, less refunds. Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out.',
      'Left (Budgets − Spending): $20.00.',
      "Source: Evenkeel's own rule for what counts as income and spending.",
    ])
  })

  it('is below 0 if more was spent', () => {
    expect(explained([10_00, 12_50]).steps.map(({ value }) => value)).toEqual([-2.5])
  })
})
