import { describe, expect, it } from 'vitest'
import { layOutBars } from './stacked-bar-geometry.ts'

const segment = (id: string, value: number) => ({ id, value, color: 'var(--color-chart-1)' })

describe('layOutBars', () => {
  it('scales every bar to the longest, and its parts to itself', () => {
    const [assets, liabilities] = layOutBars([
      { label: 'Assets', total: 1000, segments: [segment('cash', 750), segment('car', 250)] },
      { label: 'Liabilities', total: -400, segments: [segment('loan', -300), segment('card', -100)] },
    ])
    expect(assets?.length).toBe(1)
    expect(assets?.parts.map(({ share }) => share)).toEqual([0.75, 0.25])
    expect(liabilities?.length).toBe(0.4)
    expect(liabilities?.parts.map(({ share }) => share)).toEqual([0.75, 0.25])
  })

  it('leaves out a part of 0, and draws no bar if all are 0', () => {
    const [assets, liabilities] = layOutBars([
      { label: 'Assets', total: 0, segments: [segment('cash', 0)] },
      { label: 'Liabilities', total: 0, segments: [] },
    ])
    expect([assets, liabilities]).toEqual([
      { length: 0, parts: [] },
      { length: 0, parts: [] },
    ])
  })
})
