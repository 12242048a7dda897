const ringWidth = 24
const gapWidth = 2
const minArc = 2

/** One part of a whole, in dollars; its color belongs to its id, not to its rank. */
export type DoughnutSlice = { id: string; label: string; value: number; color: string }

/** Where a slice lies on the ring: radians clockwise from the top. */
export type SliceArc = { id: string; index: number; startAngle: number; endAngle: number }

export type DoughnutLayout = {
  outerRadius: number
  innerRadius: number
  /** The gap between two slices in px, as wide at the inner edge as at the outer one. */
  gap: number
  arcs: SliceArc[]
}

/**
 * Lays slices around a ring of `size` px across, in their own order. Slices that are not above 0 (refunds exceed the
 * spending) have no arc, and the others share the ring; a single slice closes it without a gap. A slice too thin to be
 * seen next to its gap is drawn 2 px long at the cost of the larger ones.
 */
export function layOutDoughnut(slices: readonly DoughnutSlice[], size: number): DoughnutLayout {
  const outerRadius = size / 2
  const innerRadius = Math.max(0, outerRadius - ringWidth)
  const middle = (outerRadius + innerRadius) / 2
  const drawn = slices.flatMap(({ id, value }, index) => (value > 0 ? [{ id, index, value }] : []))
  const sweeps = toSweeps(
    drawn.map(({ value }) => value),
    (gapWidth + minArc) / middle,
  )
  let startAngle = 0
  const arcs = drawn.map(({ id, index }, place) => {
    const endAngle = startAngle + (sweeps[place] ?? 0)
    const arc = { id, index, startAngle, endAngle }
    startAngle = endAngle
    return arc
  })
  return { outerRadius, innerRadius, gap: drawn.length > 1 ? gapWidth : 0, arcs }
}

type Ring = Pick<DoughnutLayout, 'outerRadius' | 'innerRadius' | 'gap'>

/** Returns the outline of a slice around the middle of its ring, or of the whole ring if there is no other slice. */
export function sliceOutline(
  { outerRadius, innerRadius, gap }: Ring,
  { startAngle, endAngle }: Omit<SliceArc, 'id' | 'index'>,
): string {
  if (endAngle - startAngle >= fullTurn - 1e-6) return circle(outerRadius, 1) + circle(innerRadius, 0)
  const edge = (radius: number) => {
    const inset = Math.min(Math.asin(Math.min(1, gap / 2 / radius)), (endAngle - startAngle) / 2)
    return { from: startAngle + inset, to: endAngle - inset }
  }
  const [outer, inner] = [edge(outerRadius), edge(innerRadius)]
  const large = (span: { from: number; to: number }) => (span.to - span.from > Math.PI ? 1 : 0)
  return [
    `M${pointAt(outerRadius, outer.from)}A${outerRadius},${outerRadius},0,${large(outer)},1,${pointAt(outerRadius, outer.to)}`,
    `L${pointAt(innerRadius, inner.to)}A${innerRadius},${innerRadius},0,${large(inner)},0,${pointAt(innerRadius, inner.from)}Z`,
  ].join('')
}

const pointAt = (radius: number, angle: number) =>
  `${round(radius * Math.sin(angle))},${round(-radius * Math.cos(angle))}`
const round = (value: number) => Math.round(value * 100) / 100

/** A circle as two half turns; the inner one runs the other way, which leaves a hole. */
const circle = (radius: number, sweep: 0 | 1) =>
  `M0,${-radius}A${radius},${radius},0,1,${sweep},0,${radius}A${radius},${radius},0,1,${sweep},0,${-radius}Z`

const fullTurn = 2 * Math.PI

/** Returns angles in proportion to `values` that fill the turn, none below `least`. */
function toSweeps(values: readonly number[], least: number): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  const thin = values.map((value) => (value / total) * fullTurn < least)
  const thinCount = thin.filter(Boolean).length
  const rest = values.reduce((sum, value, index) => sum + (thin[index] ? 0 : value), 0)
  const turn = fullTurn - thinCount * least
  return values.map((value, index) => (thin[index] ? least : (value / rest) * turn))
}

/** Returns the sum of all slices to the cent, those below 0 included, so that it agrees with every other total on the screen. */
export const sumSlices = (slices: readonly DoughnutSlice[]): number =>
  slices.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100
