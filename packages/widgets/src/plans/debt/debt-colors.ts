import { mainSeries, otherColor, secondSeries } from '@evenkeel/ui/tokens'

const colors = [...mainSeries, ...secondSeries]

/** Returns a color for each debt, by its age among all debts: the order of payment does not change it. */
export function debtColors(ids: readonly number[]): ReadonlyMap<number, string> {
  return new Map(ids.toSorted((one, other) => one - other).map((id, place) => [id, colors[place] ?? otherColor]))
}
