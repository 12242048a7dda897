import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { OwnCategory } from '@evenkeel/api-client/contract/own-categories'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { useQuery } from '@evenkeel/api-client/react'
import { useHost } from '../shared/host.tsx'

/** What a transaction's ids mean. */
export interface Catalog {
  readonly categories: readonly ExpenseCategory[]
  readonly accounts: readonly Account[]
  readonly ownCategories: readonly OwnCategory[]
  /** Returns an empty text until the catalog is loaded. */
  readonly categoryName: (id: number | null) => string
  readonly accountOf: (id: number | null) => Account | undefined
}

const none: readonly never[] = []

/** Reads the categories and, if they may be read, the accounts; once for all components that use them. */
export function useCatalog(): Catalog {
  const categories = useQuery('categories').data ?? none
  const accounts = useQuery('accounts', useHost().knowsAccounts ? { body: {} } : null).data ?? none
  const asked: [] | [null] = useHost().knowsAccounts ? [] : [null]
  const ownCategories = useQuery('ownCategories', ...asked).data ?? none
  return {
    categories,
    ownCategories,
    accounts,
    categoryName: (id) => categories.find(({ expenseCategoryId }) => expenseCategoryId === id)?.name ?? '',
    accountOf: (id) => accounts.find(({ userAccountId }) => userAccountId === id),
  }
}
