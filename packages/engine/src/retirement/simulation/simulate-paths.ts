import { segmentsPerHalf } from './growth-table.ts'
import type { RandomState } from './random-bits.ts'

/** A year of a plan as every path goes through it. */
export interface PathYear {
  /** Dollars that the fund must give (or gets, when negative) at the start of the year. */
  readonly draw: number
  /** Dollars that join it at the end, lump sums of the next year among them. */
  readonly added: number
  /** Growth by random bits, as `growthTable` makes it. */
  readonly table: Float64Array
}

/**
 * Takes every path through one year: its balance becomes the next one, and twice what could not be covered is added to its
 * shortfall.
 *
 * The innermost loop of the simulation, written out in one piece because that makes it half as fast again. It has no branch
 * that depends on chance, so that no processor ever guesses wrong: (x + |x|) / 2 is x where that is positive and else 0. It
 * draws its random numbers itself, so that drawing the next one and growing by the last one overlap. Of a number's bits one
 * is the half of the distribution; the others are a value of its tail, whose leading bits are its segment in the table.
 */
export function stepPaths(year: PathYear, balances: Float64Array, shortfalls: Float64Array, state: RandomState): void {
  const { draw, added, table } = year
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let counter = state[3] ?? 0
  for (let path = 0; path < balances.length; path++) {
    const random = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + random) | 0
    const tail = random >>> 1
    const shift = 27 - Math.clz32(tail | 16)
    const place = ((shift << 4) + (tail >> shift) + (-(random & 1) & segmentsPerHalf)) << 2
    const growth =
      (table[place] ?? 0) +
      tail * ((table[place + 1] ?? 0) + tail * ((table[place + 2] ?? 0) + tail * (table[place + 3] ?? 0)))
    const left = (balances[path] ?? 0) - draw
    const magnitude = Math.abs(left)
    balances[path] = 0.5 * (left + magnitude) * growth + added
    shortfalls[path] = (shortfalls[path] ?? 0) + (magnitude - left)
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = counter
}
