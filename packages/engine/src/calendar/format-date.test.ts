// Proves: FORM-15
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate, monthName, screenDateFormat } from './format-date.ts'
import { formatTime, formatWeekday } from './format-day.ts'

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

  it('writes every day of four years, and every minute of one, as Intl does', () => {
    const style = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
    const days = new Intl.DateTimeFormat('en-US', style)
    const hour = { timeStyle: 'short' } as const
    const times = new Intl.DateTimeFormat('en-US', hour)
    for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000)
      expect(formatWeekday(new Date(day).toISOString())).toBe(days.format(day))
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const moment = new Date(2026, 10, 29, 0, minute)
      expect(formatTime(moment)).toBe(times.format(moment).replaceAll('\u202F', ' '))
    }
  })
})
