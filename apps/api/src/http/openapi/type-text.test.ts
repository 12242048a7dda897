import { describe, expect, it } from 'vitest'
import { typeText } from './type-text.ts'

describe('a type in words', () => {
  it('names limits, choices, and the names of numbers', () => {
    expect(typeText({ type: 'integer', minimum: 1, maximum: 9_007_199_254_740_991 })).toBe('integer (from 1)')
    expect(typeText({ type: 'string', maxLength: 60 })).toBe('string (at most 60 characters)')
    expect(typeText({ type: 'string', enum: ['a', 'b'] })).toBe('"a" | "b"')
    expect(typeText({ type: 'integer', enum: [0, 1], 'x-enum-varnames': ['NO', 'YES'] })).toBe('0 NO | 1 YES')
    expect(typeText({ contentMediaType: 'application/pdf' })).toBe('file')
    expect(typeText({ type: 'number', const: 3 })).toBe('3')
    expect(typeText({})).toBe('any')
  })
})
