import { expect, test } from 'vitest'
import { hasMinus, numberFromText } from './number-text.ts'

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

test('both minus signs count as one', () => {
  expect(hasMinus('-1')).toBe(true)
  expect(hasMinus('−1')).toBe(true)
  expect(hasMinus('1')).toBe(false)
})
