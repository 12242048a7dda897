import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { ExpenseCategory } from '@evenkeel/api-client/contract/transactions'
import { useQuery } from '@evenkeel/api-client/react'
import { useContext } from 'react'
import { AccountsKnown } from './accounts-known.ts'

/** What a transaction's ids stand for. */
export interface Catalogue {
  readonly categories: readonly ExpenseCategory[]
  readonly accounts: readonly Account[]
  /** Empty until the catalogue is there. */
  readonly categoryName: (id: number | null) => string
  readonly accountOf: (id: number | null) => Account | undefined
}

const none: readonly never[] = []

/** Categories and, where they can be known, accounts; read once for all who ask. */
export function useCatalogue(): Catalogue {
  const categories = useQuery('categories').data ?? none
  const accounts = useQuery('accounts', useContext(AccountsKnown) ? { body: {} } : null).data ?? none
  return {
    categories,
    accounts,
    categoryName: (id) => categories.find(({ expenseCategoryId }) => expenseCategoryId === id)?.name ?? '',
    accountOf: (id) => accounts.find(({ userAccountId }) => userAccountId === id),
  }
}
