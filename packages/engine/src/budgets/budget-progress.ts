import { dayOfMonth, type IsoDate } from '../calendar/iso-date.ts'
import { daysInMonth, type Period, periodOf } from '../calendar/period.ts'

export interface BudgetAmounts {
  readonly targetCents: number
  /** Net of refunds; negative when refunds outweigh. */
  readonly spentCents: number
}

export interface BudgetStanding {
  /** What may still be spent; 0 when over. More than the target after a net refund. */
  readonly leftCents: number
  /** What was spent above the target; 0 when not over. */
  readonly overCents: number
  /** Spent divided by target: 0 or more, above 1 when over. */
  readonly spentShare: number
  readonly isOver: boolean
}

export interface BudgetProgress extends BudgetStanding {
  /** How much of the month has passed, today included: 0 for a future month, 1 for a past one. */
  readonly monthShare: number
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

/** The share of a month that has passed on a day, that day included. */
export function monthShare(period: Period, asOf: IsoDate): number {
  const current = periodOf(asOf)
  if (period !== current) return period < current ? 1 : 0
  return dayOfMonth(asOf) / daysInMonth(period)
}

/**
 * How a category's budget stands in a month. Spending exactly the target is not over. Throws a RangeError when the
 * target is not at least one cent (Q-BUD-4) or a date is malformed.
 */
export function budgetProgress(row: BudgetAmounts & { period: Period; asOf: IsoDate }): BudgetProgress {
  if (!(row.targetCents >= 1)) throw new RangeError('targetCents must be at least 1')
  return { ...standing(row), monthShare: monthShare(row.period, row.asOf) }
}

/** All budgets of a month together: what one category has left makes up for what another is over. */
export function budgetTotals(
  budgets: readonly BudgetAmounts[],
): BudgetAmounts & BudgetStanding & { readonly overCount: number } {
  const targetCents = budgets.reduce((sum, budget) => sum + budget.targetCents, 0)
  const spentCents = budgets.reduce((sum, budget) => sum + budget.spentCents, 0)
  const overCount = budgets.filter((budget) => budget.spentCents > budget.targetCents).length
  return { targetCents, spentCents, ...standing({ targetCents, spentCents }), overCount }
}
