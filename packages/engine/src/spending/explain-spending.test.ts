import { expect, it } from 'vitest'
import { explanationSentences } from '../explain/explanation.ts'
import { sentenceText } from '../money/amount-sentence.ts'
import { explainSpending } from './explain-spending.ts'

it('says what counts as a month’s spending', () => {
  const explanation = explainSpending({ period: '2026-11', total: 3090.73 })
  expect(explanation.title).toBe('Spending of November 2026')
  expect(explanationSentences(explanation).map(sentenceText)).toEqual([
    'Spending: $3,090.73. Money out, less refunds. Hidden ones, transfers between own accounts, accounts hidden from cash flow and other currencies are left out. A split transaction counts part by part.',
    "Source: Evenkeel's own rule for what counts as income and spending.",
  ])
})
