import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentLabel, wholePercents } from './whole-percents.ts'

describe('wholePercents', () => {
  it('adds the missing points to the largest remainders', () => {
    // Of 2,846.17: 57.97, 11.76, 7.95, 6.59, 5.23 and 10.51 percent. Rounded down 96, so four go up, and 10.51 does not.
    expect(wholePercents([1650, 334.62, 226.14, 187.45, 148.9, 299.06])).toEqual([58, 12, 8, 7, 5, 10])
  })

  it('adds the point to the earlier of two equal remainders', () => {
    expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33])
  })

  it('leaves refunds without a share of the rest', () => {
    expect(wholePercents([75, -40, 25])).toEqual([75, 0, 25])
  })

  it('has no shares if nothing is above 0', () => {
    expect(wholePercents([0, -3])).toEqual([0, 0])
    expect(wholePercents([])).toEqual([])
  })

  it('always adds up to 100, and is never a whole point off', () => {
    const values = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(values, (cents) => {
        const total = cents.reduce((sum, value) => sum + value, 0)
        fc.pre(total > 0)
        const percents = wholePercents(cents)
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
        percents.forEach((percent, index) => {
          expect(Math.abs(percent - ((cents[index] ?? 0) / total) * 100)).toBeLessThan(1)
        })
      }),
    )
  })
})

describe('percentLabel', () => {
  it('shows a small share as less than 1%', () => {
    expect([percentLabel(58, 1650), percentLabel(0, 3), percentLabel(0, 0), percentLabel(0, -12)]).toEqual([
      '58%',
      '<1%',
      '0%',
      '0%',
    ])
  })
})
