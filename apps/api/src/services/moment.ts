import type { Clock } from '../parts.ts'

/** The present moment as it is stored and sent: `2026-11-21T09:41:00.000Z`. */
export const nowOf = (clock: Clock): string => new Date(clock.now()).toISOString()

/** A day as it is sent: `2026-11-21T00:00:00Z`. */
export const toWireDate = (day: string): string => `${day}T00:00:00Z`

/** The day of what was sent: a day or a moment, whose day in UTC is meant. */
export const toDay = (wire: string): string => wire.slice(0, 10)
