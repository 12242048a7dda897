import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashFlowMonths } from '../cash-flow/cash-flow-months.ts'
import { anySums, groceries, income, shopping, createSum, transfer, uncategorized } from '../cash-flow/sums.fixture.ts'
import { toCents } from '../money/cents.ts'
import { rankSpending, spendingTotals } from './rank-spending.ts'

const november = [
  createSum(shopping, '2026-11', 0, 226_14),
  createSum(groceries, '2026-11', 20_00, 354_62),
  createSum(income, '2026-11', 2_412_38, 0),
  createSum(transfer, '2026-11', 500_00, 500_00),
  createSum(uncategorized, '2026-11', 5_00, 9_00),
]

describe('rankSpending', () => {
  it('lists categories by net spending, the biggest first', () => {
    expect(rankSpending(november)).toEqual([
      { amountCents: 334_62, categoryIds: [7] },
      { amountCents: 226_14, categoryIds: [9] },
      { amountCents: 9_00, categoryIds: [3] },
    ])
  })

  it('adds up the months of a range', () => {
    expect(rankSpending([...november, createSum(shopping, '2026-10', 0, 200_00)])[0]).toEqual({
      amountCents: 426_14,
      categoryIds: [9],
    })
  })

  it('breaks ties by category', () => {
    const tied = [createSum(shopping, '2026-11', 0, 5_00), createSum(groceries, '2026-11', 0, 5_00)]
    expect(rankSpending(tied).map(({ categoryIds }) => categoryIds[0])).toEqual([7, 9])
  })

  it('ranks a limited number of categories, in pages', () => {
    expect(rankSpending(november, { rankSize: 2 })).toHaveLength(2)
    expect(rankSpending(november, { pageSize: 2, page: 2 })).toEqual([{ amountCents: 9_00, categoryIds: [3] }])
    expect(rankSpending(november, { rankSize: 2, pageSize: 2, page: 2 })).toEqual([])
  })

  it('leaves out a category whose refunds equal its spending', () => {
    expect(rankSpending([createSum(shopping, '2026-11', 50_00, 50_00)])).toEqual([])
  })
})

describe('spendingTotals', () => {
  it('shows by how much refunds lower the ranked categories', () => {
    const sums = [createSum(groceries, '2026-11', 0, 100_00), createSum(shopping, '2026-11', 80_00, 60_00)]
    expect(spendingTotals(sums)).toEqual({ totalCents: 80_00, rankedCents: 100_00, refundsCents: 20_00 })
  })

  it('is the total expenses of the same months, and the ranking less the refunds', () => {
    fc.assert(
      fc.property(anySums, (sums) => {
        const months = cashFlowMonths(sums, { asOf: '2026-11-21', pastMonthCount: 13 })
        const { totalCents, rankedCents, refundsCents } = spendingTotals(sums)
        expect(totalCents).toBe(months.reduce((total, { totalExpenses }) => total + toCents(totalExpenses), 0))
        expect(rankSpending(sums).reduce((total, { amountCents }) => total + amountCents, 0)).toBe(rankedCents)
        expect(rankedCents - refundsCents).toBe(totalCents)
        expect(refundsCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
