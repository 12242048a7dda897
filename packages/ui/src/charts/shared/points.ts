/** A place in px; y grows downwards. */
export type Point = { x: number; y: number }
/** A place of a band: from `low` (its lower edge, the larger y) to `high`. */
export type BandPoint = { x: number; low: number; high: number }

const LONE_REACH = 16

/** A single point as a short level stretch, so that its drawing can be seen; several stay as they are. */
export function lengthened<P extends { x: number }>(points: P[]): P[] {
  const [only, second] = points
  if (only === undefined || second !== undefined) return points
  return [
    { ...only, x: only.x - LONE_REACH },
    { ...only, x: only.x + LONE_REACH },
  ]
}

/** The straight line from point to point, as an SVG path; empty without points. */
export const lineThrough = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`

/** The outline of a band: along its upper edge and back along its lower one; empty without points. */
export function bandThrough(points: readonly BandPoint[]): string {
  let there = ''
  let back = ''
  for (const { x, low, high } of points) {
    const across = String(x)
    there += `${there === '' ? 'M' : 'L'}${across},${high}`
    back = `L${across},${low}${back}`
  }
  return there === '' ? '' : `${there}${back}Z`
}

/** To hundredths of a px: more is never seen, and makes paths longer. */
export const round = (value: number): number => Math.round(value * 100) / 100
