import { describe, expect, it } from 'vitest'
import { inputPatterns } from './input-limits.ts'

const matches = (pattern: RegExp, texts: string[]) => texts.map((text) => pattern.test(text))

describe('the patterns of the shared field', () => {
  it('accept letters and digits as alphanumeric', () => {
    expect(matches(inputPatterns.alphanumeric, ['ab1', 'a-b', 'a b'])).toEqual([true, false, false])
  })

  it('accept an ampersand and spaces in account names', () => {
    expect(matches(inputPatterns.alphanumericAmpersand, ['A&B 1', 'A<B', '<'])).toEqual([true, false, false])
  })

  it('limit names to Basic Latin and Latin-1', () => {
    expect(matches(inputPatterns.alphabetical, ['José', 'Łukasz', 'a\u0007'])).toEqual([true, false, false])
  })

  it('recognize numbers, and whole positive ones', () => {
    expect(matches(inputPatterns.numeric, ['12', '-1.5', 'abc', '1.', ''])).toEqual([true, true, false, false, false])
    expect(matches(inputPatterns.positiveRoundNumber, ['3', '3.5', '-3', '0'])).toEqual([true, false, false, false])
  })

  it('require one @ and a dot in the domain of an email', () => {
    const addresses = ['a@b.co', 'a@b', 'a b@c.d', 'a@@b.co', 'a@b..co', 'a@.co', 'a.b+c@d-e.f.co']
    expect(matches(inputPatterns.email, addresses)).toEqual([true, false, false, false, false, false, true])
  })

  it('require a host, and nothing else, behind the @ of an email (F30)', () => {
    const refused = [
      '<a@b.example>',
      'a@[127.0.0.1]',
      'a@b.example>',
      'a@-b.example',
      'a@b-.example',
      'a,b@c.example',
      'a@b_c.example',
    ]
    expect(matches(inputPatterns.email, refused)).toEqual(refused.map(() => false))
    const taken = ["o'hara@b.example", 'łęcz@żółw.example', 'a@b2.c3.example', 'a!#$%&*+/=?^_`{|}~-b@c.example']
    expect(matches(inputPatterns.email, taken)).toEqual(taken.map(() => true))
  })
})
