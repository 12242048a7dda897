import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DoughnutSlice, layOutDoughnut, sliceOutline, sumSlices } from './doughnut-geometry.ts'

const slice = (id: string, value: number): DoughnutSlice => ({ id, label: id, value, color: 'var(--color-chart-1)' })
const turns = (angle: number) => angle / (2 * Math.PI)

describe('layOutDoughnut', () => {
  it('is a ring of 24 in 188, its gaps 2 px wide', () => {
    const layout = layOutDoughnut([slice('a', 1), slice('b', 1)], 188)
    expect(layout).toMatchObject({ outerRadius: 94, innerRadius: 70, gap: 2 })
  })

  it('lays slices clockwise from the top, each as long as its share', () => {
    const { arcs } = layOutDoughnut([slice('rent', 500), slice('food', 300), slice('fun', 200)], 188)
    expect(arcs.map(({ id, startAngle, endAngle }) => [id, turns(startAngle), turns(endAngle)])).toEqual([
      ['rent', 0, 0.5],
      ['food', 0.5, expect.closeTo(0.8, 12)],
      ['fun', expect.closeTo(0.8, 12), expect.closeTo(1, 12)],
    ])
  })

  it('closes the ring without a gap for a slice alone', () => {
    const { arcs, gap } = layOutDoughnut([slice('rent', 12)], 188)
    expect(gap).toBe(0)
    expect(arcs).toEqual([{ id: 'rent', index: 0, startAngle: 0, endAngle: 2 * Math.PI }])
  })

  it('draws no arc for 0 or for a refund, and keeps the others in their place', () => {
    const { arcs, gap } = layOutDoughnut([slice('a', 0), slice('rent', 12), slice('b', -5)], 188)
    expect(arcs.map(({ id, index }) => [id, index])).toEqual([['rent', 1]])
    expect(gap).toBe(0)
    expect(layOutDoughnut([], 188).arcs).toEqual([])
  })

  it('keeps a thin slice 2 px long next to its gap', () => {
    const { arcs, outerRadius, innerRadius } = layOutDoughnut([slice('large', 1_000_000), slice('thin', 1)], 188)
    const [large, thin] = arcs
    expect(((thin?.endAngle ?? 0) - (thin?.startAngle ?? 0)) * ((outerRadius + innerRadius) / 2)).toBeCloseTo(4, 9)
    expect(turns(thin?.endAngle ?? 0)).toBeCloseTo(1, 12)
    expect(large?.endAngle).toBe(thin?.startAngle)
  })

  it('always fills exactly one turn, without overlaps', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1e8 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(values, (cents) => {
        fc.pre(cents.some((value) => value > 0))
        const { arcs } = layOutDoughnut(
          cents.map((value, index) => slice(String(index), value / 100)),
          188,
        )
        arcs.forEach((arc, index) => {
          expect(arc.endAngle).toBeGreaterThan(arc.startAngle)
          expect(arc.startAngle).toBe(arcs[index - 1]?.endAngle ?? 0)
        })
        expect(turns(arcs.at(-1)?.endAngle ?? 0)).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('totalOf', () => {
  it('adds to the cent and counts refunds', () => {
    expect(sumSlices([slice('a', 0.1), slice('b', 0.2), slice('c', -12.34)])).toBe(-12.04)
  })
})

describe('sliceOutline', () => {
  const ring = { outerRadius: 94, innerRadius: 70, gap: 0 }

  it('goes out along the outer edge and back along the inner one', () => {
    expect(sliceOutline(ring, { startAngle: 0, endAngle: Math.PI / 2 })).toBe(
      'M0,-94A94,94,0,0,1,94,0L70,0A70,70,0,0,0,0,-70Z',
    )
    expect(sliceOutline(ring, { startAngle: 0, endAngle: 1.5 * Math.PI })).toContain('A94,94,0,1,1,')
  })

  it('leaves half the gap at either end, straight from edge to edge', () => {
    const outline = sliceOutline({ ...ring, gap: 2 }, { startAngle: 0, endAngle: Math.PI })
    // One px to the side of the line from the middle to the top, at both radii.
    expect(outline).toMatch(/^M1,-93\.99A/)
    expect(outline).toMatch(/,1,-69\.99Z$/)
  })

  it('never turns a sliver inside out', () => {
    const outline = sliceOutline({ ...ring, gap: 2 }, { startAngle: 1, endAngle: 1.001 })
    expect(outline).toMatch(/^M(.+?)A94,94,0,0,1,\1L/)
  })

  it('closes a whole turn as two circles', () => {
    expect(sliceOutline(ring, { startAngle: 0, endAngle: 2 * Math.PI }).match(/A/g)).toHaveLength(4)
  })
})
