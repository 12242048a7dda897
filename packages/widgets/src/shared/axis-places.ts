/** Returns places among `count` points that an axis has room to name: the first, the last, and some between. */
export function axisPlaces(count: number, most = 4): number[] {
  if (count < 2) return count === 1 ? [0] : []
  const marks = Math.min(most, count)
  return Array.from({ length: marks }, (_, index) => Math.round((index * (count - 1)) / (marks - 1)))
}
