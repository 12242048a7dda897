import type { Period } from '../calendar/period.ts'
import { type CategoryFlags, type Flow, toFlow } from '../transactions/flow.ts'

/**
 * The sums of a category's transactions in one month. The store adds up only rows that count in totals: not hidden, not
 * in another currency, and not of an account that is hidden from cash flow, budgets and spending. Cash flow and
 * spending are computed from these sums alone, so all screens agree.
 */
export interface CategorySum extends CategoryFlags {
  readonly period: Period
  readonly categoryId: number
  /** Money in: the sum of the positive values. */
  readonly inCents: number
  /** Money out: the sum of the negative values, as a positive number. */
  readonly outCents: number
  /** The part of the two sums that belongs to cards and loans. Nothing on those is income. */
  readonly debtInCents: number
  readonly debtOutCents: number
  readonly count: number
}

/** Returns what a sum adds to its month, by the rule of `toFlow`. */
export function flowOfSum(sum: CategorySum): Flow {
  const { inCents, outCents, debtInCents, debtOutCents } = sum
  const flows = [
    toFlow({ valueCents: inCents - debtInCents, category: sum, isOfDebt: false, countsInTotals: true }),
    toFlow({ valueCents: debtOutCents - outCents, category: sum, isOfDebt: false, countsInTotals: true }),
    toFlow({ valueCents: debtInCents, category: sum, isOfDebt: true, countsInTotals: true }),
    toFlow({ valueCents: -debtOutCents, category: sum, isOfDebt: true, countsInTotals: true }),
  ]
  return {
    incomeCents: flows.reduce((total, flow) => total + flow.incomeCents, 0),
    expenseCents: flows.reduce((total, flow) => total + flow.expenseCents, 0),
  }
}
