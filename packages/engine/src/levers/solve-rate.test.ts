import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastEnough } from './solve-rate.ts'

/** Shares from 0 to 1 that only rise with the number, with steps and flat parts as the tax brackets make them. */
const anyRates = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 400 })
  .map((rates) => rates.toSorted((a, b) => a - b))
const goal = 0.8

describe('the search for a share of futures', () => {
  it('finds what trying every number finds, whether the shares rise or fall', () => {
    fc.assert(
      fc.property(anyRates, fc.boolean(), fc.option(fc.integer({ min: -50, max: 450 })), (rising, isFalling, guess) => {
        const rates = [0, ...rising, 1]
        const rateOf = (at: number) => rates[isFalling ? rates.length - 1 - at : at] ?? Number.NaN
        const [first, last] = [0, rates.length - 1].map((at) => ({ at, rate: rateOf(at) }))
        if (!first || !last) return
        const places = rates.map((_, at) => at).filter((at) => rateOf(at) >= goal)
        const found = lastEnough(isFalling ? { enough: first, short: last } : { enough: last, short: first }, {
          ...{ goal, rateAt: rateOf },
          ...(guess !== null && { guess }),
        })
        expect(found).toBe(isFalling ? Math.max(...places) : Math.min(...places))
      }),
      { numRuns: 500 },
    )
  })

  /** A bell curve's shares, close enough by a logistic one: 1 ÷ (1 + e^((x − middle) ÷ width)). Halving takes 15 tries. */
  it('needs few tries where the shares follow a bell curve', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 900 }), fc.integer({ min: 20, max: 120 }), (middle, width) => {
        const rateOf = (at: number) => 1 / (1 + Math.exp((at - middle) / width))
        let tries = 0
        const rateAt = (at: number) => {
          tries += 1
          return rateOf(at)
        }
        const ends = { enough: { at: 100, rate: rateOf(100) }, short: { at: 32_770, rate: 0 } }
        lastEnough(ends, { goal, rateAt, guess: middle - width })
        expect(tries).toBeLessThanOrEqual(7)
      }),
      { numRuns: 200 },
    )
  })
})
