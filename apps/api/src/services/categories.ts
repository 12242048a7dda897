import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { addMonths, type IsoDate, periodOf } from '@evenkeel/engine'
import { type Category, categoryCatalogue } from '../store/ledger/category-catalogue.ts'
import { entryGroups } from '../store/ledger/entry-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'

const toExpenseCategory = ({ id, name, isBudgetable }: Category): ExpenseCategory => ({
  expenseCategoryId: id,
  name,
  isBudgetable,
})

const byName = (a: Category, b: Category) => a.name.localeCompare(b.name, 'en-US')

/** All categories in the order of their names. */
export const categoryList = (): ExpenseCategory[] => categoryCatalogue.toSorted(byName).map(toExpenseCategory)

/** The categories by how many transactions of the last 12 months they have, then by name (Q-TXN-6). */
export function rankedCategories(ledger: LedgerTransaction, today: IsoDate): ExpenseCategory[] {
  const from = `${addMonths(periodOf(today), -12)}-${today.slice(8)}`
  const uses = new Map<number, number>()
  for (const { categoryId, entries } of entryGroups(ledger, { from, to: today })) {
    uses.set(categoryId, (uses.get(categoryId) ?? 0) + entries)
  }
  const usesOf = ({ id }: Category) => uses.get(id) ?? 0
  return categoryCatalogue.toSorted((a, b) => usesOf(b) - usesOf(a) || byName(a, b)).map(toExpenseCategory)
}
