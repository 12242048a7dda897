import { normalQuantile } from './normal-quantile.ts'
import { exponential, logarithm } from './steady-math.ts'

/** Thirty-two random bits select a return: one bit the half of the distribution, thirty-one the depth in its tail. */
const outcomes = 4_294_967_296
/** Segments for each halving of the tail. The deepest values (five bits) have an entry each. */
const perOctave = 16
const single = 32
/** Segments of one half: the single values, then sixteen for each of the other twenty-six bits. */
export const segmentsPerHalf = 448
/** Numbers of a segment in the table: the coefficients of a cubic, from the constant up. */
const segmentSize = 4

/** Returns the first tail value of a segment. Segments have no gaps. */
const segmentStart = (segment: number): number =>
  segment < single ? segment : (perOctave + (segment % perOctave)) * 2 ** (Math.floor(segment / perOctave) - 1)

/**
 * A point in the lower tail of the standard normal distribution. All tables share them.
 */
interface Node {
  /** Standard deviations below the mean, negative. */
  readonly deviate: number
  /** The deviate's increase from one tail value to the next. */
  readonly slope: number
}

function nodeAt(tailValue: number): Node {
  const deviate = normalQuantile(tailValue / outcomes)
  const density = exponential((-deviate * deviate) / 2) / Math.sqrt(2 * Math.PI)
  return { deviate, slope: 1 / (density * outcomes) }
}

const middle: Node = { deviate: 0, slope: 0 }

let nodesOfTail: readonly Node[] | undefined

/**
 * Returns the nodes of all segments: the middle of each single value, then the start of each segment and the end of the
 * last. They are the same for every simulation.
 */
export const tailNodes = (): readonly Node[] =>
  (nodesOfTail ??= Array.from({ length: segmentsPerHalf + 1 }, (_, segment) =>
    nodeAt(segment < single ? segmentStart(segment) + 0.5 : segmentStart(segment)),
  ))

/**
 * Writes the cubic that has the value and slope of both ends of a segment, as a polynomial of the tail value's place in
 * the segment (0, 1, …), each at its middle. Slopes are per segment.
 */
function writeCubic(
  table: Float64Array,
  place: number,
  width: number,
  from: number,
  to: number,
  slopeFrom: number,
  slopeTo: number,
): void {
  const square = 3 * (to - from) - 2 * slopeFrom - slopeTo
  const cube = 2 * (from - to) + slopeFrom + slopeTo
  const step = 1 / width
  const half = step / 2
  table[place] = from + half * (slopeFrom + half * (square + half * cube))
  table[place + 1] = step * (slopeFrom + half * (2 * square + half * 3 * cube))
  table[place + 2] = step * step * (square + 3 * half * cube)
  table[place + 3] = step * step * step * cube
}

/**
 * Rewrites a segment's cubic as one of the tail value itself, not of its place in the segment: same values, fewer
 * operations.
 */
function rebase(table: Float64Array, place: number, start: number): void {
  const slope = table[place + 1] ?? 0
  const square = table[place + 2] ?? 0
  const cube = table[place + 3] ?? 0
  table[place] = (table[place] ?? 0) - start * (slope - start * (square - start * cube))
  table[place + 1] = slope - start * (2 * square - 3 * start * cube)
  table[place + 2] = square - 3 * start * cube
}

/** Returns the sum of a segment's cubic over all its tail values. */
function segmentSum(table: Float64Array, place: number, width: number): number {
  const ones = (width * (width - 1)) / 2
  const squares = (ones * (2 * width - 1)) / 3
  return (
    (table[place] ?? 0) * width +
    (table[place + 1] ?? 0) * ones +
    (table[place + 2] ?? 0) * squares +
    (table[place + 3] ?? 0) * ones * ones
  )
}

/**
 * Returns a year's growth (1 + return) for every thirty-two random bits, as cubics through the quantiles of the
 * lognormal distribution with this mean and standard deviation (`volatility`). Accurate to about 1e-7 of each value,
 * and scaled so that the mean over all 2^32 outcomes is exact. The lower half comes first, then the upper one,
 * mirrored.
 */
export function growthTable(mean: number, volatility: number, nodes: readonly Node[]): Float64Array {
  const deviation = Math.sqrt(logarithm(1 + (volatility * volatility) / (mean * mean)))
  const table = new Float64Array(2 * segmentsPerHalf * segmentSize)
  let total = 0
  for (const side of [1, -1]) {
    const first = side === 1 ? 0 : segmentsPerHalf
    let to = 0
    let slopeTo = 0
    for (let segment = segmentsPerHalf; segment >= 0; segment--) {
      const { deviate, slope } = nodes[segment] ?? middle
      const from = exponential(side * deviation * deviate)
      const slopeFrom = side * from * deviation * slope
      if (segment < segmentsPerHalf) {
        const place = (first + segment) * segmentSize
        const width = segmentStart(segment + 1) - segmentStart(segment)
        if (segment < single) table[place] = from
        else writeCubic(table, place, width, from, to, slopeFrom * width, slopeTo * width)
        total += segmentSum(table, place, width)
        rebase(table, place, segmentStart(segment))
      }
      to = from
      slopeTo = slopeFrom
    }
  }
  // A lognormal quantile also has the factor mean · e^(−deviation² / 2). It is left out above because the scale
  // includes it exactly.
  const scale = mean / (total / outcomes)
  for (let place = 0; place < table.length; place++) table[place] = (table[place] ?? 0) * scale
  return table
}
