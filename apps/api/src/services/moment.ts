import type { Clock } from '../parts.ts'

/** Returns the present moment as stored and sent: `2026-11-21T09:41:00.000Z`. */
export const presentMoment = (clock: Clock): string => new Date(clock.now()).toISOString()

/** Converts a day to the API's form: `2026-11-21T00:00:00Z`. */
export const toWireDate = (day: string): string => `${day}T00:00:00Z`

/** Returns the day of a day or moment that was sent; a moment's day is its day in UTC. */
export const toDay = (wire: string): string => wire.slice(0, 10)
