/** From this on, an expense is noticed if the category never had one near it. */
const largeCents = 100_000
/** From this on, an expense is noticed if it is many times the usual one of its category. */
const unusualCents = 20_000
const timesUsual = 4
/** Fewer say nothing about what is usual. */
const rowsForUsual = 5
/** An earlier expense of this share is near: rent that rises a little is not noticed. */
const nearShare = 0.8

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/**
 * Returns whether an expense is large or unusual compared with the earlier ones of its category in the last half year: $1,000 or more
 * with none near it before, or $200 or more and over four times the middle one of at least five. All in positive cents.
 */
export function standsOut(cents: number, earlierCents: readonly number[]): boolean {
  if (cents >= largeCents && !earlierCents.some((earlier) => earlier >= cents * nearShare)) return true
  return cents >= unusualCents && earlierCents.length >= rowsForUsual && cents > timesUsual * median(earlierCents)
}
