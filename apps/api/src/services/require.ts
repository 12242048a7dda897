import { notFound } from '../errors.ts'
import { type StoredAccount, findAccount } from '../store/ledger/accounts.ts'
import { categoriesOfBudgets } from '../store/ledger/budgets.ts'
import { type Category, findCategory } from '../store/ledger/category-catalog.ts'
import { type StoredEntry, findEntry } from '../store/ledger/entries.ts'
import { findOwnCategory, type StoredOwnCategory } from '../store/ledger/own-categories.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'

/**
 * Returns the account with an id.
 * @throws ApiError 404 if this ledger has none; another person's id is answered the same way.
 */
export function requireAccount(ledger: LedgerTransaction, id: number): StoredAccount {
  const account = findAccount(ledger, id)
  if (!account) throw notFound()
  return account
}

/**
 * Checks the accounts that a filter names; undefined if it names none and so filters nothing.
 *
 * @throws ApiError 404 if one of them is unknown.
 */
export const requireAccounts = (ledger: LedgerTransaction, ids: readonly number[] | undefined): number[] | undefined =>
  ids && ids.length > 0 ? ids.map((id) => requireAccount(ledger, id).id) : undefined

/** Returns the transaction with an id. @throws ApiError 404 */
export function requireEntry(ledger: LedgerTransaction, id: number): StoredEntry {
  const entry = findEntry(ledger, id)
  if (!entry) throw notFound()
  return entry
}

/** Returns the category with an id. @throws ApiError 404 */
export function requireCategory(id: number): Category {
  const category = findCategory(id)
  if (!category) throw notFound()
  return category
}

/** Returns the own category with an id. @throws ApiError 404 */
export function requireOwnCategory(ledger: LedgerTransaction, id: number): StoredOwnCategory {
  const own = findOwnCategory(ledger, id)
  if (!own) throw notFound()
  return own
}

/** Checks own categories that a filter names. @throws ApiError 404 if one of them is unknown. */
export const requireOwnCategories = (ledger: LedgerTransaction, ids: readonly number[]): number[] =>
  ids.map((id) => requireOwnCategory(ledger, id).id)

/** Returns the category ids of budgets. @throws ApiError 404 if one of them is unknown. */
export function requireBudgetCategories(ledger: LedgerTransaction, budgetIds: readonly number[]): number[] {
  const categories = categoriesOfBudgets(ledger, budgetIds)
  return budgetIds.map((id) => {
    const categoryId = categories.get(id)
    if (categoryId === undefined) throw notFound()
    return categoryId
  })
}
