import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
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
    expect(explainedTexts(explanation)).toEqual([
      'In November 2026 $3,000.00 came in and $3,120.50 went out, so you spent $120.50 more than you earned.',
      'Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted.',
      'Income: $3,000.00. Money in. Refunds and payments to cards and loans aren’t income.',
      'Spending: $3,120.50. Money out minus refunds.',
      'Transactions: 41',
      'Net: −$120.50. Income − Spending',
      'Evenkeel’s rule for income and spending',
    ])
  })
})

it('lists what counts as a month’s spending', () => {
  const explanation = explainSpending({ period: '2026-11', total: 3090.73 })
  expect(explainedTexts(explanation)).toEqual([
    'In November 2026 you spent $3,090.73 after refunds.',
    'Each part of a split counts in its own category.',
    'Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted.',
    'Spending: $3,090.73. Money out minus refunds.',
    'Evenkeel’s rule for income and spending',
  ])
})

it('lists what counts in a list: 100.00 in and 30.25 out leave 69.75', () => {
  const explanation = explainListTotals({ income: 100, spending: 30.25, net: 69.75, count: 4 })
  expect(explainedTexts(explanation)).toEqual([
    '$100.00 came in and $30.25 went out in 4 transactions.',
    'The totals cover every page of this list.',
    'Transfers between your own accounts, hidden transactions, accounts hidden from cash flow and other currencies aren’t counted.',
    'Transactions: 4',
    'Income: $100.00. Money in. Refunds and payments to cards and loans aren’t income.',
    'Spending: $30.25. Money out minus refunds.',
    'Net: $69.75. Income − Spending',
    'Evenkeel’s rule for income and spending',
  ])
})
