// Proves: FIELD-06, FIELD-09, FIELD-26
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount } from './number-text.ts'

describe('an amount', () => {
  test.each([
    ['($5.00)', -5],
    ['(1,234.50)', -1234.5],
    ['5.00-', -5],
    ['-$62.18', -62.18],
    ['$-62.18', -62.18],
    ['−$62.18', -62.18],
    ['–62.18', -62.18],
    ['$1,234.56', 1234.56],
    ['1.234,50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1’234.50', 1234.5],
    ['1 234.50', 1234.5],
    ['1\u202F234.50', 1234.5],
    ['１２３', 123],
    [' 2.5 % ', 2.5],
    ['.5', 0.5],
    ['12.', 12],
    ['0.125', 0.125],
    ['-0', 0],
  ])('is read from %j as %d', (text, amount) => {
    expect(readAmount(text, { isMoney: true })).toBe(amount)
  })

  test.each([
    '',
    '-',
    '$',
    '()',
    '.',
    'abc',
    '12 apples',
    '1e5',
    '1.2.3',
    '1,23,4',
    '1,5',
    '12,34.50',
    '1,2345',
    '1.234',
    '-1.234',
    '--5',
    '(-5)',
    '(5',
  ])('is not read from %j', (text) => {
    expect(readAmount(text, { isMoney: true })).toBeNaN()
  })

  test('with three decimals is a number where no money is meant', () => {
    expect([readAmount('1.234'), readAmount('12.346%')]).toEqual([1.234, 12.346])
  })

  test('is read again as it is shown, for every amount in cents', () => {
    const shown = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(readAmount(shown.format(cents / 100), { isMoney: true })).toBeCloseTo(cents / 100, 6)
      }),
    )
  })
})
