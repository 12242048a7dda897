import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessDecimalSeparator, readPlainAmount, readWrittenAmount, timesRate } from './amount.ts'

describe('readPlainAmount', () => {
  it.each([
    ['-5.50', -550],
    ['120', 12_000],
    ['+00000000000115.80', 11_580],
    ['.5', 50],
    ['7.', 700],
    ['0,01', 1],
    ['-12,5', -1250],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['-0.00', 0],
    ['3.1000', 310],
    ['89999999999.99', 8_999_999_999_999],
  ])('reads %s', (text, cents) => {
    expect(readPlainAmount(text)).toEqual({ ok: true, cents })
  })

  it.each(['', '.', '-', '$120', '1e5', '1 000', '12-', 'NaN', '0x10', '--1', '1.2.3'])('refuses %j', (text) => {
    expect(readPlainAmount(text)).toEqual({ ok: false, reason: 'notAnAmount' })
  })

  it('refuses parts of a cent, and a comma that could be for thousands', () => {
    for (const text of ['1.234', '1,234', '0.001'])
      expect(readPlainAmount(text)).toMatchObject({ ok: false, reason: 'tooFine' })
  })

  it('rounds parts of a cent half away from zero if asked to', () => {
    expect(readPlainAmount('-197.1063', 'nearest')).toEqual({ ok: true, cents: -19_711 })
    expect(readPlainAmount('-0.005', 'nearest')).toEqual({ ok: true, cents: -1 })
    expect(readPlainAmount('0.9950', 'nearest')).toEqual({ ok: true, cents: 100 })
    expect(readPlainAmount('0.0049', 'nearest')).toEqual({ ok: true, cents: 0 })
  })

  it('refuses numbers too large for money', () => {
    expect(readPlainAmount('100000000000')).toEqual({ ok: false, reason: 'tooLarge' })
    expect(readPlainAmount('-90000000000.01')).toEqual({ ok: false, reason: 'tooLarge' })
    expect(readPlainAmount('-90000000000.00')).toEqual({ ok: true, cents: -9_000_000_000_000 })
    expect(readPlainAmount('9'.repeat(300))).toMatchObject({ ok: false })
  })
})

describe('readWrittenAmount', () => {
  it.each([
    ['$1,234.50', 123_450],
    ['-$5.00', -500],
    ['$-5.00', -500],
    ['(12.00)', -1200],
    ['($1,000.00)', -100_000],
    ['12.00-', -1200],
    ['12.00 DR', -1200],
    ['12.00 CR', 1200],
    ['12.00CR', 1200],
    ['USD 3.10', 310],
    ['3.10 USD', 310],
    ['US$3', 300],
    ["1'234.50", 123_450],
    ['\u22127.25', -725],
    ['+7', 700],
    ['1 234.5', 123_450],
    ['12,34,567.00', 123_456_700],
  ])('reads %s with a decimal point', (text, cents) => {
    expect(readWrittenAmount(text, '.')).toEqual({ ok: true, cents })
  })

  it.each([
    ['1.234,50 €', 123_450],
    ['-0,99', -99],
    ['€ 12', 1200],
    ['1\u00a0234,50', 123_450],
    ['(1.000,00)', -100_000],
  ])('reads %s with a decimal comma', (text, cents) => {
    expect(readWrittenAmount(text, ',')).toEqual({ ok: true, cents })
  })

  it.each(['', 'x', '$', '1,23', '12.3.4', '1-2', '5 apples', '-5.00 CR', '1.005', '\u0661\u0662', '01/25/2024'])(
    'refuses %j',
    (text) => {
      expect(readWrittenAmount(text, '.').ok).toBe(false)
    },
  )

  it('reads numbers as formatted in each country, to the cent', () => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', currencySign: 'accounting' })
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
        expect(readWrittenAmount(format.format(cents / 100), '.')).toEqual({ ok: true, cents })
      }),
      { seed: 3 },
    )
  })
})

describe('guessDecimalSeparator', () => {
  it.each([
    [['1,234.50'], '.'],
    [['1.234,50'], ','],
    [['5', '7'], '.'],
    [['1,234'], '.'],
    [['1.234.567'], ','],
    [['1,234,567'], '.'],
    [['12.5'], '.'],
    [['-0,99'], ','],
    [['1.234', '5,10'], ','],
    [["1'234.50 CHF"], '.'],
    [['1.234', '500'], null],
  ] as const)('of %j returns %s', (amounts, mark) => {
    expect(guessDecimalSeparator(amounts)).toBe(mark)
  })
})

describe('timesRate', () => {
  it('converts exactly and rounds once, half away from zero', () => {
    expect(timesRate(10_000, '1.0855')).toBe(10_855)
    expect(timesRate(-10_050, '0.5')).toBe(-5025)
    expect(timesRate(-1, '0.5')).toBe(-1)
    expect(timesRate(100, '1')).toBe(100)
    expect(timesRate(9_000_000_000_000, '1.01')).toBeNull()
  })

  it.each(['', '0', '-1', 'x', '1e3'])('refuses the rate %j', (rate) => {
    expect(timesRate(100, rate)).toBeNull()
  })
})
