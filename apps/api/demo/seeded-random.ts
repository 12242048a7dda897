/** Numbers in [0, 1) that look random and are the same on every machine (mulberry32). */
export type SeededRandom = () => number

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** An amount some percent up or down, in whole cents and never 0. */
export function vary(random: SeededRandom, cents: number, spread: number): number {
  const factor = 1 - spread + 2 * spread * random()
  return Math.sign(cents) * Math.max(1, Math.round(Math.abs(cents) * factor))
}
