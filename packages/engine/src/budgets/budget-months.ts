import { type Period, addMonths } from '../calendar/period.ts'

/** A change of a category's budget. It holds from its period on. */
export interface BudgetChange {
  readonly categoryId: number
  readonly period: Period
  /** Null deletes the budget from that period on. */
  readonly targetCents: number | null
}

type Standing<Change extends BudgetChange> = Change & { readonly targetCents: number }

const isStanding = <Change extends BudgetChange>(change: Change): change is Standing<Change> =>
  change.targetCents !== null

/**
 * Returns the budgets that hold in a period, one per category, sorted by category.
 *
 * A budget renews itself: the latest change at or before the period holds until the next change. A deletion is a
 * change, too; earlier months keep their budget. Of two changes in the same period, the later one in the list holds.
 * Returns the objects it was called with, so that other fields such as an id are kept. Source: Q-BUD-2.
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

const later = (a: Period, b: Period): Period => (a > b ? a : b)
const earlier = (a: Period, b: Period): Period => (a < b ? a : b)

/**
 * Returns the months that the two arrows next to a month's budgets lead to, from the first month with data to the
 * current month; null at either end. From a month outside that range an arrow leads back into it. Without any data only
 * the current month exists. Source: Q-BUD-1.
 */
export function budgetNavigation(
  firstPeriodWithData: Period | null,
  period: Period,
  currentPeriod: Period,
): { previousPeriod: Period | null; nextPeriod: Period | null } {
  const first = earlier(firstPeriodWithData ?? currentPeriod, currentPeriod)
  return {
    previousPeriod: period > first ? earlier(addMonths(period, -1), currentPeriod) : null,
    nextPeriod: period < currentPeriod ? later(addMonths(period, 1), first) : null,
  }
}

/** The groups that a month's budgets are listed in, in their order. */
export const budgetGroupIds = ['everyday', 'home', 'family', 'fun', 'other'] as const
export type BudgetGroupId = (typeof budgetGroupIds)[number]

/** The groups by the ids of the standard categories (Q-TXN-6); a category that is not here is in `other`. */
const groups: Readonly<Record<Exclude<BudgetGroupId, 'other'>, readonly number[]>> = {
  everyday: [6, 7, 8, 16],
  home: [4, 5, 9, 10, 11, 12, 17, 21],
  family: [15, 18, 19, 20],
  fun: [13, 14, 22],
}

/** Returns the group of a category. */
export const budgetGroup = (categoryId: number): BudgetGroupId =>
  budgetGroupIds.find((group) => group !== 'other' && groups[group].includes(categoryId)) ?? 'other'
