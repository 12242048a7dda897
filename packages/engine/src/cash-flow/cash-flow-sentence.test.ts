// Proves: CASH-06
import { describe, expect, it } from 'vitest'
import { cashFlowSentence } from './cash-flow-sentence.ts'

const month = (year: number, number: number, totalIncomes: number, totalExpenses: number, transactionCount = 10) => ({
  year,
  month: number,
  totalIncomes,
  totalExpenses,
  transactionCount,
})
const current = month(2026, 11, 2412.38, 2846.17)

describe('cashFlowSentence', () => {
  it('describes last month', () => {
    expect(cashFlowSentence([month(2026, 9, 1, 1), month(2026, 10, 4862.74, 3641.92), current])).toEqual({
      amount: 1220.82,
      direction: 'less',
      which: 'lastMonth',
    })
  })

  it("says 'more than' if more was spent than earned", () => {
    expect(cashFlowSentence([month(2026, 10, 0.1, 0.3), current])).toEqual({
      amount: 0.2,
      direction: 'more',
      which: 'lastMonth',
    })
  })

  it("says 'as much as' if both are equal", () => {
    expect(cashFlowSentence([month(2026, 10, 5, 5), current])).toMatchObject({ amount: 0, direction: 'same' })
  })

  it('describes this month if last month is missing', () => {
    const thisMonth = { amount: 433.79, direction: 'more', which: 'thisMonth' }
    expect(cashFlowSentence([current])).toEqual(thisMonth)
    expect(cashFlowSentence([month(2026, 9, 9, 1), current])).toEqual(thisMonth)
  })

  it('describes this month if nothing happened last month', () => {
    expect(cashFlowSentence([month(2026, 10, 0, 0, 0), current])?.which).toBe('thisMonth')
  })

  it('uses December as the month before January', () => {
    expect(cashFlowSentence([month(2025, 12, 2, 1), month(2026, 1, 1, 1)])?.which).toBe('lastMonth')
  })

  it('accepts a month whose sum is above the limit of one amount', () => {
    const sentence = cashFlowSentence([month(2026, 10, 180_000_000_000, 0.07), current])
    expect(sentence?.amount).toBe(179_999_999_999.93)
  })

  it('is null without a month', () => expect(cashFlowSentence([])).toBeNull())
})
