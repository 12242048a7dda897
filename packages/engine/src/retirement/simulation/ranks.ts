/**
 * Finds a few order statistics of many balances without sorting them: it counts them in buckets, and looks only into the
 * buckets in which a wanted one lies. The high half of a double's bits, read as a whole number, rises with the double (none
 * is negative here), so that a shift of it gives the bucket without a comparison. A sample says which range the buckets
 * should divide; what lies outside of it falls into the outermost ones.
 */

/** bucketCount is 2 to this power; figures written out, so that a bundle without the simulation can leave them out. */
const bucketBits = 11
const bucketCount = 2048
/** Balances of less than 2^-16 of the largest are left to the lowest bucket: sixteen times the step of an exponent, 2^20. */
const widestRange = 16_777_216
const sampleSize = 512
/** Where the high half of a double lies among its two halves. */
const highHalf = /* @__PURE__ */ ((): number => (new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0))()
/** Up to so many an insertion sort is quickest. */
const fewValues = 64

/** Working memory for columns of up to so many balances, reused from column to column. */
export interface RankScratch {
  readonly buckets: Uint16Array
  readonly counts: Int32Array
  /** For each bucket: 0, or one more than the first wanted rank's number that lies in it. */
  readonly slots: Uint8Array
  /** The balances of the wanted buckets, as they come, and the slot of each; then slot by slot. */
  readonly found: Float64Array
  readonly foundSlots: Uint8Array
  readonly gathered: Float64Array
}

export const rankScratch = (columnLength: number): RankScratch => ({
  buckets: new Uint16Array(columnLength),
  counts: new Int32Array(bucketCount),
  slots: new Uint8Array(bucketCount),
  found: new Float64Array(columnLength),
  foundSlots: new Uint8Array(columnLength),
  gathered: new Float64Array(columnLength),
})

/** A bucket with a wanted rank: where its values lie among the gathered ones, and the rank of its smallest. */
interface Slot {
  readonly begin: number
  end: number
  readonly firstRank: number
}

function rangeOf(halves: Int32Array): { low: number; shift: number } {
  const stride = 2 * Math.max(1, Math.floor(halves.length / 2 / sampleSize))
  let smallest = halves[highHalf] ?? 0
  let largest = smallest
  for (let index = highHalf; index < halves.length; index += stride) {
    const high = halves[index] ?? 0
    smallest = Math.min(smallest, high)
    largest = Math.max(largest, high)
  }
  const low = Math.max(smallest, largest - widestRange)
  return { low, shift: Math.max(0, 32 - Math.clz32(largest - low) - bucketBits) }
}

/** Puts every balance into a bucket: what is below the range into the first, what is above it into the last. */
function countBuckets(halves: Int32Array, { buckets, counts }: RankScratch): void {
  const { low, shift } = rangeOf(halves)
  const length = halves.length >> 1
  counts.fill(0)
  for (let index = 0; index < length; index++) {
    const above = ((halves[(index << 1) + highHalf] ?? 0) - low) >> shift
    const bucket = Math.max(0, Math.min(bucketCount - 1, above))
    buckets[index] = bucket
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
}

/** The slot of each rank; ranks that lie in one bucket share one. */
function slotsOf(ranks: readonly number[], { counts, slots }: RankScratch): Slot[] {
  slots.fill(0)
  let bucket = -1
  let passed = 0
  let inBucket = 0
  let begin = 0
  const wanted: Slot[] = []
  for (const rank of ranks) {
    const previous = wanted.at(-1)
    if (previous !== undefined && rank < passed + inBucket) {
      wanted.push(previous)
      continue
    }
    while (passed + inBucket <= rank) {
      passed += inBucket
      bucket++
      inBucket = counts[bucket] ?? 0
    }
    slots[bucket] = wanted.push({ begin, end: begin, firstRank: passed })
    begin += inBucket
  }
  return wanted
}

/** Picks out the balances of the wanted buckets; gives how many there are. */
function pick(column: Float64Array, { buckets, slots, found, foundSlots }: RankScratch): number {
  let count = 0
  for (let index = 0; index < column.length; index++) {
    const slot = slots[buckets[index] ?? 0] ?? 0
    if (slot === 0) continue
    found[count] = column[index] ?? 0
    foundSlots[count] = slot
    count++
  }
  return count
}

function gather(count: number, wanted: readonly Slot[], { found, foundSlots, gathered }: RankScratch): void {
  for (let index = 0; index < count; index++) {
    const slot = wanted[(foundSlots[index] ?? 0) - 1]
    if (slot !== undefined) gathered[slot.end++] = found[index] ?? 0
  }
  for (const { begin, end } of new Set(wanted)) sortInPlace(gathered.subarray(begin, end))
}

/** Moves the smallest value, and all that equal it, to the front; gives how many there are. */
function smallestFirst(values: Float64Array): number {
  const smallest = values.reduce((least, value) => Math.min(least, value))
  let count = 0
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0
    if (value !== smallest) continue
    values[index] = values[count] ?? 0
    values[count] = value
    count++
  }
  return count
}

/** Many values in one bucket are mostly one and the same: nothing, where funds have run out. */
function sortInPlace(values: Float64Array): void {
  if (values.length > fewValues) {
    values.subarray(smallestFirst(values)).sort()
    return
  }
  for (let index = 1; index < values.length; index++) {
    const value = values[index] ?? 0
    let place = index - 1
    for (; place >= 0 && (values[place] ?? 0) > value; place--) values[place + 1] = values[place] ?? 0
    values[place + 1] = value
  }
}

/**
 * The values that would stand at these places (ascending, from 0) if the balances were sorted; they stay as they are. They
 * must be 0 or more, and no more than the scratch is for.
 */
export function valuesAtRanks(balances: Float64Array, ranks: readonly number[], scratch: RankScratch): number[] {
  countBuckets(new Int32Array(balances.buffer, balances.byteOffset, 2 * balances.length), scratch)
  const wanted = slotsOf(ranks, scratch)
  gather(pick(balances, scratch), wanted, scratch)
  return ranks.map((rank, index) => {
    const { begin = 0, firstRank = 0 } = wanted[index] ?? {}
    return scratch.gathered[begin + rank - firstRank] ?? 0
  })
}
