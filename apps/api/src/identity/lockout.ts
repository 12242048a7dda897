import { limits } from './limits.ts'

/** Five wrong tries within 15 minutes lock a user for 15 minutes. Source: Q-AUTH-2. */
export const { most: triesUntilLock, lasts: lockoutMs } = limits.lock

/**
 * Returns until when a user is locked, from the moments of the wrong tries that counted (oldest first; those made
 * during a lock are not counted, so that a lock cannot be kept alive). Null without a lock.
 */
export function lockedUntil(failures: readonly number[]): number | null {
  let until: number | null = null
  let recent: number[] = []
  for (const moment of failures) {
    if (until !== null && moment < until) continue
    recent = [...recent.filter((earlier) => moment - earlier < lockoutMs), moment]
    if (recent.length >= triesUntilLock) {
      until = moment + lockoutMs
      recent = []
    }
  }
  return until
}
