import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/amount-sentence.ts'
import { explainCashFlowMonth } from './explain-cash-flow-month.ts'

describe('the explanation of a month', () => {
  // 3000 in and 3120.50 out: 120.50 more than was earned.
  const month = {
    year: 2026,
    month: 11,
    monthDate: '2026-11-01T00:00:00Z',
    totalIncomes: 3000,
    totalExpenses: 3120.5,
    net: -120.5,
    transactionCount: 41,
  }

  it('says what counts and what it comes to', () => {
    const explanation = explainCashFlowMonth(month)
    expect(explanation.title).toBe('Cash flow of November 2026')
    expect(explanationSentences(explanation).map(sentenceText)).toEqual([
      'Income: $3,000.00. Money in; refunds are not income.',
      'Spending: $3,120.50. Money out, less refunds.',
      'Transactions: 41. Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out.',
      'Net (Income \u2212 Spending): \u2212$120.50.',
      "Source: Evenkeel's own rule for what counts as income and spending.",
    ])
  })
})
