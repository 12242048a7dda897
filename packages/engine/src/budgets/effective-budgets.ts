import type { Period } from '../calendar/period.ts'

/** One decision about a category's budget; it holds from its period on. */
export interface BudgetChange {
  readonly categoryId: number
  readonly period: Period
  /** null deletes the budget from that period on. */
  readonly targetCents: number | null
}

type Standing<Change extends BudgetChange> = Change & { readonly targetCents: number }

const isStanding = <Change extends BudgetChange>(change: Change): change is Standing<Change> =>
  change.targetCents !== null

/**
 * The budgets that hold in a period, one per category, sorted by category (Q-BUD-2).
 *
 * A budget renews itself: the latest change at or before the period holds until another one, and a deletion is a change
 * too; months before it stay as they were. Of two changes in the same period the one later in the list holds. Gives the
 * changes themselves, so that further fields (an id) come along.
 */
export function effectiveBudgets<Change extends BudgetChange>(
  changes: readonly Change[],
  period: Period,
): Standing<Change>[] {
  const latest = new Map<number, Change>()
  for (const change of changes) {
    const known = latest.get(change.categoryId)
    if (change.period <= period && (known === undefined || change.period >= known.period)) {
      latest.set(change.categoryId, change)
    }
  }
  return [...latest.values()].filter(isStanding).toSorted((a, b) => a.categoryId - b.categoryId)
}
