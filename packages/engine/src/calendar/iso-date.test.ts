import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOfMonth, daysBetween, toIsoDate, isRealDate, ageOn } from './iso-date.ts'

const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
const anyDay = anyDate.map((date) => date.toISOString().slice(0, 10))

describe('toIsoDate', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T00:00:00Z', '2026-11-21'],
    ['2026-11-21T00:00:00', '2026-11-21'],
    ['2026-11-30T23:59:59.999Z', '2026-11-30'],
    ['2026-11-30T23:30:00-05:00', '2026-12-01'],
    ['2027-01-01T00:30:00+13:00', '2026-12-31'],
  ])('%s falls on %s', (text, date) => expect(toIsoDate(text)).toBe(date))

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-00-00',
    '11/21/2026',
    '2026-11-21x',
  ])('refuses %j', (text) => expect(() => toIsoDate(text)).toThrow('date must be a real day'))
})

describe('isRealDate', () => {
  it('accepts 29 February in leap years only', () => {
    expect(['2024-02-29', '2000-02-29'].map(isRealDate)).toEqual([true, true])
    expect(['2026-02-29', '2100-02-29'].map(isRealDate)).toEqual([false, false])
  })
})

describe('addDays', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d days is %s', (date, days, result) => expect(addDays(date, days)).toBe(result))

  it('is undone by daysBetween', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40_000, max: 40_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })

  it('refuses to leave the years 1000 to 9999', () => expect(() => addDays('9999-12-31', 1)).toThrow(RangeError))
})

describe('dayOfMonth', () => {
  it('is the number in the month', () => expect(dayOfMonth('2026-11-09')).toBe(9))
})

describe('ageOn', () => {
  it.each([
    ['1988-04-17', '2026-04-16', 37],
    ['1988-04-17', '2026-04-17', 38],
    ['1988-04-17T00:00:00Z', '2026-04-17T23:59:59Z', 38],
    ['1988-02-29', '2026-02-28', 37],
    ['1988-02-29', '2026-03-01', 38],
    ['1988-02-29', '2028-02-29', 40],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('born on %s, on %s: %d', (born, day, age) => expect(ageOn(born, day)).toBe(age))
})
