import type { Clock } from '../../apps/api/src/parts.ts'

/** The day of every story, a Thursday. */
export const today = '2026-11-19'

/** A fixed time, so that a story looks the same tomorrow. */
export const clock: Clock = { now: () => Date.parse(`${today}T17:41:00Z`) }
