import type { Period } from '../calendar/period.ts'
import { type CategoryFlags, type Flow, flowOf } from '../transactions/flow.ts'

/**
 * A category's transactions of one month, summed up by the store: only rows that count in totals (not hidden, not of an
 * account hidden from cash flow, budgets and spending, not in another currency). Everything about cash flow and
 * spending is computed from these, so all screens agree.
 */
export interface CategorySum extends CategoryFlags {
  readonly period: Period
  readonly categoryId: number
  /** Money in: the sum of the positive values. */
  readonly inCents: number
  /** Money out: the sum of the negative values, as a positive number. */
  readonly outCents: number
  readonly count: number
}

/** What a sum adds to its month, by the one rule of what counts. */
export function flowOfSum(sum: CategorySum): Flow {
  const moneyIn = flowOf({ valueCents: sum.inCents, category: sum, countsInTotals: true })
  const moneyOut = flowOf({ valueCents: -sum.outCents, category: sum, countsInTotals: true })
  return {
    incomeCents: moneyIn.incomeCents + moneyOut.incomeCents,
    expenseCents: moneyIn.expenseCents + moneyOut.expenseCents,
  }
}
