import { otherColor } from '../../tokens/tokens.ts'
import type { DoughnutSlice } from '../doughnut/doughnut.tsx'

/** A category's spending in dollars; negative where its refunds exceed it. */
export type SpendingCategory = DoughnutSlice

/** The id of the slice that gathers everything after the top five. */
export const OTHER_ID = 'other'

const TOP = 5

/**
 * The five largest categories, the largest first (ties as given), and what is left of the whole as 'Other', so that the
 * rows add up to the total. `rest` is what was spent, in dollars, in categories that are not given: each of them smaller
 * than those that are. 'Other' is left out where it would be 0.
 */
export function topFiveAndOther(categories: readonly SpendingCategory[], rest = 0): DoughnutSlice[] {
  const ranked = categories.filter(({ value }) => value !== 0).toSorted((a, b) => b.value - a.value)
  const restCents = ranked
    .slice(TOP)
    .reduce((cents, { value }) => cents + Math.round(value * 100), Math.round(rest * 100))
  const top = ranked.slice(0, TOP)
  if (restCents === 0) return top
  return [...top, { id: OTHER_ID, label: 'Other', value: restCents / 100, color: otherColor }]
}
