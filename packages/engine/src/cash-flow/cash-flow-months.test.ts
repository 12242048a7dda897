// Proves: CASH-03

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../money/cents.ts'
import {
  cashFlowMonth,
  cashFlowMonths,
  cashFlowTimeFrames,
  defaultPastMonthCount,
  fetchedPastMonthCount,
  monthsInTimeFrame,
} from './cash-flow-months.ts'
import { flowOfSum } from './category-sum.ts'
import { anySums, groceries, income, shopping, createSum, transfer, uncategorized } from './sums.fixture.ts'

describe('a month of cash flow', () => {
  it('has the sums that were calculated by hand', () => {
    const sums = [
      createSum(income, '2026-10', 4_862_74, 0, 2),
      createSum(groceries, '2026-10', 20_00, 3_600_00, 41),
      createSum(shopping, '2026-10', 0, 61_92, 3),
      createSum(transfer, '2026-10', 500_00, 500_00, 2),
      createSum(uncategorized, '2026-10', 5_00, 1_00, 2),
      createSum(groceries, '2026-09', 0, 999_00),
    ]
    expect(cashFlowMonth(sums, '2026-10')).toEqual({
      year: 2026,
      month: 10,
      monthDate: '2026-10-01T00:00:00Z',
      totalIncomes: 4867.74,
      totalExpenses: 3642.92,
      net: 1224.82,
      transactionCount: 48,
    })
  })

  it('is not changed by a payment to a card', () => {
    const spent = [createSum(groceries, '2026-11', 0, 62_18)]
    expect(cashFlowMonth([...spent, createSum(transfer, '2026-11', 62_18, 62_18, 2)], '2026-11')).toEqual(
      cashFlowMonth(spent, '2026-11'),
    )
  })

  it('has no income from a card: of 345.50 spent on it, 20.50 came back', () => {
    const card = { ...createSum(uncategorized, '2026-11', 20_50, 345_50, 3), debtInCents: 20_50, debtOutCents: 345_50 }
    const checking = createSum(income, '2026-11', 1_000_00, 0)
    expect(cashFlowMonth([card, checking], '2026-11')).toMatchObject({
      totalIncomes: 1_000,
      totalExpenses: 325,
      net: 675,
    })
  })

  it('can have negative expenses after a large refund', () => {
    expect(cashFlowMonth([createSum(shopping, '2026-11', 80_00, 50_00)], '2026-11')).toMatchObject({
      totalExpenses: -30,
      net: 30,
    })
  })
})

describe('cashFlowMonths', () => {
  it('lists the past months oldest first, empty ones too, and the current one last', () => {
    const months = cashFlowMonths([createSum(groceries, '2025-12', 0, 1_00)], { asOf: '2026-02-03', pastMonthCount: 3 })
    expect(months.map(({ year, month, totalExpenses }) => [year, month, totalExpenses])).toEqual([
      [2025, 11, 0],
      [2025, 12, 1],
      [2026, 1, 0],
      [2026, 2, 0],
    ])
  })

  it('is only the current month if no past month is requested', () => {
    expect(cashFlowMonths([], { asOf: '2026-11-21', pastMonthCount: 0 })).toHaveLength(1)
  })

  it.each([-1, 1.5])('refuses %d past months', (pastMonthCount) => {
    expect(() => cashFlowMonths([], { asOf: '2026-11-21', pastMonthCount })).toThrow(RangeError)
  })

  it('equals the sum of its categories, every month', () => {
    fc.assert(
      fc.property(anySums, (sums) => {
        for (const month of cashFlowMonths(sums, { asOf: '2026-11-21', pastMonthCount: 13 })) {
          const flows = sums.filter(({ period }) => month.monthDate.startsWith(period)).map(flowOfSum)
          expect(toCents(month.totalIncomes)).toBe(flows.reduce((total, { incomeCents }) => total + incomeCents, 0))
          expect(toCents(month.totalExpenses)).toBe(flows.reduce((total, { expenseCents }) => total + expenseCents, 0))
          expect(toCents(month.net)).toBe(toCents(month.totalIncomes) - toCents(month.totalExpenses))
        }
      }),
    )
  })

  it('has a net of all money in minus all money out, without transfers', () => {
    fc.assert(
      fc.property(anySums, (sums) => {
        const months = cashFlowMonths(sums, { asOf: '2026-11-21', pastMonthCount: 13 })
        const moved = sums
          .filter(({ isTransfer }) => !isTransfer)
          .reduce((total, sum) => total + sum.inCents - sum.outCents, 0)
        expect(months.reduce((total, { net }) => total + toCents(net), 0)).toBe(moved)
      }),
    )
  })
})

describe('the time frames', () => {
  it('are 3, 6, and 12 months, the default first', () => {
    expect(cashFlowTimeFrames.map(({ pastMonthCount }) => pastMonthCount)).toEqual([3, 6, 12])
    expect(cashFlowTimeFrames[0].pastMonthCount).toBe(defaultPastMonthCount)
  })

  it('never ask for more than is fetched', () => {
    expect(Math.max(...cashFlowTimeFrames.map(({ pastMonthCount }) => pastMonthCount))).toBe(fetchedPastMonthCount)
  })

  it('show the past months and the current one', () => {
    const months = Array.from({ length: fetchedPastMonthCount + 1 }, (_, index) => index)
    expect(monthsInTimeFrame(months, 3)).toEqual([9, 10, 11, 12])
    expect(monthsInTimeFrame(months, 12)).toEqual(months)
    expect(monthsInTimeFrame([1, 2], 3)).toEqual([1, 2])
  })
})
