const niceLeads = [1, 2, 2.5, 5, 10] as const

/**
 * Returns the values of the horizontal grid lines for bars that reach up to `max` (dollars): four or five round
 * figures, evenly spaced, the first 0. The last may lie a little above or below `max`; a chart's top is the larger of
 * both. Steps are 1, 2, 2.5 or 5 times a power of ten, never under one dollar. Returns only 0, the base line, if there
 * is nothing to draw (`max` is 0, negative or not finite).
 */
export function niceTicks(max: number): number[] {
  if (!Number.isFinite(max) || max <= 0) return [0]
  const step = niceStep(max)
  const intervals = Math.max(3, Math.floor(max / step))
  return Array.from({ length: intervals + 1 }, (_, index) => index * step)
}

/** The smallest nice step of which fewer than five fit below `max`. */
function niceStep(max: number): number {
  const power = 10 ** Math.floor(Math.log10(max / 5))
  const lead = niceLeads.find((candidate) => max < candidate * power * 5) ?? 20
  return Math.max(1, lead * power)
}
