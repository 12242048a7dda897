import { randomFillSync } from 'node:crypto'
import type { RandomSource } from '../parts.ts'

/** Enough for two hundred ids: to ask the system once costs as much for all of them as for one. */
const POOL_BYTES = 4096

/** The system's unpredictable bytes, fetched many at a time. What was handed out is wiped from the pool, and never comes again. */
export function makeSystemRandom(): RandomSource {
  const pool = new Uint8Array(POOL_BYTES)
  let used = POOL_BYTES
  return {
    bytes(count) {
      if (count > POOL_BYTES) return randomFillSync(new Uint8Array(count))
      if (used + count > POOL_BYTES) {
        randomFillSync(pool)
        used = 0
      }
      const bytes = pool.slice(used, used + count)
      pool.fill(0, used, used + count)
      used += count
      return bytes
    },
  }
}
