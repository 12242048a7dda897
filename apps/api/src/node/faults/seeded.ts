/** Chance that comes out the same for the same seed (mulberry32), so that a campaign that failed can be run again. */
export interface Seeded {
  /** A whole number from `least` to `most`, both among them. */
  between(least: number, most: number): number
  /** True in so many of a hundred cases. */
  inPercent(percent: number): boolean
}

/** @param seed any whole number from 0 to 2^32 - 1. */
export function makeSeeded(seed: number): Seeded {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { between, inPercent: (percent) => between(1, 100) <= percent }
}
