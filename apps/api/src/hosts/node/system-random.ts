import { randomFillSync } from 'node:crypto'
import type { RandomSource } from '../../parts.ts'

/** Enough for two hundred ids: asking the system once costs as much for all of them as for one. */
const poolBytes = 4096

/**
 * Returns a source of the system's unpredictable bytes, fetched many at a time. Returned bytes are wiped from the pool
 * and never used again.
 */
export function createSystemRandom(): RandomSource {
  const pool = new Uint8Array(poolBytes)
  let used = poolBytes
  return {
    bytes(count) {
      if (count > poolBytes) return randomFillSync(new Uint8Array(count))
      if (used + count > poolBytes) {
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
