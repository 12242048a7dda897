// Proves: FORM-15
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate, formatWeekday, monthName, screenDateFormat } from './format-date.ts'

afterEach(() => vi.unstubAllEnvs())

describe('formatDate', () => {
  it('writes MM-dd-yyyy without a format (FORM-16)', () => expect(formatDate('2020-01-31')).toBe('01-31-2020'))

  it('writes MM/DD/YYYY for screens', () => expect(formatDate('2020-01-31', screenDateFormat)).toBe('01/31/2020'))

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('shows the day of a wire date in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(0).getTimezoneOffset()).not.toBe(0)
    expect(formatDate('2026-11-21T00:00:00Z', 'MM/DD/YYYY')).toBe('11/21/2026')
  })

  it('refuses a day that does not exist', () => expect(() => formatDate('2026-02-30')).toThrow(RangeError))
})

describe('days and months in words', () => {
  it('names a month in three ways', () => {
    expect(monthName('2026-11')).toBe('November 2026')
    expect(monthName('2026-11', 'month')).toBe('November')
    expect(monthName('2026-11', 'short')).toBe('Nov')
  })

  it('names the weekday', () => {
    expect(formatWeekday('2026-11-19')).toBe('Thursday, November 19')
    expect(formatWeekday('2024-02-29')).toBe('Thursday, February 29')
    expect(formatWeekday('1969-12-31')).toBe('Wednesday, December 31')
  })
})
