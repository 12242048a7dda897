import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resplit } from './resplit.ts'

describe('a split whose total the bank changes', () => {
  it.each([
    ['the row takes up what is more', -6_000, [-3_000, -2_000], [-4_000, -2_000]],
    ['the row shrinks first', -4_500, [-3_000, -2_000], [-2_500, -2_000]],
    ['the largest part shrinks once the row has one cent left', -1_500, [-100, -1_000, -2_000], [-1, -1_000, -499]],
    ['and then the next', -3, [-100, -1_000, -2_000], [-1, -1, -1]],
    ['money in is the same', 700, [500, 100], [600, 100]],
  ])('%s', (_what, total, before, after) => {
    expect(resplit(total, before)).toEqual(after)
  })

  it('is removed if the total has the other sign or too few cents', () => {
    expect([resplit(500, [-300, -200]), resplit(0, [-300, -200]), resplit(-2, [-300, -200, -100])]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('always adds up to the total, with at least a cent for each', () => {
    const amount = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 2, maxLength: 8 }),
        amount,
        fc.constantFrom(1, -1),
        (values, total, sign) => {
          const result = resplit(
            total * sign,
            values.map((value) => value * sign),
          )
          if (total < values.length) return result === null
          return (
            result !== null &&
            result.reduce((sum, value) => sum + value, 0) === total * sign &&
            result.every((value) => value * sign >= 1)
          )
        },
      ),
    )
  })
})
