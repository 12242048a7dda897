import { homeCurrency } from '../figures/display.ts'

/** The properties of a category that decide how its transactions count. */
export interface CategoryFlags {
  readonly isBudgetable: boolean
  readonly isIncome: boolean
  readonly isTransfer: boolean
}

/** What a transaction adds to its month; either part can be negative (see `toFlow`). */
export interface Flow {
  readonly incomeCents: number
  readonly expenseCents: number
}

const nothing: Flow = { incomeCents: 0, expenseCents: 0 }

/**
 * Whether a transaction counts in totals: its row is not hidden, its account is not hidden from cash flow, budgets and
 * spending, and it is not in another currency. `toFlow` leaves out transfers.
 */
export const countsInTotals = (row: { isHidden: boolean; isHiddenFromCFBS: boolean; currency: string }): boolean =>
  !row.isHidden && !row.isHiddenFromCFBS && row.currency === homeCurrency

/**
 * Returns what a transaction adds to income and expenses, the same on every screen.
 *
 * A transfer between the person's accounts, and a row that does not count in totals, add nothing. A positive value in a
 * budgetable category is a refund and lowers expenses (negative expenseCents); every other positive value is income. A
 * negative value in the category Income lowers income (negative incomeCents); every other negative value is an expense.
 * Nothing on a card or loan is income: money onto it that is no transfer is a refund, in any category. Always
 * incomeCents - expenseCents = valueCents for a transaction that counts.
 */
export function toFlow(row: {
  valueCents: number
  category: CategoryFlags
  isOfDebt: boolean
  countsInTotals: boolean
}): Flow {
  const { valueCents, category, isOfDebt } = row
  if (!row.countsInTotals || category.isTransfer || valueCents === 0) return nothing
  const isIncome = !isOfDebt && (valueCents > 0 ? !category.isBudgetable : category.isIncome)
  return isIncome ? { incomeCents: valueCents, expenseCents: 0 } : { incomeCents: 0, expenseCents: -valueCents }
}
