import { createHash } from 'node:crypto'
import type { Clock, RandomSource } from '../src/parts.ts'

/**
 * A tenth of a millisecond instead of a sixth of a second: the cost is stored with the hash, so the code is the same.
 */
export const testCost = { n: 2, r: 1, p: 1 }

/** A clock that a test sets; it does not advance by itself. */
export interface TestClock extends Clock {
  set(moment: string): void
  advance(milliseconds: number): void
}

/** Creates a clock that shows the given moment: `2026-11-21T12:00:00Z`. */
export function createTestClock(moment = '2026-11-21T12:00:00Z'): TestClock {
  let now = Date.parse(moment)
  return {
    now: () => now,
    set: (next) => void (now = Date.parse(next)),
    advance: (milliseconds) => void (now += milliseconds),
  }
}

/** Returns bytes that look random and are the same in every run. */
export function createTestRandom(seed = 'test'): RandomSource {
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
