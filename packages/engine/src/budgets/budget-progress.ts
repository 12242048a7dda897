import { dayOfMonth, type IsoDate } from '../calendar/iso-date.ts'
import { daysInMonth, type Period, toPeriod } from '../calendar/period.ts'

export interface BudgetAmounts {
  readonly targetCents: number
  /** Net of refunds; negative when refunds outweigh. */
  readonly spentCents: number
}

interface BudgetStanding {
  /** What may still be spent; 0 if over. More than the target after a net refund. */
  readonly leftCents: number
  /** What was spent above the target; 0 if not over. */
  readonly overCents: number
  /** Spent divided by target: 0 or more, above 1 when over. */
  readonly spentShare: number
  readonly isOver: boolean
}

function standing({ targetCents, spentCents }: BudgetAmounts): BudgetStanding {
  const leftCents = targetCents - spentCents
  return {
    leftCents: Math.max(0, leftCents),
    overCents: Math.max(0, -leftCents),
    spentShare: targetCents > 0 ? Math.max(0, spentCents / targetCents) : 0,
    isOver: leftCents < 0,
  }
}

/** Returns the share of a month that has passed on a day, that day included: 0 for a future month, 1 for a past one. */
export function monthShare(period: Period, asOf: IsoDate): number {
  const current = toPeriod(asOf)
  if (period !== current) return period < current ? 1 : 0
  return dayOfMonth(asOf) / daysInMonth(period)
}

/** Returns the sums of a month's budgets. What one category has left makes up for what another is over. */
export function budgetTotals(
  budgets: readonly BudgetAmounts[],
): BudgetAmounts & BudgetStanding & { readonly overCount: number } {
  const targetCents = budgets.reduce((sum, budget) => sum + budget.targetCents, 0)
  const spentCents = budgets.reduce((sum, budget) => sum + budget.spentCents, 0)
  const overCount = budgets.filter((budget) => budget.spentCents > budget.targetCents).length
  return { targetCents, spentCents, ...standing({ targetCents, spentCents }), overCount }
}

/** Returns last month's spending of a category for its sentence: a net refund is 0. Takes dollars. Source: Q-BUD-3. */
export const budgetInsight = (lastMonthSpent: number): number => Math.max(0, lastMonthSpent)
