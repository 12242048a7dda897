import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuietHour, isTimeZone, localMoment, nextSendingMoment } from './sending-hours.ts'

const at = (text: string) => Date.parse(text)
const portland = 'America/Los_Angeles'

describe('the hours in which notes go out', () => {
  it('are 8 AM to before 6 PM of the person’s own time', () => {
    expect(isQuietHour(at('2026-11-17T15:59:00Z'), portland)).toBe(true)
    expect(isQuietHour(at('2026-11-17T16:00:00Z'), portland)).toBe(false)
    expect(isQuietHour(at('2026-11-18T01:59:00Z'), portland)).toBe(false)
    expect(isQuietHour(at('2026-11-18T02:00:00Z'), portland)).toBe(true)
  })

  it('without a zone are those in which it is day on both coasts', () => {
    // 8 AM in New York is 5 AM in Los Angeles.
    expect(isQuietHour(at('2026-11-17T13:00:00Z'), null)).toBe(true)
    expect(isQuietHour(at('2026-11-17T16:00:00Z'), null)).toBe(false)
    expect(isQuietHour(at('2026-11-17T23:00:00Z'), null)).toBe(true)
  })

  it('belong to the person’s own day', () => {
    expect(localMoment(at('2026-12-01T03:00:00Z'), portland)).toEqual({ day: '2026-11-30', hour: 19 })
  })

  it('begin next at 8 AM, through the nights on which clocks change', () => {
    const next = (from: string) => new Date(nextSendingMoment(at(from), portland)).toISOString()
    expect(next('2026-11-17T20:10:00Z')).toBe('2026-11-18T16:00:00.000Z')
    expect(next('2026-11-17T10:07:00Z')).toBe('2026-11-17T16:00:00.000Z')
    // Summer time ends on November 1, 2026, and begins on March 14, 2027.
    expect(next('2026-11-01T02:00:00Z')).toBe('2026-11-01T16:00:00.000Z')
    expect(next('2027-03-14T02:00:00Z')).toBe('2027-03-14T15:00:00.000Z')
  })

  it('are never quiet at the next moment, which is within a day and a half', () => {
    const zones = fc.constantFrom(portland, 'Asia/Kathmandu', 'Pacific/Honolulu', 'America/St_Johns', null)
    const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') })
    fc.assert(
      fc.property(moments, zones, fc.nat(59), (moment, zone, spread) => {
        const next = nextSendingMoment(moment, zone, spread)
        expect(isQuietHour(next, zone)).toBe(false)
        expect(next).toBeGreaterThan(moment)
        expect(next - moment).toBeLessThan(36 * 3_600_000)
      }),
    )
  })
})

it('a time zone is one that the calendar knows', () => {
  expect(['America/Denver', 'UTC', '', 'America/Nowhere', '../etc'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
