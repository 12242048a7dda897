import type { IsoDate } from '../calendar/iso-date.ts'

/** Notes go out from 8 AM to before 6 PM of the person's own time. */
const firstHour = 8
const hourAfterLast = 18

/** The zones between which most of the country lies: without a zone of the person, a note goes out where it is day in both. */
const outerZones = ['America/New_York', 'America/Los_Angeles'] as const

const hourMs = 3_600_000
const minuteMs = 60_000

/** A day and a time of day on a person's clock. */
export interface LocalMoment {
  readonly day: IsoDate
  /** 0 to 23. */
  readonly hour: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}

/** Whether a text names a time zone (IANA). */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns the day and the hour in a zone; without one, on the East coast, where the day begins first. */
export function localMoment(at: number, zone: string | null): LocalMoment {
  const parts = new Map(
    clockOf(zone ?? outerZones[0])
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}

/** Whether no note may go out at this moment: before 8 AM or from 6 PM on. */
export const isQuietHour = (at: number, zone: string | null): boolean =>
  (zone === null ? outerZones : [zone]).some((each) => {
    const { hour } = localMoment(at, each)
    return hour < firstHour || hour >= hourAfterLast
  })

/**
 * Returns the first moment of the next day's sending hours, in milliseconds since 1970; of today's, if they have not begun.
 *
 * @param spread minutes after the hour, so that not everybody's notes are written at once.
 */
export function nextSendingMoment(at: number, zone: string | null, spread = 0): number {
  let moment = at
  // Out of these hours first, and then into the next: a day has 23 to 25 hours, and zones are off by quarters of one.
  while (!isQuietHour(moment, zone)) moment += hourMs / 4
  while (isQuietHour(moment, zone)) moment += hourMs / 4
  return moment - (moment % (hourMs / 4)) + spread * minuteMs
}
