/** Five wrong tries within 15 minutes lock a user for 15 minutes. Source: Q-AUTH-2. */
export const triesUntilLock = 5
export const lockoutMs = 15 * 60_000

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
