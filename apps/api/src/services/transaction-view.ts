import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { countsInTotals, toDollars } from '@evenkeel/engine'
import { allAccounts, type StoredAccount } from '../store/ledger/accounts.ts'
import { attachmentCounts } from '../store/ledger/attachments.ts'
import { getCategory } from '../store/ledger/category-catalog.ts'
import type { StoredEntry } from '../store/ledger/entries.ts'
import { type ShownEntry, toShownFields } from '../store/ledger/entry-row.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { readTags } from '../store/ledger/tags.ts'
import { manuallyAdded } from './account-view.ts'
import { toWireDate } from './moment.ts'

function toTransaction(entry: ShownEntry, account: StoredAccount | undefined, attachmentCount: number): Transaction {
  const { isTransfer } = getCategory(entry.categoryId)
  const isHiddenFromCFBS = account?.isHiddenFromTotals ?? false
  return {
    userTransactionId: entry.id,
    date: toWireDate(entry.date),
    value: toDollars(entry.valueCents),
    category: entry.categoryId,
    categoryId: entry.categoryId,
    hidden: entry.isHidden,
    source: account?.name ?? manuallyAdded,
    description: entry.description,
    fullDescription: entry.fullDescription,
    splitted: entry.sourceEntryId !== null,
    sourceUserTransactionId: entry.sourceEntryId,
    userAccountId: entry.accountId,
    currency: entry.currency,
    isManual: entry.isManual,
    isPending: entry.isPending,
    isTransfer,
    ownCategoryId: entry.ownCategoryId,
    note: entry.note,
    tags: readTags(entry.tags),
    attachmentCount,
    countsInTotals:
      !isTransfer && countsInTotals({ isHidden: entry.isHidden, isHiddenFromCFBS, currency: entry.currency }),
  }
}

/** Converts entries to the API's transactions; `accounts` are all accounts of the ledger. */
export function toTransactions(
  ledger: LedgerTransaction,
  entries: readonly ShownEntry[],
  accounts: readonly StoredAccount[],
): Transaction[] {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const files = attachmentCounts(ledger, null)
  return entries.map((entry) => toTransaction(entry, byId.get(entry.accountId ?? 0), files.get(entry.id) ?? 0))
}

/** Converts one entry to the API's transaction. */
export function toOneTransaction(ledger: LedgerTransaction, entry: StoredEntry): Transaction {
  const account = allAccounts(ledger).find(({ id }) => id === entry.accountId)
  return toTransaction(toShownFields(entry), account, attachmentCounts(ledger, null).get(entry.id) ?? 0)
}
