import { describe, expect, it } from 'vitest'
import { explainedTexts } from '../explain/explained-texts.fixture.ts'
import { explainNetWorth } from './explain-net-worth.ts'

describe('the explanation of net worth', () => {
  // Assets 60 + 40 = 100, debts 30: net worth 70.
  it('names each category, the sums, and the accounts that are not counted', () => {
    const categories = [
      { label: 'Cash', total: 100 },
      { label: 'Credit cards', total: -30 },
    ]
    const explanation = explainNetWorth({ assets: 100, liabilities: -30, total: 70, categories, notCounted: 1 })
    expect(explainedTexts(explanation)).toEqual([
      'You own $100.00 and owe $30.00, so your net worth is $70.00.',
      'We use the latest balance of each account.',
      '1 account isn’t counted: hidden by you, insurance, or in another currency.',
      'Cash: $100.00',
      'Credit cards: −$30.00',
      'Assets: $100.00',
      'Liabilities: −$30.00',
      'Net worth: $70.00. Assets + Liabilities (below 0)',
      'Evenkeel’s rule for net worth',
    ])
  })
})
