import { firstDay, isTimeZone, language, type Period } from '@evenkeel/engine'

const writers = new Map<string, Intl.DateTimeFormat>()

/** Writes a moment, in milliseconds since 1970, in the language of the mail. */
function write(at: number, style: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(style)}`
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(language, style)
  writers.set(key, writer)
  return writer.format(at)
}

const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const
const minute = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** Returns `Monday, November 23, 2026 at 4:30 AM EST`; in UTC for a person whose time zone is not known. */
export const dayAndTime = (at: number, timeZone: string | null): string =>
  write(at, { ...minute, timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC' })

/** Returns `Tuesday, November 3, 2026`, by UTC. */
export const longDay = (at: number): string => write(at, { ...day, timeZone: 'UTC' })

/** Returns `November` for `2026-11`. */
export const longMonth = (period: Period): string =>
  write(Date.parse(firstDay(period)), { month: 'long', timeZone: 'UTC' })
