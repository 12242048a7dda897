import { describe, expect, it } from 'vitest'
import { maximumDollars, requireBetween, requireDollars, requireMember, requireWhole } from './require.ts'

const noNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

describe('a bound', () => {
  it('accepts values between its ends, ends included', () => {
    for (const value of [0, 0.5, 1]) expect(() => requireBetween('rate', value, 0, 1)).not.toThrow()
  })

  it.each([-0.001, 1.001, ...noNumbers])('names the field when it refuses %d', (value) => {
    expect(() => requireBetween('rate', value, 0, 1)).toThrow(new RangeError('rate must be between 0 and 1'))
  })
})

describe('a whole number', () => {
  it('accepts both ends', () => {
    for (const value of [18, 130]) expect(() => requireWhole('age', value, 18, 130)).not.toThrow()
  })

  it.each([17, 131, 18.5, ...noNumbers])('is not %d', (value) => {
    const refusal = new RangeError('age must be a whole number between 18 and 130')
    expect(() => requireWhole('age', value, 18, 130)).toThrow(refusal)
  })
})

describe('a choice', () => {
  const answers = { NO: 0, YES: 1 }

  it('is one of the numbers of its enum', () => {
    expect(() => requireMember('answer', 1, answers)).not.toThrow()
    expect(() => requireMember('answer', 2, answers)).toThrow(new RangeError('answer must be one of 0, 1'))
  })
})

describe('an amount of dollars', () => {
  it('is rounded to whole cents', () => {
    expect(requireDollars('balance', 0.1 + 0.2)).toBe(0.3)
    expect(requireDollars('balance', 0)).toBe(0)
    expect(requireDollars('balance', 1.005)).toBe(1.01)
    expect(requireDollars('balance', maximumDollars)).toBe(90_000_000_000)
  })

  it.each([-0.01, maximumDollars + 1, ...noNumbers])('is not %d', (value) => {
    const refusal = new RangeError('balance must be an amount of dollars of at least 0')
    expect(() => requireDollars('balance', value)).toThrow(refusal)
  })
})
