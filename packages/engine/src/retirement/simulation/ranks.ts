/**
 * Finds a few order statistics of many balances without sorting them. One pass puts every balance into a bucket and chains
 * it to the previous one there. Only chains that contain a wanted balance are sorted. The high half of a double's bits, read
 * as an integer, increases with the double (none is negative here), so shifting it yields the bucket without a comparison.
 * A sample decides the range that the buckets divide; balances outside of it go to the first and the last bucket.
 */

/**
 * There are 2 to this power buckets. The figures are literals, so that a bundle without the simulation can drop them.
 */
const bucketBits = 11
const bucketCount = 2048
/** Balances below 2^-16 of the largest go to the lowest bucket: sixteen times the step of an exponent, 2^20. */
const widestRange = 16_777_216
const sampleSize = 512
/** The index of a double's high half among its two halves. */
const highHalf = /* @__PURE__ */ ((): number => (new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0))()
/** Up to this number of values an insertion sort is fastest. */
const fewValues = 64

/**
 * For each bucket the count of its balances, then the index of the last one. A constant that each column fills again, so that the loop
 * below checks neither where it lies nor an index into it.
 */
const buckets = /* @__PURE__ */ new Int32Array(4096)

/** Buffers for columns up to a fixed number of balances; reused for each column. */
export interface RankScratch {
  /** For each balance the index of the previous one in its bucket. */
  readonly before: Int32Array
  readonly values: Float64Array
}

export const rankScratch = (columnLength: number): RankScratch => ({
  before: new Int32Array(columnLength),
  values: new Float64Array(columnLength),
})

/** Returns the high half of each balance, at every second index. */
const toHighHalves = (balances: Float64Array): Int32Array =>
  new Int32Array(balances.buffer, balances.byteOffset + 4 * highHalf, 2 * balances.length - highHalf)

function findRange(halves: Int32Array): { low: number; shift: number } {
  const stride = 2 * Math.max(1, Math.floor(halves.length / 2 / sampleSize))
  let smallest = halves[0] ?? 0
  let largest = smallest
  for (let index = 0; index < halves.length; index += stride) {
    const high = halves[index] ?? 0
    smallest = Math.min(smallest, high)
    largest = Math.max(largest, high)
  }
  const low = Math.max(smallest, largest - widestRange)
  return { low, shift: Math.max(0, 32 - Math.clz32(largest - low) - bucketBits) }
}

/** Puts every balance into a bucket: those below the range into the first, those above it into the last. */
function fillBuckets(halves: Int32Array, { before }: RankScratch): void {
  const { low, shift } = findRange(halves)
  const count = (halves.length + 1) >> 1
  buckets.fill(0)
  for (let place = 0; place < count; place++) {
    const above = ((halves[place << 1] ?? 0) - low) >> shift
    const bucket = Math.max(0, Math.min(bucketCount - 1, above)) << 1
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
    before[place] = buckets[bucket + 1] ?? 0
    buckets[bucket + 1] = place
  }
}

/** Sorts the balances of a chain by insertion. */
function sortChain(balances: Float64Array, { before, values }: RankScratch, last: number, count: number): void {
  let next = last
  for (let index = 0; index < count; index++) {
    const value = balances[next] ?? 0
    next = before[next] ?? 0
    let place = index
    for (; place > 0; place--) {
      const lower = values[place - 1] ?? 0
      if (lower <= value) break
      values[place] = lower
    }
    values[place] = value
  }
}

/**
 * Sorts a long chain. Most of many balances in one bucket are equal (0, if funds have run out), so the smallest are
 * only counted until the others are sorted.
 */
function sortLongChain(balances: Float64Array, { before, values }: RankScratch, last: number, count: number): void {
  let least = balances[last] ?? 0
  let times = 0
  let others = 0
  let next = last
  for (let index = 0; index < count; index++) {
    const value = balances[next] ?? 0
    next = before[next] ?? 0
    if (value === least) times++
    else if (value > least) values[others++] = value
    else {
      values.fill(least, others, others + times)
      others += times
      least = value
      times = 1
    }
  }
  values.subarray(0, others).sort()
  values.copyWithin(times, 0, others)
  values.fill(least, 0, times)
}

/**
 * Returns the balances that would be at these indexes (ascending, from 0) after sorting; does not change their order.
 * Balances must be 0 or more, and at most as many as the scratch is for.
 */
export function valuesAtRanks(balances: Float64Array, ranks: readonly number[], scratch: RankScratch): number[] {
  const { values } = scratch
  fillBuckets(toHighHalves(balances), scratch)
  let bucket = -2
  let passed = 0
  let inBucket = 0
  return ranks.map((rank) => {
    if (rank >= passed + inBucket) {
      while (passed + inBucket <= rank) {
        passed += inBucket
        bucket += 2
        inBucket = buckets[bucket] ?? 0
      }
      const sort = inBucket > fewValues ? sortLongChain : sortChain
      sort(balances, scratch, buckets[bucket + 1] ?? 0, inBucket)
    }
    return values[rank - passed] ?? 0
  })
}
