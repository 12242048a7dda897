import { homeCurrency } from '../figures/display.ts'

/** What a total needs to know of a category. */
export interface CategoryFlags {
  readonly isBudgetable: boolean
  readonly isIncome: boolean
  readonly isTransfer: boolean
}

/** What a transaction adds to its month; either part can be negative (see `flowOf`). */
export interface Flow {
  readonly incomeCents: number
  readonly expenseCents: number
}

const nothing: Flow = { incomeCents: 0, expenseCents: 0 }

/**
 * Whether a transaction counts in totals at all: not when its row is hidden, its account is hidden from cash flow,
 * budgets and spending, or it is in another currency. Transfers are left out by `flowOf`.
 */
export const countsInTotals = (row: { isHidden: boolean; isHiddenFromCFBS: boolean; currency: string }): boolean =>
  !row.isHidden && !row.isHiddenFromCFBS && row.currency === homeCurrency

/**
 * What counts, the same on every screen.
 *
 * A transfer between own accounts, and a row that does not count in totals, add nothing. A positive value in a
 * budgetable category is a refund and lowers expenses (negative expenseCents); every other positive value is income. A
 * negative value in the category Income lowers income (negative incomeCents); every other negative value is an expense.
 * Always incomeCents - expenseCents = valueCents for what counts.
 */
export function flowOf(row: { valueCents: number; category: CategoryFlags; countsInTotals: boolean }): Flow {
  const { valueCents, category } = row
  if (!row.countsInTotals || category.isTransfer || valueCents === 0) return nothing
  const isIncome = valueCents > 0 ? !category.isBudgetable : category.isIncome
  return isIncome ? { incomeCents: valueCents, expenseCents: 0 } : { incomeCents: 0, expenseCents: -valueCents }
}
