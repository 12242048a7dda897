import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCompactMoney, formatMoney, groupedDigits } from './format-money.ts'

describe('formatMoney', () => {
  it('writes dollars and cents in en-US', () => expect(formatMoney(1234.5)).toBe('$1,234.50'))

  it('puts U+2212 before the dollar sign', () => expect(formatMoney(-1234.5)).toBe('\u2212$1,234.50'))

  it('marks money in with a plus on request', () => {
    expect(formatMoney(5, { sign: 'always' })).toBe('+$5.00')
    expect(formatMoney(-5, { sign: 'always' })).toBe('\u2212$5.00')
  })

  it('leaves out the sign on request', () => expect(formatMoney(-5, { sign: 'never' })).toBe('$5.00'))

  it('writes no sign for zero or for an amount that rounds to it', () => {
    expect(formatMoney(-0.001)).toBe('$0.00')
    expect(formatMoney(0, { sign: 'always' })).toBe('$0.00')
    expect(formatMoney(-0.4, { cents: false })).toBe('$0')
  })

  it('rounds to whole dollars away from zero', () => {
    expect(formatMoney(1234.5, { cents: false })).toBe('$1,235')
    expect(formatMoney(-1234.5, { cents: false })).toBe('\u2212$1,235')
  })

  it('rounds a half cent up even if its binary number is slightly less', () => expect(formatMoney(1.005)).toBe('$1.01'))

  it('shows another currency in its own sign or code', () => {
    expect(formatMoney(-1234.5, { currency: 'EUR' })).toBe('\u2212€1,234.50')
    expect(formatMoney(1234.5, { currency: 'CAD' })).toBe('CA$1,234.50')
    expect(formatMoney(1234.5, { currency: 'CHF' })).toBe('CHF\u00A01,234.50')
  })

  it('shows a currency that is not a code unchanged', () => {
    expect(formatMoney(-1234.5, { currency: 'POINTS' })).toBe('\u2212POINTS 1,234.50')
    expect(formatMoney(5, { currency: '' })).toBe(' 5.00')
  })

  it('can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e12, max: 9e12 }), (cents) => {
        const text = formatMoney(cents / 100)
        const read = Number(text.replace('\u2212', '-').replaceAll(/[$,]/g, ''))
        expect(Math.round(read * 100)).toBe(cents)
      }),
    )
  })

  it('refuses NaN and infinity', () => expect(() => formatMoney(Number.NaN)).toThrow(RangeError))
})

describe('formatCompactMoney', () => {
  it.each([
    [0, '$0'],
    [6000, '$6k'],
    [-2000, '\u2212$2k'],
    [1500, '$1.5k'],
    [1250, '$1.25k'],
    [500, '$500'],
    [2.5, '$2.50'],
    [999.99, '$999.99'],
    [-999.99, '\u2212$999.99'],
    [-0.001, '$0'],
    [999.999, '$1k'],
    [999_999, '$1M'],
    [1_200_000, '$1.2M'],
    [3e9, '$3B'],
  ])('%d is %s', (dollars, text) => expect(formatCompactMoney(dollars)).toBe(text))
})

describe('groupedDigits', () => {
  it('writes any magnitude as the platform writes it in en-US', () =>
    fc.assert(
      fc.property(fc.bigInt(0n, 900_000_000_000_000n), fc.integer({ min: 0, max: 3 }), (digits, decimals) => {
        const magnitude = Number(`${digits}e-${decimals}`)
        const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
        expect(groupedDigits(magnitude, decimals)).toBe(magnitude.toLocaleString('en-US', options))
      }),
    ))
})
