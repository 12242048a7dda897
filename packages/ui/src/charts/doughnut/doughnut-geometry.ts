const RING = 24
const GAP = 2
const LEAST_ARC = 2

/** One part of a whole, in dollars; its colour belongs to its id, never to its rank. */
export type DoughnutSlice = { id: string; label: string; value: number; color: string }

/** Where a slice lies on the ring: radians clockwise from the top. */
export type SliceArc = { id: string; index: number; startAngle: number; endAngle: number }

export type DoughnutLayout = {
  outerRadius: number
  innerRadius: number
  /** d3's way to ask for a gap that is `GAP` px wide from the inner to the outer edge. */
  padAngle: number
  padRadius: number
  arcs: SliceArc[]
}

/**
 * Lays slices around a ring of `size` px across, in their own order. Slices that are not above 0 (refunds exceed the
 * spending) have no arc, and the others share the ring; one alone closes it without a gap. A slice too thin to be seen
 * beside its gap is drawn 2 px long at the cost of the larger ones.
 */
export function layOutDoughnut(slices: readonly DoughnutSlice[], size: number): DoughnutLayout {
  const outerRadius = size / 2
  const innerRadius = Math.max(0, outerRadius - RING)
  const padRadius = (outerRadius + innerRadius) / 2
  const drawn = slices.flatMap(({ id, value }, index) => (value > 0 ? [{ id, index, value }] : []))
  const padAngle = drawn.length > 1 ? GAP / padRadius : 0
  const sweeps = sweepsOf(
    drawn.map(({ value }) => value),
    (GAP + LEAST_ARC) / padRadius,
  )
  let startAngle = 0
  const arcs = drawn.map(({ id, index }, place) => {
    const endAngle = startAngle + (sweeps[place] ?? 0)
    const arc = { id, index, startAngle, endAngle }
    startAngle = endAngle
    return arc
  })
  return { outerRadius, innerRadius, padAngle, padRadius, arcs }
}

const FULL_TURN = 2 * Math.PI

/** Angles in proportion to `values` that fill the turn, none under `least`. */
function sweepsOf(values: readonly number[], least: number): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  const thin = values.map((value) => (value / total) * FULL_TURN < least)
  const thinCount = thin.filter(Boolean).length
  const rest = values.reduce((sum, value, index) => sum + (thin[index] ? 0 : value), 0)
  const turn = FULL_TURN - thinCount * least
  return values.map((value, index) => (thin[index] ? least : (value / rest) * turn))
}

/** The sum of all slices to the cent, those below 0 included, so that it agrees with every other total on the screen. */
export const totalOf = (slices: readonly DoughnutSlice[]): number =>
  slices.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100
