import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasMinus, numberFromText, rawLength, takeNumberText, typedNumber } from './number-text.ts'

test.each([
  ['$1,234.56', 1234.56],
  ['−$62.18', -62.18],
  ['-5', -5],
  [' 2.5 % ', 2.5],
  ['.5', 0.5],
  ['12.', 12],
  ['', null],
  ['-', null],
  ['1.2.3', null],
  ['12 apples', null],
  ['1e5', null],
])('%j means %j', (text, number) => {
  expect(numberFromText(text)).toBe(number)
})

test('a text being typed is a number, nothing yet, or no number', () => {
  expect(['12', ' ', 'abc', '-'].map(typedNumber)).toEqual([12, null, Number.NaN, Number.NaN])
})

test('both minus signs count as one', () => {
  expect(hasMinus('-1')).toBe(true)
  expect(hasMinus('−1')).toBe(true)
  expect(hasMinus('1')).toBe(false)
})

test('neither the currency sign nor thousands separators count against a length', () => {
  expect(rawLength('$1,234.50')).toBe(7)
})

describe('a changed text', () => {
  test('has its minus in front, and only one', () => {
    expect(['5-', '-5-', '1−2', '-'].map((text) => takeNumberText(text, 'negative', 15))).toEqual([
      '-5',
      '-5',
      '-12',
      '-',
    ])
  })

  test('is refused for any minus where only positive numbers are taken', () => {
    expect(['-5', '−5', '5-'].map((text) => takeNumberText(text, 'positive', 15))).toEqual([null, null, null])
    expect(takeNumberText('5', 'positive', 15)).toBe('5')
  })

  test('stays as typed where it is no number, to be told so', () => {
    expect(takeNumberText('a-b', 'any', 15)).toBe('a-b')
  })

  test('is refused when it gets too long', () => {
    expect(takeNumberText('123,456,789,012,345', 'any', 15)).toBe('123,456,789,012,345')
    expect(takeNumberText('1234567890123456', 'any', 15)).toBeNull()
  })

  test('whatever digits and minuses are typed, has at most one minus, in front, and all of its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d−-]{1,12}$/), (typed) => {
        const taken = takeNumberText(typed, 'any', 15) ?? ''
        expect(taken).toMatch(/^-?\d*$/)
        expect(taken.replace('-', '')).toBe(typed.replaceAll(/[-−]/g, ''))
      }),
    )
  })
})
