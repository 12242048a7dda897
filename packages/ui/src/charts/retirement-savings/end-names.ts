const gapWidth = 15

/** A name to place next to its line's end, at `y` px. */
export type WantedEndName = { text: string; y: number; strong: boolean }
export type EndName = WantedEndName

/**
 * Moves names apart so that none covers another. From the top down, each is at least a line below the one before; if
 * the lowest would then leave the plot, they move back up from `bottom`.
 */
export function placeEndNames(wanted: readonly WantedEndName[], top: number, bottom: number): EndName[] {
  const placed = wanted.toSorted((a, b) => a.y - b.y).map((wish) => ({ ...wish }))
  let above = top - gapWidth
  for (const name of placed) {
    name.y = Math.max(name.y, above + gapWidth)
    above = name.y
  }
  let below = bottom + gapWidth
  for (const name of placed.toReversed()) {
    name.y = Math.min(name.y, below - gapWidth)
    below = name.y
  }
  return placed
}
