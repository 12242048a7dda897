/** Returns the index of the point nearest to `x` px. The points are evenly spaced from `xs[0]` on; 0 for a single point. */
export function nearestPoint(x: number, xs: readonly number[]): number {
  const last = xs.length - 1
  const [first = 0] = xs
  const span = (xs[last] ?? first) - first
  if (span <= 0) return 0
  return Math.max(0, Math.min(Math.round(((x - first) / span) * last), last))
}

/**
 * Returns the index that `key` leads to from `index`, or null for a key that does not move: arrows move by one, Page Up
 * and Page Down by `stride`, Home and End to the ends.
 */
export function pointAfter(key: string, index: number, count: number, stride: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const steps = new Map([
    ['ArrowRight', 1],
    ['ArrowUp', 1],
    ['PageUp', stride],
    ['ArrowLeft', -1],
    ['ArrowDown', -1],
    ['PageDown', -stride],
  ])
  const step = steps.get(key)
  return step === undefined ? null : Math.max(0, Math.min(index + step, count - 1))
}
