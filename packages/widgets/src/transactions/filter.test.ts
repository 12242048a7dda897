// Proves: ROUTE-48, ROUTE-49
import { describe, expect, it } from 'vitest'
import { toFilter, isFiltered, noFilter, toTransactionQuery } from './filter.ts'

const today = '2026-11-19'
const november = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-30T23:59:59.999Z' }

describe('the list that a link leads to', () => {
  it('is everything, without a filter', () => {
    expect(toTransactionQuery(toFilter({ kind: 'all' }, today))).toEqual({})
  })

  it('is a budget’s month', () => {
    const filter = toFilter({ kind: 'budget', budgetId: 4, year: 2026, month: 11 }, today)
    expect(toTransactionQuery(filter)).toEqual({ ...november, budgetIds: [4] })
    expect(filter.budget).toEqual({ budgetId: 4, period: '2026-11' })
  })

  it('is a month’s cash flow, without transfers', () => {
    expect(toTransactionQuery(toFilter({ kind: 'cashFlow', year: 2026, month: 2 }, today))).toEqual({
      startDate: '2026-02-01T00:00:00.000Z',
      endDate: '2026-02-28T23:59:59.999Z',
      excludeTransfers: true,
    })
  })

  it('is the current month’s spending, without incomes', () => {
    expect(toTransactionQuery(toFilter({ kind: 'spending' }, today))).toEqual({
      ...november,
      excludeTransfers: true,
      excludeIncomes: true,
    })
  })

  it('is one category’s spending', () => {
    expect(toTransactionQuery(toFilter({ kind: 'spending', categoryId: 7 }, today)).categoryIds).toEqual([7])
  })
})

describe('isFiltered', () => {
  it('is false for everything', () => {
    expect(isFiltered(noFilter)).toBe(false)
  })

  it.each([
    { period: '2026-11' },
    { show: 'spending' },
    { budget: { budgetId: 1, period: '2026-11' } },
    { accountIds: [1] },
    { categoryIds: [1] },
    { ownCategoryIds: [1] },
  ] as const)('is true with %o', (part) => {
    expect(isFiltered({ ...noFilter, ...part })).toBe(true)
  })
})
