import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasMinus, rawLength, readTyped, takeNumberText, typedOver } from './number-text.ts'

test('a text in the box is a number, empty, or no number', () => {
  const read = (text: string) => readTyped({ text, isGroupedByField: false })
  expect(['12', ' ', 'abc', '-', '1,5'].map(read)).toEqual([12, null, Number.NaN, Number.NaN, Number.NaN])
})

test('the commas of the field do not count once a digit between them was typed or deleted; a typed comma does', () => {
  const shown = { text: '1,234.50', isGroupedByField: true }
  const read = (text: string) => readTyped(typedOver(shown, text))
  expect(['1,34.50', '1,2934.50', '1,234.5', '1,2,34.50'].map(read)).toEqual([134.5, 12934.5, 1234.5, Number.NaN])
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
  test('has one minus at most, in front', () => {
    expect(['5-', '-5-', '1−2', '-'].map((text) => takeNumberText(text, 'negative', 15))).toEqual([
      '-5',
      '-5',
      '-12',
      '-',
    ])
  })

  test('is refused for any minus if only positive numbers are accepted', () => {
    expect(['-5', '−5', '5-'].map((text) => takeNumberText(text, 'positive', 15))).toEqual([null, null, null])
    expect(takeNumberText('5', 'positive', 15)).toBe('5')
  })

  test('stays as typed if it is no number, to show the error', () => {
    expect(takeNumberText('a-b', 'any', 15)).toBe('a-b')
  })

  test('is refused when it gets too long', () => {
    expect(takeNumberText('123,456,789,012,345', 'any', 15)).toBe('123,456,789,012,345')
    expect(takeNumberText('1234567890123456', 'any', 15)).toBeNull()
  })

  test('has at most one minus, in front, and all of its digits for any typed digits and minuses', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d−-]{1,12}$/), (typed) => {
        const taken = takeNumberText(typed, 'any', 15) ?? ''
        expect(taken).toMatch(/^-?\d*$/)
        expect(taken.replace('-', '')).toBe(typed.replaceAll(/[-−]/g, ''))
      }),
    )
  })
})
