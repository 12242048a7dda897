/**
 * By hand, the demo's October: rent 1,650; phone and internet 62 + 54.99 = 116.99; fuel 90.82; insurance 86; donations 60;
 * barber 46; garden 27.61; pharmacy 25.05: together 2,102.47 without a budget. With a budget 1,416.27, together 3,518.74.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liveByABudget } from '../live-by-a-budget/live-by-a-budget.ts'
import { unbudgetedSpending } from './unbudgeted-spending.ts'

const [groceries, rent, refunded] = [6, 4, 8]
const open = [1_650_00, 116_99, 90_82, 86_00, 60_00, 46_00, 27_61, 25_05]
const october = [
  { categoryId: groceries, spentCents: 1_416_27 },
  ...open.map((spentCents, index) => ({ categoryId: index === 0 ? rent : 20 + index, spentCents })),
]

describe('spending without a budget', () => {
  it('matches the worked example', () => {
    expect(unbudgetedSpending(october, new Set([groceries]))).toEqual({
      spentCents: 3_518_74,
      unbudgetedCents: 2_102_47,
      largest: { categoryId: rent, spentCents: 1_650_00 },
    })
  })

  it('subtracts refunds, and has no largest category where nothing is spent', () => {
    const spending = [{ categoryId: refunded, spentCents: -20_00 }]
    expect(unbudgetedSpending(spending, new Set())).toEqual({
      spentCents: -20_00,
      unbudgetedCents: -20_00,
      largest: null,
    })
    expect(unbudgetedSpending([], new Set())).toEqual({ spentCents: 0, unbudgetedCents: 0, largest: null })
  })

  it('is the same amount as in the plan of the budgets', () => {
    const id = fc.integer({ min: 1, max: 6 })
    const anySpending = fc.array(fc.record({ categoryId: id, spentCents: fc.integer({ min: -1e5, max: 1e6 }) }))
    fc.assert(
      fc.property(fc.uniqueArray(id), anySpending, (ids, spending) => {
        const budgets = ids.map((categoryId) => ({ categoryId, targetCents: 1, carriedCents: 0 }))
        const { unbudgetedSpendingCents } = liveByABudget({ incomeCents: [0, 0, 0], budgets, spending })
        expect(unbudgetedSpending(spending, new Set(ids)).unbudgetedCents).toBe(unbudgetedSpendingCents)
      }),
    )
  })
})
