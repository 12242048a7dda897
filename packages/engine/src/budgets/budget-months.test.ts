// Proves: BUD-06

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '../calendar/period.ts'
import { effectiveBudgets, budgetNavigation } from './budget-months.ts'

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

  it('uses the change that is later in the list if a month has two', () => {
    expect(targets([change(7, '2026-03', 1), change(7, '2026-03', 2)], '2026-03')).toEqual([[7, 2]])
    expect(targets([change(7, '2026-03', 1), change(7, '2026-03', null)], '2026-03')).toEqual([])
  })

  it('allows a budget to begin again after its deletion', () => {
    expect(targets([...history, change(4, '2026-10', 60_00)], '2026-10')).toEqual([
      [4, 60_00],
      [7, 120_00],
    ])
  })

  it('keeps other fields', () => {
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

const around = (period: string, first: string | null = '2026-03') => {
  const { previousPeriod, nextPeriod } = budgetNavigation(first, period, '2026-11')
  return [previousPeriod, nextPeriod]
}

describe('budgetNavigation', () => {
  it('leads to the previous and the next month', () => expect(around('2026-06')).toEqual(['2026-05', '2026-07']))
  it('ends at the first month with data', () => expect(around('2026-03')).toEqual([null, '2026-04']))
  it('ends at the current month', () => expect(around('2026-11')).toEqual(['2026-10', null]))
  it('crosses the year', () => expect(around('2026-01', '2025-01')).toEqual(['2025-12', '2026-02']))
  it('leads nowhere without data', () => expect(around('2026-11', null)).toEqual([null, null]))
  it('leads back into the range from outside', () => {
    expect(around('2024-01')).toEqual([null, '2026-03'])
    expect(around('2027-06')).toEqual(['2026-11', null])
  })
  it('ignores data from the future', () => expect(around('2026-11', '2027-02')).toEqual([null, null]))
})
