import { describe, expect, it } from 'vitest'
import { sampleSpending } from './spending.fixture.tsx'
import { topFiveAndOther } from './spending-chart-geometry.ts'

const figures = (rows: readonly { label: string; value: number }[]) => rows.map(({ label, value }) => [label, value])

describe('topFiveAndOther', () => {
  it('ranks the five largest and gathers the rest to the cent', () => {
    // 96.30 + 54.76 + 148.00 = 299.06
    expect(figures(topFiveAndOther(sampleSpending.toReversed()))).toEqual([
      ['Rent', 1650],
      ['Groceries', 334.62],
      ['Shopping', 226.14],
      ['Dining out', 187.45],
      ['Utilities', 148.9],
      ['Other', 299.06],
    ])
  })

  it('leaves Other out if there are only five', () => {
    expect(figures(topFiveAndOther(sampleSpending.slice(0, 5))).map(([name]) => name)).not.toContain('Other')
    expect(topFiveAndOther([])).toEqual([])
  })

  it('keeps a refunded category in the sum, so that the rows add up to the total', () => {
    const refunded = { id: 'refund', label: 'Travel', value: -400, color: 'var(--color-chart-9)' }
    const rows = topFiveAndOther([...sampleSpending, refunded])
    expect(rows.at(-1)).toMatchObject({ id: 'other', value: -100.94 })
  })

  it('adds spending in categories that are not listed to Other, even a large amount', () => {
    const rows = topFiveAndOther(sampleSpending.slice(0, 5), 2000.01)
    expect(rows.map(({ label }) => label)).toEqual([
      'Rent',
      'Groceries',
      'Shopping',
      'Dining out',
      'Utilities',
      'Other',
    ])
    expect(topFiveAndOther(sampleSpending, 0.94).at(-1)).toMatchObject({ id: 'other', value: 300 })
  })

  it('keeps the color of a category at any rank', () => {
    const colors = (rows: readonly { id: string; color: string }[]) => new Map(rows.map(({ id, color }) => [id, color]))
    const before = colors(topFiveAndOther(sampleSpending))
    const after = colors(topFiveAndOther(sampleSpending.map((row) => (row.id === '4' ? { ...row, value: 9000 } : row))))
    expect(after.get('4')).toBe(before.get('4'))
  })
})
