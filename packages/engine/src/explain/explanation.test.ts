import { describe, expect, it } from 'vitest'
import { sentenceText } from '../money/format-money.ts'
import { type Explanation, explanationSentences } from './explanation.ts'

const explanation: Explanation = {
  title: 'Interest of a month',
  inputs: [
    { label: 'Balance', value: 24_700, unit: 'dollars', note: 'As stated by your bank.' },
    { label: 'Interest rate', value: 0.05, unit: 'percent' },
    { label: 'Loans', value: 1, unit: 'count' },
    { label: 'Horizon', value: 1, unit: 'years' },
  ],
  steps: [
    { label: 'Interest of month 2', formula: 'Balance × Interest rate ÷ 12', value: 102.92, unit: 'dollars' },
    { label: 'Time until paid', value: 103, unit: 'months' },
  ],
  source: 'Tax brackets of 2017',
}

describe('an explanation in sentences', () => {
  it('lists every input, every step and the source, in order', () => {
    expect(explanationSentences(explanation).map(sentenceText)).toEqual([
      'Balance: $24,700.00. As stated by your bank.',
      'Interest rate: 5%.',
      'Loans: 1.',
      'Horizon: 1 year.',
      'Interest of month 2 (Balance × Interest rate ÷ 12): $102.92.',
      'Time until paid: 103 months.',
      'Source: Tax brackets of 2017.',
    ])
  })

  it('has each amount of dollars in a separate part, so that it can be hidden', () => {
    const [balance, rate] = explanationSentences(explanation)
    expect(balance).toEqual({ before: 'Balance: ', amount: 24_700, after: '. As stated by your bank.' })
    expect(rate?.amount).toBeNull()
  })

  it('counts in the plural unless it is exactly one', () => {
    const months = (value: number) =>
      explanationSentences({ title: '', inputs: [{ label: 'Time', value, unit: 'months' }], steps: [], source: 's' })[0]
    expect([0, 1, 1.5, 1200].map((value) => months(value)?.before)).toEqual([
      'Time: 0 months.',
      'Time: 1 month.',
      'Time: 1.5 months.',
      'Time: 1,200 months.',
    ])
  })

  it('refuses a figure that is not finite', () => {
    const broken: Explanation = { ...explanation, inputs: [{ label: 'Balance', value: Number.NaN, unit: 'percent' }] }
    expect(() => explanationSentences(broken)).toThrow(RangeError)
  })
})
