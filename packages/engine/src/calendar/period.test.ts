// Proves: SPEND-04 to SPEND-06
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addMonths,
  daysInMonth,
  daysLeftInMonth,
  lastMonthRange,
  monthRange,
  toPeriod,
  periodOfMonth,
  periodsBetween,
} from './period.ts'

const anyPeriod = fc
  .record({ year: fc.integer({ min: 1900, max: 2199 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => periodOfMonth(year, month))

describe('toPeriod', () => {
  it('is the month of a day', () => expect(toPeriod('2026-11-21')).toBe('2026-11'))
  it('is the UTC month of an instant', () => expect(toPeriod('2026-11-30T23:30:00-05:00')).toBe('2026-12'))
})

describe('addMonths', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -13, '2025-10'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %d is %s', (period, months, result) => expect(addMonths(period, months)).toBe(result))

  it('is undone by the same number back', () => {
    const months = fc.integer({ min: -600, max: 600 })
    fc.assert(
      fc.property(anyPeriod, months, (period, count) => {
        expect(addMonths(addMonths(period, count), -count)).toBe(period)
      }),
    )
  })

  it.each(['2026-13', '2026-00', '2026-1', '2026', '2026-11-01'])('refuses %s', (period) => {
    expect(() => addMonths(period, 1)).toThrow('period must be a month as yyyy-mm')
  })
})

describe('daysLeftInMonth', () => {
  it('counts from tomorrow: 8 on November 22, 1 on the day before the last, 0 on the last', () => {
    expect(['2026-11-22', '2028-02-28', '2026-11-30'].map(daysLeftInMonth)).toEqual([8, 1, 0])
  })
})

describe('periodsBetween', () => {
  it('includes both ends, in chronological order', () => {
    expect(periodsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })

  it('is empty when the end comes first', () => expect(periodsBetween('2026-02', '2026-01')).toEqual([]))

  it('is ordered as text, so periods can be compared', () => {
    fc.assert(
      fc.property(anyPeriod, fc.integer({ min: 0, max: 200 }), (from, count) => {
        const periods = periodsBetween(from, addMonths(from, count))
        expect(periods).toHaveLength(count + 1)
        expect(periods.toSorted()).toEqual(periods)
      }),
    )
  })
})

describe('daysInMonth', () => {
  it.each([
    ['2026-02', 28],
    ['2024-02', 29],
    ['2100-02', 28],
    ['2000-02', 29],
    ['2026-04', 30],
    ['2026-12', 31],
  ])('%s has %d', (period, days) => expect(daysInMonth(period)).toBe(days))
})

describe('a month as a range', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('runs from the first at 0:00 to the last moment of the last day in UTC', () => {
    expect(monthRange('2026-11')).toEqual({ fromDate: '2026-11-01T00:00:00.000Z', toDate: '2026-11-30T23:59:59.999Z' })
    expect(monthRange('2024-02').toDate).toBe('2024-02-29T23:59:59.999Z')
  })

  it('is, for the last month in January, December of the previous year', () => {
    expect(lastMonthRange('2026-01-15')).toEqual({
      fromDate: '2025-12-01T00:00:00.000Z',
      toDate: '2025-12-31T23:59:59.999Z',
    })
  })

  it('neither overlaps the next nor leaves a gap', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const next = monthRange(addMonths(period, 1))
        expect(Date.parse(next.fromDate) - Date.parse(monthRange(period).toDate)).toBe(1)
      }),
    )
  })

  it.each([
    ['Pacific/Honolulu', 600],
    ['America/Los_Angeles', 480],
    ['Asia/Kolkata', -330],
    ['Pacific/Auckland', -780],
    ['Pacific/Kiritimati', -840],
  ])('is the same in %s', (zone, offsetInJanuary) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offsetInJanuary)
    expect(monthRange('2026-03')).toEqual({ fromDate: '2026-03-01T00:00:00.000Z', toDate: '2026-03-31T23:59:59.999Z' })
    expect(toPeriod('2026-03-01T00:00:00Z')).toBe('2026-03')
    expect(lastMonthRange('2026-03-01').fromDate).toBe('2026-02-01T00:00:00.000Z')
  })
})
