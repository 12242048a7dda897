import { otherColor } from '../../tokens/tokens.ts'
import type { DoughnutSlice } from '../doughnut/doughnut.tsx'
import * as words from '../../words/doughnut.generated.ts'

/** A category's spending in dollars; negative if its refunds exceed it. */
export type SpendingCategory = DoughnutSlice

/** The id of the slice that gathers everything after the top five. */
export const otherId = 'other'

const topCategoryCount = 5

/**
 * Returns the five largest categories, the largest first (ties in the order of the input), and the rest as 'Other', so
 * that the rows add up to the total. `rest` is the spending, in dollars, in categories that are not in the input, each
 * smaller than those in it. 'Other' is left out if it would be 0.
 */
export function topFiveAndOther(categories: readonly SpendingCategory[], rest = 0): DoughnutSlice[] {
  const ranked = categories.filter(({ value }) => value !== 0).toSorted((a, b) => b.value - a.value)
  const restCents = ranked
    .slice(topCategoryCount)
    .reduce((cents, { value }) => cents + Math.round(value * 100), Math.round(rest * 100))
  const top = ranked.slice(0, topCategoryCount)
  if (restCents === 0) return top
  return [...top, { id: otherId, label: words.other(), value: restCents / 100, color: otherColor }]
}
