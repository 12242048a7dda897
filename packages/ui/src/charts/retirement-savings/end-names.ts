const GAP = 15

/** A name that wants to stand beside its line's end, at `y` px. */
export type EndNameWish = { text: string; y: number; strong: boolean }
export type EndName = EndNameWish

/**
 * Moves names apart so that none covers another: from the top down, each at least a line below the one before, and where
 * the lowest would then leave the plot, back up from `bottom`.
 */
export function placeEndNames(wishes: readonly EndNameWish[], top: number, bottom: number): EndName[] {
  const placed = wishes.toSorted((a, b) => a.y - b.y).map((wish) => ({ ...wish }))
  let above = top - GAP
  for (const name of placed) {
    name.y = Math.max(name.y, above + GAP)
    above = name.y
  }
  let below = bottom + GAP
  for (const name of placed.toReversed()) {
    name.y = Math.min(name.y, below - GAP)
    below = name.y
  }
  return placed
}
