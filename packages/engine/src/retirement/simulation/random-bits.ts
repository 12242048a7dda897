/**
 * A stream of random numbers of thirty-two bits each: Doty-Humphrey's sfc32, which is nothing but integer sums and shifts.
 * Three words of state and a counter; `stepPaths` draws from it.
 */
export type RandomState = Int32Array

/** Spreads every bit of a word over all of it (Wellons' lowbias32). */
function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x7feb_352d)
  const twice = Math.imul(once ^ (once >>> 15), 0x846c_a68b)
  return twice ^ (twice >>> 16)
}

/** A stream that depends on all 53 bits of a seed. Throws a RangeError when it is no whole number of at most 53 bits. */
export function seededRandom(seed: number): RandomState {
  if (!Number.isSafeInteger(seed)) throw new RangeError('seed must be a whole number')
  const a = mixed((seed | 0) ^ 0x2545_f491)
  const b = mixed(a ^ Math.floor(seed / 2 ** 32))
  return Int32Array.of(a, b, mixed(b + 1), 1)
}
