import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

describe('niceTicks', () => {
  it.each([
    // The best month earned $6,367: steps of 1,000 would need six intervals, 2,000 needs three.
    [6367, [0, 2000, 4000, 6000]],
    [4862.74, [0, 1000, 2000, 3000, 4000]],
    [5500, [0, 2000, 4000, 6000]],
    [5000, [0, 2000, 4000, 6000]],
    [1300, [0, 500, 1000, 1500]],
    [11_000, [0, 2500, 5000, 7500, 10_000]],
    [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
    [0.4, [0, 1, 2, 3]],
  ])('for bars up to %d draws the lines %j', (max, ticks) => {
    expect(niceTicks(max)).toEqual(ticks)
  })

  it.each([0, -250, Number.NaN, Number.POSITIVE_INFINITY])('leaves only the base line for %d', (max) => {
    expect(niceTicks(max)).toEqual([0])
  })

  it('always returns four or five evenly spaced lines that reach at least three quarters of the largest value', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), (max) => {
        const ticks = niceTicks(max)
        const step = ticks[1] ?? 0
        expect([4, 5]).toContain(ticks.length)
        ticks.forEach((tick, index) => expect(tick).toBeCloseTo(step * index, 6))
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * 0.75)
      }),
    )
  })
})
