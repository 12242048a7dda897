import { expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/amount-sentence.ts'
import { explainListTotals } from './explain-list-totals.ts'

it('says what counts of a list: 100.00 in and 30.25 out leave 69.75', () => {
  const explanation = explainListTotals({ income: 100, spending: 30.25, net: 69.75, count: 4 })
  expect(explanation.title).toBe('Totals of this list')
  expect(explanationSentences(explanation).map(sentenceText)).toEqual([
    'Transactions: 4. On all pages of the list. Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out.',
    'Income: $100.00. Money in; refunds are not income.',
    'Spending: $30.25. Money out, less refunds.',
    'Net (Income − Spending): $69.75.',
    "Source: Evenkeel's own rule for what counts as income and spending.",
  ])
})
