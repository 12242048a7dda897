import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../calendar/period.ts'
import { effectiveBudgets } from './effective-budgets.ts'

const change = (categoryId: number, period: string, targetCents: number | null) => ({ categoryId, period, targetCents })
const targets = (changes: ReturnType<typeof change>[], period: string) =>
  effectiveBudgets(changes, period).map(({ categoryId, targetCents }) => [categoryId, targetCents])

describe('effectiveBudgets', () => {
  const history = [
    change(7, '2026-03', 100_00),
    change(4, '2026-05', 50_00),
    change(7, '2026-06', 120_00),
    change(4, '2026-08', null),
  ]

  it.each([
    ['before the first', '2026-02', []],
    ['from its month on', '2026-03', [[7, 100_00]]],
    [
      'in later months without a change',
      '2026-05',
      [
        [4, 50_00],
        [7, 100_00],
      ],
    ],
    [
      'after a change',
      '2026-07',
      [
        [4, 50_00],
        [7, 120_00],
      ],
    ],
    ['after a deletion', '2026-08', [[7, 120_00]]],
    ['years later', '2031-01', [[7, 120_00]]],
  ])('holds %s', (_, period, expected) => expect(targets(history, period)).toEqual(expected))

  it('does not depend on the order of different months', () => {
    expect(targets(history.toReversed(), '2026-07')).toEqual([
      [4, 50_00],
      [7, 120_00],
    ])
  })

  it('takes the later in the list of two changes in one month', () => {
    expect(targets([change(7, '2026-03', 1), change(7, '2026-03', 2)], '2026-03')).toEqual([[7, 2]])
    expect(targets([change(7, '2026-03', 1), change(7, '2026-03', null)], '2026-03')).toEqual([])
  })

  it('lets a budget begin again after its deletion', () => {
    expect(targets([...history, change(4, '2026-10', 60_00)], '2026-10')).toEqual([
      [4, 60_00],
      [7, 120_00],
    ])
  })

  it('brings further fields along', () => {
    expect(effectiveBudgets([{ ...change(7, '2026-03', 1), budgetId: 12 }], '2026-04')[0]?.budgetId).toBe(12)
  })

  it('never changes a month before a change', () => {
    const months = fc.integer({ min: 0, max: 24 }).map((count) => addMonths('2025-01', count))
    const anyChange = fc.record({
      categoryId: fc.integer({ min: 1, max: 3 }),
      period: months,
      targetCents: fc.option(fc.integer({ min: 1, max: 1000 })),
    })
    fc.assert(
      fc.property(fc.array(anyChange), anyChange, months, (changes, added, period) => {
        fc.pre(period < added.period)
        expect(effectiveBudgets([...changes, added], period)).toEqual(effectiveBudgets(changes, period))
      }),
    )
  })
})
