import type { Clock } from '../../apps/api/src/parts.ts'

/** The day of every story, a Thursday. */
export const TODAY = '2026-11-19'

/** Stands still, so that a story looks the same tomorrow. */
export const clock: Clock = { now: () => Date.parse(`${TODAY}T17:41:00Z`) }
