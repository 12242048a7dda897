import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { addMonths, type IsoDate, toPeriod } from '@evenkeel/engine'
import type { LedgerCalls } from '../http/handlers.ts'
import { type Category, categoryCatalog } from '../store/ledger/category-catalog.ts'
import { entryGroups } from '../store/ledger/entry-sums.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'

const toExpenseCategory = ({ id, name, isBudgetable }: Category): ExpenseCategory => ({
  expenseCategoryId: id,
  name,
  isBudgetable,
})

const byName = (a: Category, b: Category) => a.name.localeCompare(b.name, 'en-US')

/** Returns all categories by name. */
const categoryList = (): ExpenseCategory[] => categoryCatalog.toSorted(byName).map(toExpenseCategory)

/** Returns the categories by their number of transactions in the last 12 months, then by name. Source: Q-TXN-6. */
export function rankedCategories(ledger: LedgerTransaction, today: IsoDate): ExpenseCategory[] {
  const from = `${addMonths(toPeriod(today), -12)}-${today.slice(8)}`
  const uses = new Map<number, number>()
  for (const { categoryId, entries } of entryGroups(ledger, { from, to: today })) {
    uses.set(categoryId, (uses.get(categoryId) ?? 0) + entries)
  }
  const usesOf = ({ id }: Category) => uses.get(id) ?? 0
  return categoryCatalog.toSorted((a, b) => usesOf(b) - usesOf(a) || byName(a, b)).map(toExpenseCategory)
}

export const categoryCalls = {
  categories: () => categoryList(),
  rankedCategories: (_input, { ledger, today }) => rankedCategories(ledger, today),
} satisfies LedgerCalls
