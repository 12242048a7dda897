import { describe, expect, it } from 'vitest'
import { growthAt } from './growth-at.fixture.ts'
import { growthTable, tailNodes } from './growth-table.ts'
import { seededRandom } from './random-bits.ts'
import { stepPaths } from './simulate-paths.ts'

/** The first numbers of a stream, read off a table that names each of its four quarters by its growth. */
function growthsOf(seed: number, count: number, table: Float64Array): number[] {
  const balances = new Float64Array(count).fill(1)
  stepPaths({ draw: 0, added: 0, table }, balances, new Float64Array(count), seededRandom(seed))
  return [...balances]
}

describe('stepPaths', () => {
  const table = growthTable(1.1, 0.2, tailNodes())

  // 100 − 50 = 50, which grows by a tenth, and 7 more: 62. Of 30 nothing is left, and twice the missing 20 is remembered.
  it('takes what is there, and remembers twice what is missing', () => {
    const balances = Float64Array.of(100, 30)
    const shortfalls = Float64Array.of(0, 5)
    stepPaths({ draw: 50, added: 7, table: growthTable(1.1, 0, tailNodes()) }, balances, shortfalls, seededRandom(1))
    expect([...balances]).toEqual([expect.closeTo(62, 9), 7])
    expect([...shortfalls]).toEqual([0, 45])
  })

  it('lets a negative draw join the fund', () => {
    const balances = Float64Array.of(100)
    const shortfalls = Float64Array.of(0)
    stepPaths({ draw: -50, added: 0, table: growthTable(2, 0, tailNodes()) }, balances, shortfalls, seededRandom(1))
    expect([...balances, ...shortfalls]).toEqual([expect.closeTo(300, 9), 0])
  })

  // The stream worked out by big integers from its published definition.
  it('draws what the definition of sfc32 says', () => {
    const [a = 0, b = 0, c = 0, counter = 0] = seededRandom(2017)
    const word = (value: bigint) => BigInt.asUintN(32, value)
    let state = [a, b, c, counter].map((part) => word(BigInt(part)))
    const expected = Array.from({ length: 200 }, () => {
      const [x = 0n, y = 0n, z = 0n, n = 0n] = state
      const sum = word(x + y + n)
      state = [y ^ (y >> 9n), word(z + (z << 3n)), word(((z << 21n) | (z >> 11n)) + sum), word(n + 1n)]
      return growthAt(table, Number(BigInt.asIntN(32, sum)))
    })
    expect(growthsOf(2017, 200, table)).toEqual(expected)
  })

  it('goes on where the last year stopped', () => {
    const state = seededRandom(3)
    const parts = [4, 6].map((count) => {
      const balances = new Float64Array(count).fill(1)
      stepPaths({ draw: 0, added: 0, table }, balances, new Float64Array(count), state)
      return [...balances]
    })
    expect(parts.flat()).toEqual(growthsOf(3, 10, table))
  })

  it('has another stream for every seed, low or high bits', () => {
    const first = [0, 1, -1, 2 ** 32, 2 ** 33, 2 ** 32 + 1].map((seed) => growthsOf(seed, 1, table)[0])
    expect(new Set(first).size).toBe(6)
  })
})
