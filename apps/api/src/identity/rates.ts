import type { Clock } from '../parts.ts'

/** A number in a minute, all at once if need be; what is used up comes back evenly. */
export interface Rates {
  /** Takes one. Returns undefined, or in how many seconds there is one again. */
  take(name: string): number | undefined
}

const minuteMs = 60_000
/** With more names than this, the least recently used are forgotten. */
const maxNames = 20_000

/** Creates rates of a number a minute for each name, in memory. */
export function createRates(clock: Clock, inMinute: number): Rates {
  const oneInMs = minuteMs / inMinute
  const known = new Map<string, { left: number; at: number }>()
  return {
    take(name) {
      const now = clock.now()
      const { left, at } = known.get(name) ?? { left: inMinute, at: now }
      const have = Math.min(inMinute, left + Math.max(0, now - at) / oneInMs)
      // Set again, so that the first of the map is the least recently used.
      known.delete(name)
      known.set(name, { left: have < 1 ? have : have - 1, at: now })
      const [oldest] = known.keys()
      if (known.size > maxNames && oldest !== undefined) known.delete(oldest)
      return have < 1 ? Math.ceil(((1 - have) * oneInMs) / 1_000) : undefined
    },
  }
}
