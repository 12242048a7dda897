import { describe, expect, it } from 'vitest'
import { asOfText, isOutOfDate, newestAsOf } from './as-of.ts'

/** Moments in the viewer's local time, independent of the machine's time zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const now = at(19, 15)

describe('asOfText', () => {
  it('returns the time for today and the date for any other day', () => {
    expect(asOfText(at(19, 9, 41).toISOString(), now)).toBe('9:41 AM')
    expect(asOfText(at(19, 0, 1).toISOString(), now)).toBe('12:01 AM')
    expect(asOfText(at(18, 23, 59).toISOString(), now)).toBe('11/18/2026')
  })

  it('keeps the day that a bank file states, in every time zone', () => {
    expect(asOfText('2026-11-19T00:00:00Z', now)).toBe('11/19/2026')
    expect(asOfText('2026-11-14T00:00:00.000Z', now)).toBe('11/14/2026')
  })
})

describe('isOutOfDate', () => {
  it('marks a bank’s balance after three days', () => {
    expect(isOutOfDate({ balanceAsOf: '2026-11-16T00:00:00Z', origin: 'file' }, now)).toBe(false)
    expect(isOutOfDate({ balanceAsOf: '2026-11-15T00:00:00Z', origin: 'file' }, now)).toBe(true)
    expect(isOutOfDate({ balanceAsOf: '2026-11-15T00:00:00Z', origin: 'connection' }, now)).toBe(true)
  })

  it('does not mark an account kept by hand, or a balance without a date', () => {
    expect(isOutOfDate({ balanceAsOf: '2020-01-01T00:00:00Z', origin: 'manual' }, now)).toBe(false)
    expect(isOutOfDate({ balanceAsOf: null, origin: 'file' }, now)).toBe(false)
  })
})

describe('newestAsOf', () => {
  it('is the newest moment, with the number of balances from earlier days', () => {
    const newest = at(19, 9, 41).toISOString()
    const balances = [at(19, 8).toISOString(), '2026-11-14T00:00:00Z', newest, null].map((balanceAsOf) => ({
      balanceAsOf,
    }))
    expect(newestAsOf(balances)).toEqual({ asOf: newest, olderCount: 1 })
  })

  it('is null if no balance has a moment', () => {
    expect(newestAsOf([{ balanceAsOf: null }])).toBeNull()
  })
})
