import { describe, expect, it } from 'vitest'
import { growthAt } from './growth-at.fixture.ts'
import { growthTable, tailNodes } from './growth-table.ts'
import { seededRandom, stepPaths } from './simulate-paths.ts'

/** Returns the first `count` growth factors that a stream draws from a table. */
function drawGrowths(seed: number, count: number, table: Float64Array): number[] {
  const balances = new Float64Array(count).fill(1)
  stepPaths({ draw: 0, added: 0, table }, balances, new Float64Array(count), seededRandom(seed))
  return [...balances]
}

describe('stepPaths', () => {
  const table = growthTable(1.1, 0.2, tailNodes())

  // 100 − 50 = 50 grows by a tenth to 55, plus 7 is 62. Of 30 only the added 7 is left, and twice the missing 20 is recorded.
  it('pays what it can, and records twice what is missing', () => {
    const balances = Float64Array.of(100, 30)
    const shortfalls = Float64Array.of(0, 5)
    stepPaths({ draw: 50, added: 7, table: growthTable(1.1, 0, tailNodes()) }, balances, shortfalls, seededRandom(1))
    expect([...balances]).toEqual([expect.closeTo(62, 9), 7])
    expect([...shortfalls]).toEqual([0, 45])
  })

  it('adds a negative draw to the fund', () => {
    const balances = Float64Array.of(100)
    const shortfalls = Float64Array.of(0)
    stepPaths({ draw: -50, added: 0, table: growthTable(2, 0, tailNodes()) }, balances, shortfalls, seededRandom(1))
    expect([...balances, ...shortfalls]).toEqual([expect.closeTo(300, 9), 0])
  })

  // The stream, calculated with big integers from its published definition.
  it('draws the numbers of the definition of sfc32', () => {
    const [a = 0, b = 0, c = 0, counter = 0] = seededRandom(2017)
    const word = (value: bigint) => BigInt.asUintN(32, value)
    let state = [a, b, c, counter].map((part) => word(BigInt(part)))
    const expected = Array.from({ length: 200 }, () => {
      const [x = 0n, y = 0n, z = 0n, n = 0n] = state
      const sum = word(x + y + n)
      state = [y ^ (y >> 9n), word(z + (z << 3n)), word(((z << 21n) | (z >> 11n)) + sum), word(n + 1n)]
      return growthAt(table, Number(BigInt.asIntN(32, sum)))
    })
    expect(drawGrowths(2017, 200, table)).toEqual(expected)
  })

  it('continues the stream of the last year', () => {
    const state = seededRandom(3)
    const parts = [4, 6].map((count) => {
      const balances = new Float64Array(count).fill(1)
      stepPaths({ draw: 0, added: 0, table }, balances, new Float64Array(count), state)
      return [...balances]
    })
    expect(parts.flat()).toEqual(drawGrowths(3, 10, table))
  })

  it('has a different stream for every seed, low or high bits', () => {
    const first = [0, 1, -1, 2 ** 32, 2 ** 33, 2 ** 32 + 1].map((seed) => drawGrowths(seed, 1, table)[0])
    expect(new Set(first).size).toBe(6)
  })
})
