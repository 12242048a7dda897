import { dayOfMonth, type IsoDate } from '../calendar/iso-date.ts'
import { daysInMonth, type Period, toPeriod } from '../calendar/period.ts'

export interface BudgetAmounts {
  readonly targetCents: number
  /** What the months before left; below 0 what they took too much. */
  readonly carriedCents: number
  /** Net of refunds; negative when refunds outweigh. */
  readonly spentCents: number
}

interface BudgetStanding {
  /** What may be spent in all: the target and what the months before moved into it. */
  readonly allowedCents: number
  /** What may still be spent; 0 if over. More than is allowed after a net refund. */
  readonly leftCents: number
  /** What was spent above what is allowed; 0 if not over. */
  readonly overCents: number
  /** Spent divided by what is allowed: 0 or more, above 1 when over; 0 where nothing is allowed. */
  readonly spentShare: number
  readonly isOver: boolean
}

function standing({ targetCents, carriedCents, spentCents }: BudgetAmounts): BudgetStanding {
  const allowedCents = targetCents + carriedCents
  const leftCents = allowedCents - spentCents
  return {
    allowedCents,
    leftCents: Math.max(0, leftCents),
    overCents: Math.max(0, -leftCents),
    spentShare: allowedCents > 0 ? Math.max(0, spentCents / allowedCents) : 0,
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
  const sumOf = (key: keyof BudgetAmounts) => budgets.reduce((sum, budget) => sum + budget[key], 0)
  const amounts = {
    targetCents: sumOf('targetCents'),
    carriedCents: sumOf('carriedCents'),
    spentCents: sumOf('spentCents'),
  }
  return { ...amounts, ...standing(amounts), overCount: budgets.filter((budget) => standing(budget).isOver).length }
}

/** Returns last month's spending of a category for its sentence: a net refund is 0. Takes dollars. Source: Q-BUD-3. */
export const budgetInsight = (lastMonthSpent: number): number => Math.max(0, lastMonthSpent)
