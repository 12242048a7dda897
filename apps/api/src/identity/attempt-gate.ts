import { tooMany } from '../errors.ts'
import type { Clock } from '../parts.ts'

/** As many wrong tries at once, and after that one in each span. */
export interface GateLimits {
  readonly atOnce: number
  readonly oneIn: number
}

/** A try that was let in; it has to be settled. */
export interface Admission {
  /** A wrong try stays counted; any other leaves no trace. */
  settle(wasWrong: boolean): void
}

/**
 * The cheap first door: in memory, before anything is hashed or asked of the database, so that a flood costs next to nothing.
 * Whoever gives right passwords never meets it.
 */
export interface AttemptGate {
  /** @throws ApiError 429 with the seconds until the next try is let in. */
  enter(subject: string, limits: GateLimits): Admission
}

/** Beyond these the longest unused are forgotten. */
const MOST_SUBJECTS = 20_000

interface Bucket {
  tries: number
  at: number
}

export function makeAttemptGate(clock: Clock): AttemptGate {
  const buckets = new Map<string, Bucket>()

  const bucketOf = (subject: string, { atOnce, oneIn }: GateLimits): Bucket => {
    const now = clock.now()
    const known = buckets.get(subject)
    const tries = known ? Math.min(atOnce, known.tries + Math.max(0, now - known.at) / oneIn) : atOnce
    const bucket = { tries, at: now }
    // Put in again, so that the first of the map is the one that was used the longest ago.
    buckets.delete(subject)
    buckets.set(subject, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > MOST_SUBJECTS && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }

  return {
    enter(subject, limits) {
      const bucket = bucketOf(subject, limits)
      if (bucket.tries < 1) throw tooMany(Math.ceil(((1 - bucket.tries) * limits.oneIn) / 1_000))
      bucket.tries -= 1
      return {
        settle(wasWrong) {
          const current = buckets.get(subject)
          if (wasWrong || !current) return
          if (current.tries + 1 >= limits.atOnce) buckets.delete(subject)
          else current.tries += 1
        },
      }
    },
  }
}
