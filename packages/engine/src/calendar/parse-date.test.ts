// Proves: FORM-11 to FORM-14, FORM-17 to FORM-19
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate, screenDateFormat } from './format-date.ts'
import { addDays } from './iso-date.ts'
import { parseDate } from './parse-date.ts'

const asOf = '2026-11-21'
const read = (text: string) => parseDate(text, { asOf })

afterEach(() => vi.unstubAllEnvs())

describe('parseDate', () => {
  it.each([
    ['01/31/2020', '2020-01-31'],
    [' 01/31/2020 ', '2020-01-31'],
    ['2020-01-31T00:00:00', '2020-01-31'],
    ['2020-01-31T23:59:59-11:00', '2020-01-31'],
    ['2020-01-31', '2020-01-31'],
    ['now', '2026-11-21'],
    ['NOW', '2026-11-21'],
    ['min', '1896-01-01'],
  ])('reads %j as %s', (text, date) => expect(read(text)).toEqual({ date, error: null }))

  it.each([
    '',
    'soon',
    '13/01/2020',
    '02/30/2020',
    '02/29/2026',
    '1/5/2020',
    '31/01/2020',
    '2020-02-30T00:00:00',
    '01312020',
  ])('finds no date in %j', (text) => expect(read(text)).toEqual({ date: null, error: 'date' }))

  it('has a lower bound of 01/01 of the current year minus 130 years', () => {
    expect(read('01/01/1896').date).toBe('1896-01-01')
    expect(read('12/31/1895')).toEqual({ date: null, error: 'minDate' })
  })

  it('accepts another number of years or another bound', () => {
    expect(parseDate('min', { asOf, minYearsBack: 10 }).date).toBe('2016-01-01')
    expect(parseDate('12/31/2019', { asOf, minDate: '2020-01-01' }).error).toBe('minDate')
  })

  it('has no upper bound by default', () => {
    expect(read('11/22/2026').date).toBe('2026-11-22')
    expect(parseDate('11/22/2026', { asOf, maxDate: asOf })).toEqual({ date: null, error: 'maxDate' })
    expect(parseDate('11/21/2026', { asOf, maxDate: asOf }).date).toBe(asOf)
  })

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('reads the written day in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(0).getTimezoneOffset()).not.toBe(0)
    expect(read('2020-01-31T00:00:00').date).toBe('2020-01-31')
    expect(read('2020-01-31T00:00:00Z').date).toBe('2020-01-31')
  })

  it('reads back every date that a screen shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -47_000, max: 20_000 }), (days) => {
        const date = addDays(asOf, days)
        expect(read(formatDate(date, screenDateFormat)).date).toBe(date)
      }),
    )
  })
})
