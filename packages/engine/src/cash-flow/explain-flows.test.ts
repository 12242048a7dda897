import { describe, expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/format-money.ts'
import { explainCashFlowMonth, explainSpending, explainListTotals } from './explain-flows.ts'

describe('the explanation of a month', () => {
  // Income 3000, spending 3120.50: 120.50 more was spent than earned.
  const month = {
    year: 2026,
    month: 11,
    monthDate: '2026-11-01T00:00:00Z',
    totalIncomes: 3000,
    totalExpenses: 3120.5,
    net: -120.5,
    transactionCount: 41,
  }

  it('lists what counts, and the net', () => {
    const explanation = explainCashFlowMonth(month)
    expect(explanation.title).toBe('Cash flow of November 2026')
    expect(explanationSentences(explanation).map(sentenceText)).toEqual([
      'Income: $3,000.00. Money in; refunds and money onto cards and loans are not income.',
      'Spending: $3,120.50. Money out, less refunds.',
      'Transactions: 41. Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out.',
      'Net (Income \u2212 Spending): \u2212$120.50.',
      "Source: Evenkeel's own rule for what counts as income and spending.",
    ])
  })
})

it('lists what counts as a month’s spending', () => {
  const explanation = explainSpending({ period: '2026-11', total: 3090.73 })
  expect(explanation.title).toBe('Spending of November 2026')
  expect(explanationSentences(explanation).map(sentenceText)).toEqual([
    'Spending: $3,090.73. Money out, less refunds. Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out. A split transaction counts part by part.',
    "Source: Evenkeel's own rule for what counts as income and spending.",
  ])
})

it('lists what counts in a list: 100.00 in and 30.25 out leave 69.75', () => {
  const explanation = explainListTotals({ income: 100, spending: 30.25, net: 69.75, count: 4 })
  expect(explanation.title).toBe('Totals of this list')
  expect(explanationSentences(explanation).map(sentenceText)).toEqual([
    'Transactions: 4. On all pages of the list. Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out.',
    'Income: $100.00. Money in; refunds and money onto cards and loans are not income.',
    'Spending: $30.25. Money out, less refunds.',
    'Net (Income − Spending): $69.75.',
    "Source: Evenkeel's own rule for what counts as income and spending.",
  ])
})
