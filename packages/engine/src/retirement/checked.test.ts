import { describe, expect, it } from 'vitest'
import { checkedNumber, checkedYears } from './checked.ts'

describe('a checked number', () => {
  it('is the value within its bounds, both included, or its default', () => {
    expect([0, 0.5, 1].map((value) => checkedNumber('share', value, 7, { min: 0, max: 1 }))).toEqual([0, 0.5, 1])
    expect([null, undefined].map((value) => checkedNumber('share', value, 0.25, { max: 1 }))).toEqual([0.25, 0.25])
    expect(checkedYears('age', 62, 0, {})).toBe(62)
  })

  it.each([
    [Number.NaN, {}, 'share must be a number'],
    [Number.POSITIVE_INFINITY, {}, 'share must be a number'],
    [-1, { min: 0 }, 'share must be a number from 0'],
    [2, { max: 1 }, 'share must be a number up to 1'],
    [2, { min: 0, max: 1 }, 'share must be a number from 0 up to 1'],
  ])('refuses %d within %j', (value, bounds, message) => {
    expect(() => checkedNumber('share', value, 0, bounds)).toThrow(new RangeError(message))
  })

  it('refuses fractions of years', () => {
    expect(() => checkedYears('age', 61.5, 0, {})).toThrow(new RangeError('age must be a whole number of years'))
  })
})
