import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { plannedDates, plannedFlow, type PlannedRepeats } from './planned-payments.ts'

const today = '2026-11-22'
const dates = (firstDate: string, repeats: PlannedRepeats, on = today) => plannedDates({ firstDate, repeats }, on).dates

it('lists the dates of the next two months, counted from the first one', () => {
  expect(dates('2026-11-20', 'two weeks')).toEqual(['2026-12-04', '2026-12-18', '2027-01-01', '2027-01-15'])
  expect(dates('2026-08-31', 'month')).toEqual(['2026-11-30', '2026-12-31'])
  expect(dates('2026-10-01', 'half month')).toEqual(['2026-12-01', '2026-12-16', '2027-01-01', '2027-01-16'])
  expect(dates('2026-01-15', 'half month')).toEqual(['2026-11-30', '2026-12-15', '2026-12-31', '2027-01-15'])
  expect(dates('2025-09-30', 'quarter')).toEqual(['2026-12-30'])
  expect(dates('2024-02-29', 'year', '2027-01-10')).toEqual(['2027-02-28'])
})

it('has a single payment once, and none after it', () => {
  expect(plannedDates({ firstDate: today, repeats: 'once' }, today)).toEqual({ nextDate: today, dates: [today] })
  expect(plannedDates({ firstDate: '2026-11-21', repeats: 'once' }, today)).toEqual({ nextDate: null, dates: [] })
})

it('knows the next date of what is due later than that', () => {
  expect(plannedDates({ firstDate: '2026-10-15', repeats: 'year' }, today)).toEqual({
    nextDate: '2027-10-15',
    dates: [],
  })
  expect(plannedDates({ firstDate: '2029-03-01', repeats: 'week' }, today)).toEqual({
    nextDate: '2029-03-01',
    dates: [],
  })
})

it('never lists a day before today or before the first, and each date once, in order', () => {
  const repeats = fc.constantFrom<PlannedRepeats>(
    'once',
    'week',
    'two weeks',
    'half month',
    'month',
    'two months',
    'quarter',
    'half year',
    'year',
  )
  fc.assert(
    fc.property(repeats, fc.integer({ min: -4000, max: 400 }), (period, offset) => {
      const firstDate = addDays(today, offset)
      const found = dates(firstDate, period)
      expect(found).toEqual([...new Set(found)].toSorted())
      expect(found.every((date) => date >= today && date >= firstDate && date <= addDays(today, 62))).toBe(true)
      expect(found.length).toBeGreaterThanOrEqual(period === 'week' && offset <= 0 ? 8 : 0)
    }),
  )
})

it('takes money in for income', () => {
  expect([plannedFlow(1), plannedFlow(-1)]).toEqual(['income', 'bill'])
})
