import { notFound } from '../errors.ts'
import { type StoredAccount, findAccount } from '../store/ledger/accounts.ts'
import { categoriesOfBudgets } from '../store/ledger/budgets.ts'
import { type Category, findCategory } from '../store/ledger/category-catalogue.ts'
import { type StoredEntry, findEntry } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'

/** The account of an id. @throws ApiError 404 where this ledger has none, which is how another person's id looks too. */
export function requireAccount(ledger: LedgerTransaction, id: number): StoredAccount {
  const account = findAccount(ledger, id)
  if (!account) throw notFound()
  return account
}

/**
 * The accounts that a filter names; undefined where it names none, which narrows nothing.
 *
 * @throws ApiError 404 where one of them is unknown.
 */
export const requireAccounts = (ledger: LedgerTransaction, ids: readonly number[] | undefined): number[] | undefined =>
  ids && ids.length > 0 ? ids.map((id) => requireAccount(ledger, id).id) : undefined

/** The transaction of an id. @throws ApiError 404 */
export function requireEntry(ledger: LedgerTransaction, id: number): StoredEntry {
  const entry = findEntry(ledger, id)
  if (!entry) throw notFound()
  return entry
}

/** The category of an id. @throws ApiError 404 */
export function requireCategory(id: number): Category {
  const category = findCategory(id)
  if (!category) throw notFound()
  return category
}

/** The categories of budgets. @throws ApiError 404 where one of them is unknown. */
export function requireBudgetCategories(ledger: LedgerTransaction, budgetIds: readonly number[]): number[] {
  const categories = categoriesOfBudgets(ledger, budgetIds)
  return budgetIds.map((id) => {
    const categoryId = categories.get(id)
    if (categoryId === undefined) throw notFound()
    return categoryId
  })
}
