import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { maxAmount, money } from './primitives.ts'
import { sortDirection } from './transactions.ts'

const accepts = (value: number) => z.safeParse(money, value).success

describe('an amount of money', () => {
  it('is whole cents, however large', () => {
    fc.assert(
      fc.property(fc.integer({ min: -maxAmount * 100, max: maxAmount * 100 }), (cents) => {
        expect(accepts(cents / 100)).toBe(true)
      }),
      { seed: 21, numRuns: 2_000, examples: [[maxAmount * 100], [8_999_999_999_999], [901_234_567_891]] },
    )
  })

  it('may be a sum of dollars with binary noise', () => {
    expect(accepts(0.1 + 0.2)).toBe(true)
    expect(accepts(1_234_567.1 + 0.02)).toBe(true)
  })

  it('has no third decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -maxAmount, max: maxAmount }),
        fc.constantFrom(0.001, 0.005, 0.009),
        (dollars, part) => {
          expect(accepts(dollars + part)).toBe(false)
        },
      ),
      { seed: 22, numRuns: 2_000 },
    )
  })

  it.each([maxAmount + 0.01, -maxAmount - 0.01, Number.NaN, Number.POSITIVE_INFINITY])('is not %d', (value) => {
    expect(accepts(value)).toBe(false)
  })

  it.each([maxAmount + 1, -maxAmount - 1])('beyond the limit, as %d, says what the limit is', (value) => {
    const limit = maxAmount.toLocaleString('en-US')
    expect(money.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([
      `Enter an amount of ${limit} or less.`,
    ])
  })
})

it('the sort direction is ASC or DESC and nothing else (FORM-24)', () => {
  const accepted = ['ASC', 'DESC', 'asc', 'UP', '', 1, null].filter((value) => sortDirection.safeParse(value).success)
  expect(accepted).toEqual(['ASC', 'DESC'])
})
