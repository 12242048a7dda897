import type { RankedCategory } from './rank-spending.ts'

export interface TopWithOther<Entry extends RankedCategory> {
  readonly top: readonly Entry[]
  /** Everything after the top, as one; null when there is nothing. */
  readonly other: RankedCategory | null
  /** Top and other together; see `spendingTotals` for how refunds lower it to the total shown. */
  readonly sumCents: number
}

/**
 * The first n of a ranking, and the rest as 'Other' with the ids of all its categories (Q-WIDGET-2). Fields of an entry
 * beyond the amount come along in the top. A rest of one category is still 'Other', so that colours and rows stay put.
 */
export function topWithOther<Entry extends RankedCategory>(ranked: readonly Entry[], n: number): TopWithOther<Entry> {
  const rest = ranked.slice(n)
  const restCents = rest.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const top = ranked.slice(0, n)
  return {
    top,
    other:
      rest.length === 0 ? null : { amountCents: restCents, categoryIds: rest.flatMap((entry) => entry.categoryIds) },
    sumCents: top.reduce((sum, { amountCents }) => sum + amountCents, restCents),
  }
}
