import { tooMany } from '../errors.ts'
import type { Clock } from '../parts.ts'

/** `atOnce` wrong tries at once, and after that one in each `oneIn` milliseconds. */
interface GateLimits {
  readonly atOnce: number
  readonly oneIn: number
}

/** An admitted try; the caller must settle it. */
export interface Admission {
  /** Keeps a wrong try counted; forgets any other. */
  settle(wasWrong: boolean): void
}

/**
 * The cheap first check: in memory, before any hashing or query, so that a flood costs next to nothing. People who type
 * the right password are never refused by it.
 */
export interface AttemptGate {
  /** @throws ApiError 429 with the seconds until the next try is admitted. */
  enter(subject: string, limits: GateLimits): Admission
  /** Adds wrong tries to a subject, up to `most` in all. */
  credit(subject: string, limits: GateLimits, more: { readonly tries: number; readonly most: number }): void
}

/** With more subjects than this, the least recently used are forgotten. */
const maxSubjects = 20_000

interface Bucket {
  tries: number
  at: number
}

export function createAttemptGate(clock: Clock): AttemptGate {
  const buckets = new Map<string, Bucket>()

  const bucketOf = (subject: string, { atOnce, oneIn }: GateLimits): Bucket => {
    const now = clock.now()
    const known = buckets.get(subject)
    const regained = known ? known.tries + Math.max(0, now - known.at) / oneIn : atOnce
    // Tries that were credited stay beyond what comes back with time.
    const tries = Math.max(known?.tries ?? 0, Math.min(atOnce, regained))
    const bucket = { tries, at: now }
    // Inserted again, so that the first entry of the map is the least recently used.
    buckets.delete(subject)
    buckets.set(subject, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > maxSubjects && oldest !== undefined) buckets.delete(oldest)
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
          if (current.tries + 1 === limits.atOnce) buckets.delete(subject)
          else current.tries += 1
        },
      }
    },
    credit(subject, limits, { tries, most }) {
      const bucket = bucketOf(subject, limits)
      bucket.tries = Math.max(bucket.tries, Math.min(most, bucket.tries + tries))
    },
  }
}
