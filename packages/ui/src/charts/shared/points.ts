import { area, line } from '@visx/shape'

/** A place in px; y grows downwards. */
export type Point = { x: number; y: number }
/** A place of a band: from `low` (its lower edge, the larger y) to `high`. */
export type BandPoint = { x: number; low: number; high: number }

const loneReach = 16

/** Turns a single point into a short level stretch, so that its drawing is visible; several points stay as they are. */
export function lengthened<P extends { x: number }>(points: P[]): P[] {
  const [only, second] = points
  if (only === undefined || second !== undefined) return points
  return [
    { ...only, x: only.x - loneReach },
    { ...only, x: only.x + loneReach },
  ]
}

const linePath = line<Point>({ x: ({ x }) => x, y: ({ y }) => y })
const bandPath = area<BandPoint>({ x: ({ x }) => x, y0: ({ low }) => low, y1: ({ high }) => high })

/** Returns the straight line from point to point, as an SVG path; empty without points. */
export const lineThrough = (points: readonly Point[]): string => linePath([...points]) ?? ''

/** Returns the outline of a band: along its upper edge and back along its lower one; empty without points. */
export const bandThrough = (points: readonly BandPoint[]): string => bandPath([...points]) ?? ''

/** Rounds to hundredths of a px: more is never visible, and makes paths longer. */
export const round = (value: number): number => Math.round(value * 100) / 100
