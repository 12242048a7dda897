import { addMonths, type Period } from '../calendar/period.ts'

const later = (a: Period, b: Period): Period => (a > b ? a : b)
const earlier = (a: Period, b: Period): Period => (a < b ? a : b)

/**
 * The months that the arrows beside a month's budgets lead to (Q-BUD-1): from the first month with data to the current
 * one, null at the ends. A month outside that range leads back into it. Without any data there is only the current month.
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
