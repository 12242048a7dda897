import { mainSeries, otherColor, secondSeries } from '@evenkeel/ui/tokens'

const colors = [...mainSeries, ...secondSeries]

/** A colour for each debt. It belongs to the debt, by its age among all of them, and not to its place in the order of payment. */
export function debtColors(ids: readonly number[]): ReadonlyMap<number, string> {
  return new Map(ids.toSorted((one, other) => one - other).map((id, place) => [id, colors[place] ?? otherColor]))
}
