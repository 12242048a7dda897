import { createHash } from 'node:crypto'
import type { Clock, RandomSource } from '../parts.ts'

/** A tenth of a millisecond instead of a sixth of a second: the cost is kept with the hash, so the code is the same. */
export const TEST_COST = { n: 2, r: 1, p: 1 }

/** A clock that a test sets; it stands still until then. */
export interface TestClock extends Clock {
  set(moment: string): void
  advance(milliseconds: number): void
}

/** Stands at the given moment: `2026-11-21T12:00:00Z`. */
export function makeTestClock(moment = '2026-11-21T12:00:00Z'): TestClock {
  let now = Date.parse(moment)
  return {
    now: () => now,
    set: (next) => void (now = Date.parse(next)),
    advance: (milliseconds) => void (now += milliseconds),
  }
}

/** Bytes that look random and are the same in every run. */
export function makeTestRandom(seed = 'test'): RandomSource {
  let counter = 0
  const block = () =>
    createHash('sha256')
      .update(`${seed}:${(counter += 1)}`)
      .digest()
  return {
    bytes(count) {
      const blocks = Array.from({ length: Math.ceil(count / 32) }, block)
      return new Uint8Array(Buffer.concat(blocks).subarray(0, count))
    },
  }
}
