import { segmentsPerHalf } from './growth-table.ts'

/** More than a table has segments, and a power of two. The figure is a literal, so that a bundle without the simulation can drop it. */
const segmentRoom = 1024
const segmentMask = 1023

/**
 * The four coefficients of the table in use. They are constants, and every index into them is masked: so the compiler knows where they
 * lie and that no index is beyond their end, and the loops below check neither.
 */
const constants = /* @__PURE__ */ new Float64Array(segmentRoom)
const slopes = /* @__PURE__ */ new Float64Array(segmentRoom)
const squares = /* @__PURE__ */ new Float64Array(segmentRoom)
const cubes = /* @__PURE__ */ new Float64Array(segmentRoom)
let inUse: Float64Array | undefined

function putInUse(table: Float64Array): void {
  if (inUse === table) return
  for (let segment = 0; segment < 2 * segmentsPerHalf; segment++) {
    constants[segment] = table[4 * segment] ?? 0
    slopes[segment] = table[4 * segment + 1] ?? 0
    squares[segment] = table[4 * segment + 2] ?? 0
    cubes[segment] = table[4 * segment + 3] ?? 0
  }
  inUse = table
}

/**
 * A stream of random 32-bit numbers: three words of state and a counter. The generator is Doty-Humphrey's sfc32, which
 * needs only integer sums and shifts; `stepPaths` draws from it.
 */
export type RandomState = Int32Array

/** Mixes the bits of a word, so that each depends on all (Wellons' lowbias32). */
function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x7feb_352d)
  const twice = Math.imul(once ^ (once >>> 15), 0x846c_a68b)
  return twice ^ (twice >>> 16)
}

/**
 * Returns a stream that depends on all 53 bits of a seed. Throws a RangeError when the seed is not a whole number of at
 * most 53 bits.
 */
export function seededRandom(seed: number): RandomState {
  if (!Number.isSafeInteger(seed)) throw new RangeError('seed must be a whole number')
  const a = mixed((seed | 0) ^ 0x2545_f491)
  const b = mixed(a ^ Math.floor(seed / 2 ** 32))
  return Int32Array.of(a, b, mixed(b + 1), 1)
}

/** A year of a plan that every path goes through. */
export interface PathYear {
  /** Dollars that the fund must pay (or receives, if negative) at the start of the year. */
  readonly draw: number
  /** Dollars added at the end of the year, with the lump sums of the next year. */
  readonly added: number
  /** Growth by random bits, from `growthTable`. */
  readonly table: Float64Array
}

/** The same for a year in which nothing is drawn: no path falls short. */
function growPaths({ draw, added }: PathYear, balances: Float64Array, state: RandomState): void {
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
    const place = ((shift << 4) + (tail >> shift) + (-(random & 1) & segmentsPerHalf)) & segmentMask
    const growth =
      (constants[place] ?? 0) +
      tail * ((slopes[place] ?? 0) + tail * ((squares[place] ?? 0) + tail * (cubes[place] ?? 0)))
    balances[path] = ((balances[path] ?? 0) - draw) * growth + added
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = counter
}

/** Simulates a year in which the fund pays. (x + |x|) / 2 is x if positive, else 0. */
function drawPaths(
  { draw, added }: PathYear,
  balances: Float64Array,
  shortfalls: Float64Array,
  state: RandomState,
): void {
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
    const place = ((shift << 4) + (tail >> shift) + (-(random & 1) & segmentsPerHalf)) & segmentMask
    const growth =
      (constants[place] ?? 0) +
      tail * ((slopes[place] ?? 0) + tail * ((squares[place] ?? 0) + tail * (cubes[place] ?? 0)))
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

/**
 * Simulates one year of every path: writes its next balance, and adds twice the amount that it could not pay to its
 * shortfall.
 *
 * Its two loops are the innermost ones of the simulation. Each is written out, because that makes it half as fast again. No
 * branch depends on chance, so processors mispredict none. They draw their own random numbers, so that drawing the next one
 * and growing by the last one overlap. One bit of a number selects the half of the distribution. The others are a value of
 * its tail; their leading bits select its segment in the table.
 */
export function stepPaths(year: PathYear, balances: Float64Array, shortfalls: Float64Array, state: RandomState): void {
  putInUse(year.table)
  if (year.draw > 0) drawPaths(year, balances, shortfalls, state)
  else growPaths(year, balances, state)
}
