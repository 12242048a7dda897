/**
 * Returns shares of a whole in whole percents that add up to 100: each is rounded down, and the missing points are
 * added to the largest remainders, the earlier first. A value that is not above 0 has no share. All are 0 if nothing is
 * above 0.
 */
export function wholePercents(values: readonly number[]): number[] {
  const parts = values.map((value) => Math.max(0, value))
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => (part / total) * 100)
  const percents = exact.map(Math.floor)
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing)
    .forEach(({ index }) => {
      percents[index] = (percents[index] ?? 0) + 1
    })
  return percents
}

/** Formats a share: '58%', '<1%' for a share above 0 that rounds to 0, and '0%' for none. */
export function percentLabel(percent: number, value: number): string {
  return percent === 0 && value > 0 ? '<1%' : `${percent}%`
}
