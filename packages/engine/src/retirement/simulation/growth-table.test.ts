import { describe, expect, it } from 'vitest'
import { growthAt } from './growth-at.fixture.ts'
import { growthTable, segmentsPerHalf, tailNodes } from './growth-table.ts'
import { normalQuantile } from './normal-quantile.ts'
import { exponential, logarithm } from './steady-math.ts'

const volatilities = [0, 0.05, 0.15, 0.4, 1]

const growthFactors = (table: Float64Array, bits: readonly number[]): number[] =>
  bits.map((random) => growthAt(table, random))

describe('mathematics with the same results on every machine', () => {
  it('agrees with Math.exp and Math.log to fifteen digits', () => {
    for (const x of [-40, -3.3, -1, -1e-9, 0, 1e-12, 0.3, 1, 2.5, 17, 300]) {
      expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(4e-15)
    }
    for (const x of [1e-10, 0.02, 0.5, 0.999, 1, 1.0001, Math.SQRT2, 3, 1e6]) {
      expect(Math.abs(logarithm(x) - Math.log(x))).toBeLessThan(4e-15 * Math.max(1, Math.abs(Math.log(x))))
    }
  })
})

describe('normalQuantile', () => {
  // Tables of the normal distribution: Φ(−1) = 0.158655…, Φ(−1.644854) = 0.05, Φ(−3) = 0.00134990, Φ(−6) = 9.8659e-10.
  it.each([
    [0.5, 0],
    [0.25, -0.674_489_750_196_08],
    [0.158_655_253_931_457, -1],
    [0.05, -1.644_853_626_951_47],
    [0.075, -1.439_531_470_938_46],
    [0.001_349_898_031_630_1, -3],
    [9.865_876_450_376_981e-10, -6],
    [1e-12, -7.034_483_825_301_131],
  ])('of %d is %d', (share, deviate) => expect(normalQuantile(share)).toBeCloseTo(deviate, 12))
})

describe('growthTable', () => {
  const nodes = tailNodes()

  it.each(volatilities)('has the requested mean and spread at %d', (volatility) => {
    const table = growthTable(1.05, volatility, nodes)
    // One random number from the middle of each of 2^17 equal parts of the range, alternately in the lower and the upper half.
    const bits = Array.from({ length: 2 ** 17 }, (_, part) => (part << 15) | (1 << 14) | (part & 1))
    const values = growthFactors(table, bits)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    expect(Math.abs(mean / 1.05 - 1)).toBeLessThan(1e-3)
    expect(Math.abs(Math.sqrt(variance) - volatility)).toBeLessThanOrEqual(0.03 * volatility + 1e-7)
  })

  // The sum of each cubic over all its tail values, calculated by sums of powers: all 2^31 outcomes of each half.
  it.each(volatilities)('has exactly the requested mean over all outcomes at %d', (volatility) => {
    const table = growthTable(1.05, volatility, nodes)
    const powerSums = (end: number) => [
      end,
      (end * (end - 1)) / 2,
      (end * (end - 1) * (2 * end - 1)) / 6,
      ((end * (end - 1)) / 2) ** 2,
    ]
    const startOf = (segment: number) =>
      segment < 32 ? segment : (16 + (segment % 16)) * 2 ** (Math.floor(segment / 16) - 1)
    const sums = Array.from({ length: 2 * segmentsPerHalf }, (_, segment) => {
      const [from, to] = [segment, segment + 1].map((bound) =>
        powerSums(startOf(bound - (segment < segmentsPerHalf ? 0 : segmentsPerHalf))),
      )
      return [0, 1, 2, 3].reduce(
        (sum, power) => sum + (table[4 * segment + power] ?? 0) * ((to?.[power] ?? 0) - (from?.[power] ?? 0)),
        0,
      )
    })
    const mean = sums.reduce((sum, value) => sum + value, 0) / 2 ** 32
    expect(Math.abs(mean / 1.05 - 1)).toBeLessThan(1e-9)
  })

  it('is the lognormal quantile to about 1e-7 everywhere, in both halves', () => {
    const [mean, volatility] = [1.06, 0.15]
    const deviation = Math.sqrt(Math.log(1 + (volatility / mean) ** 2))
    const tails = [
      0,
      3,
      31,
      32,
      45,
      1000,
      123_456,
      2 ** 20 + 17,
      77_777_777,
      2 ** 29 + 5,
      2 ** 30 + 2 ** 29,
      2 ** 31 - 1,
    ]
    const table = growthTable(mean, volatility, nodes)
    for (const side of [0, 1]) {
      const growth = growthFactors(
        table,
        tails.map((tail) => (tail << 1) | side),
      )
      const expected = tails.map((tail) => {
        const deviate = normalQuantile((tail + 0.5) / 2 ** 32) * (side === 0 ? 1 : -1)
        return mean * Math.exp(deviation * deviate - deviation ** 2 / 2)
      })
      for (const [index, value] of growth.entries()) expect(value / (expected[index] ?? 0)).toBeCloseTo(1, 6)
    }
  })

  it('never falls from one tail value to the next', () => {
    const table = growthTable(1.06, 0.2, nodes)
    const tails = Array.from({ length: 31 * 64 }, (_, index) => Math.floor(2 ** (index / 64)))
    const lower = growthFactors(
      table,
      tails.map((tail) => tail << 1),
    )
    const upper = growthFactors(
      table,
      tails.map((tail) => (tail << 1) | 1),
    )
    expect(lower).toEqual(lower.toSorted((a, b) => a - b))
    expect(upper).toEqual(upper.toSorted((a, b) => b - a))
    expect(table).toHaveLength(2 * 4 * segmentsPerHalf)
  })
})
