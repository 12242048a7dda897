/** Five wrong tries within 15 minutes lock a user for 15 minutes. Source: open question Q-AUTH-2. */
const TRIES = 5
export const LOCKOUT_MS = 15 * 60_000

/**
 * Until when a user is locked, seen from the moments of the wrong tries that counted (oldest first; those made during a lock
 * are not counted, so that nobody can keep a lock alive). Null where no lock came about.
 */
export function lockedUntil(failures: readonly number[]): number | null {
  let until: number | null = null
  let recent: number[] = []
  for (const moment of failures) {
    if (until !== null && moment < until) continue
    recent = [...recent.filter((earlier) => moment - earlier < LOCKOUT_MS), moment]
    if (recent.length >= TRIES) {
      until = moment + LOCKOUT_MS
      recent = []
    }
  }
  return until
}
