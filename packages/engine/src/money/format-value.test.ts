import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPercent, formatValue, ValueStyle } from './format-value.ts'

describe('formatValue', () => {
  it('writes currency, percentage and plain numbers (ACCT-20)', () => {
    expect(formatValue(1234.5, ValueStyle.currency)).toBe('$1,234.50')
    expect(formatValue(0.05, ValueStyle.percentage)).toBe('5%')
    expect(formatValue(5, ValueStyle.normal)).toBe('5')
  })

  it('shows at most two decimals', () => {
    expect(formatValue(0.052_55, ValueStyle.percentage)).toBe('5.26%')
    expect(formatValue(1234.567, ValueStyle.normal)).toBe('1,234.57')
  })

  it('writes numbers as the platform writes them in en-US', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        const value = cents / 100
        expect(formatValue(value, ValueStyle.normal)).toBe(value.toLocaleString('en-US', { maximumFractionDigits: 2 }))
        const percent = { style: 'percent', maximumFractionDigits: 2 } as const
        const fraction = cents / 10_000
        expect(formatValue(fraction, ValueStyle.percentage)).toBe(fraction.toLocaleString('en-US', percent))
      }),
    ))

  it('uses the same minus as money', () => {
    expect(formatValue(-0.05, ValueStyle.percentage)).toBe('\u22125%')
    expect(formatValue(-5, ValueStyle.normal)).toBe('\u22125')
  })

  it('has the same style numbers as the calls', () => {
    expect(ValueStyle).toEqual({ normal: 0, percentage: 1, currency: 2 })
  })
})

describe('formatPercent', () => {
  it('shows whole percents by default', () => {
    expect(formatPercent(0.5797)).toBe('58%')
    expect(formatPercent(0.0525, 2)).toBe('5.25%')
    expect(formatPercent(0.05, 2)).toBe('5.00%')
  })

  it('rounds halves away from zero, even if binary numbers are slightly less', () => {
    expect(formatPercent(0.285)).toBe('29%')
    expect(formatPercent(-0.285)).toBe('\u221229%')
  })

  it('writes zero without a sign', () => expect(formatPercent(-0.001)).toBe('0%'))
})
