/** Random numbers that are the same for the same seed (mulberry32), so that a failed campaign can be repeated. */
export interface Seeded {
  /** Returns a whole number from `least` to `most`, both inclusive. */
  between(least: number, most: number): number
  /** Returns true with a probability of `percent` in 100. */
  inPercent(percent: number): boolean
}

/** @param seed any whole number from 0 to 2^32 - 1. */
export function createSeeded(seed: number): Seeded {
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
