import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankScratch, valuesAtRanks } from './ranks.ts'

const percentileRanks = (length: number) =>
  [0.05, 0.25, 0.5, 0.75, 0.95].map((share) => Math.floor(share * (length - 1)))

function expectAsSorted(balances: Float64Array): void {
  const ranks = percentileRanks(balances.length)
  const sorted = balances.toSorted()
  const found = valuesAtRanks(balances, ranks, rankScratch(balances.length))
  expect(found).toEqual(ranks.map((rank) => sorted[rank]))
}

/** Balances made of random bits: each is arbitrary, close to the others, 0, or equal to another. */
const makers = [
  (bits: number) => (bits >>> 0) ** 3,
  (bits: number) => 1e6 + (bits & 0xffff) / 1e9,
  (bits: number) => (bits & 3 ? bits >>> 0 : 0),
  (bits: number) => (bits & 1 ? 12.5 : 0),
  (bits: number) => Math.exp(bits / 2 ** 28),
  (bits: number) => (bits & 0x1fff ? 1000 + (bits & 0xff) : 1e300),
  (bits: number) => (bits & 0x1fff ? 1000 + (bits & 0xff) : 1e-300),
]

describe('valuesAtRanks', () => {
  it('finds the same values as a sort', () => {
    const balance = fc.double({ min: 0, max: 1e12, noNaN: true }).map(Math.abs)
    fc.assert(
      fc.property(
        fc.float64Array({ minLength: 1, maxLength: 300, min: 0, noNaN: true }).map((all) => all.map(Math.abs)),
        expectAsSorted,
      ),
    )
    fc.assert(
      fc.property(fc.array(balance, { minLength: 1, maxLength: 40 }), (all) => expectAsSorted(Float64Array.from(all))),
    )
  })

  it.each(makers)('finds them in long columns of every kind', (make) => {
    for (const length of [511, 512, 1024, 10_000]) {
      // A golden-ratio sequence of whole numbers: evenly spread, not sorted.
      expectAsSorted(Float64Array.from({ length }, (_, index) => make(Math.imul(index + length, 0x9e37_79b9))))
    }
  })

  it('reads only its column, and does not change it', () => {
    const balances = Float64Array.of(9, 9, 3, 1, 2, 9)
    expect(valuesAtRanks(balances.subarray(2, 5), [0, 1, 2], rankScratch(3))).toEqual([1, 2, 3])
    expect([...balances]).toEqual([9, 9, 3, 1, 2, 9])
  })
})
