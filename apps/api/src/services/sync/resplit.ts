/**
 * Returns the values of a split row and its parts, in cents, for a new total from the bank. The parts keep the person's
 * values and the row takes up the difference; if that leaves it nothing or the wrong sign, the largest parts shrink.
 * Null if the new total cannot hold a cent for each or has the other sign: the split is then removed.
 */
export function resplit(totalCents: number, valuesCents: readonly number[]): number[] | null {
  const sign = Math.sign(totalCents)
  const sum = valuesCents.reduce((cents, value) => cents + value, 0)
  if (sign === 0 || sign !== Math.sign(sum) || Math.abs(totalCents) < valuesCents.length) return null
  const parts = valuesCents.slice(1).map((value) => Math.abs(value))
  const partsSum = parts.reduce((cents, value) => cents + value, 0)
  let missing = Math.max(0, partsSum + 1 - Math.abs(totalCents))
  const own = Math.abs(totalCents) - partsSum + missing
  const given = new Map<number, number>()
  const largestFirst = parts
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => b.value - a.value || b.index - a.index)
  for (const { value, index } of largestFirst) {
    const gift = Math.min(missing, value - 1)
    given.set(index, value - gift)
    missing -= gift
  }
  return [own, ...parts.map((value, index) => given.get(index) ?? value)].map((value) => value * sign)
}
