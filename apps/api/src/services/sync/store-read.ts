import { toIsoDate } from '@evenkeel/engine'
import type { ProviderItem, TransactionPage } from '../../bank/bank-provider.ts'
import { type StoredConnection, allAccounts } from '../../store/ledger/accounts.ts'
import { updateConnection } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { AcceptedAccount } from './accept.ts'
import { accountIdsByProviderId } from './apply-accounts.ts'
import { applyTransactions } from './apply-transactions.ts'
import { joinLogins } from './join-logins.ts'
import { type MergedChanges, mergePages } from './merge-pages.ts'
import { settleOverlaps } from './overlaps.ts'
import { settleAsked, settleSynced, settleWaiting } from './settle.ts'
import { allAccountSuspicions, insertSuspectedAccount } from '../../store/ledger/suspected-accounts.ts'
import { agreeingRows } from './agreeing-rows.ts'

/** The data read through a login. */
interface Read {
  readonly accounts: readonly AcceptedAccount[]
  /** The cursor that it was read from; null if from the beginning. */
  readonly cursor: string | null
  readonly pages: readonly TransactionPage[]
  readonly item: ProviderItem
  /** The login's token, encrypted for each existing connection. */
  readonly sealFor: ReadonlyMap<number, string>
  readonly now: string
}

interface Storing {
  readonly ledger: LedgerTransaction
  /** The connection as it was when reading began; `current` is as it is now. */
  readonly began: StoredConnection
  readonly current: StoredConnection
  readonly read: Read
}

/** Stores the rows and the cursor after them. */
function storeRows(
  { ledger, began, current, read: { cursor, item, now } }: Storing,
  changes: MergedChanges,
  last: TransactionPage,
): void {
  const accountIds = accountIdsByProviderId(ledger, current.id)
  const { skippedAccounts, refused } = applyTransactions({
    ledger,
    accountIds,
    changes,
    now,
    isWholeHistory: cursor === null && last.isHistoryReady,
  })
  if (changes.rows.length > 0) suspectAccounts(ledger, current.id)
  const known = cursor === null ? [] : current.skippedAccounts
  updateConnection(ledger, current.id, {
    cursor: last.nextCursor || null,
    // Until the bank's history is ready, each look starts at the beginning.
    wantsFullSync: current.wantsFullSync && !(began.wantsFullSync && last.isHistoryReady),
    ...(changes.rows.length > 0 && { lastSyncedAt: now }),
    refusedRows: (cursor === null ? 0 : current.refusedRows) + changes.refused + refused,
    skippedAccounts: [...new Set([...known, ...skippedAccounts])],
  })
  if (last.isHistoryReady) settleSynced(ledger, { began, current, item, now })
  else settleWaiting(ledger, current, now)
}

/**
 * Stores the data read, as part of one transaction: a crash leaves all of it or nothing. If the login turns out to be
 * an existing connection's, joins it to that connection and returns it. If it is too early to know, nothing is stored.
 */
export function storeRead({ ledger, began, current, read }: Storing): StoredConnection | undefined {
  const last = read.pages.at(-1)
  // Another run has read on from the same cursor, so these pages are outdated.
  if (!last || current.cursor !== began.cursor) return undefined
  const changes = mergePages(read.pages, toIsoDate(read.now))
  const rows = { rows: changes.rows, isWhole: read.cursor === null && last.isHistoryReady }
  const { accounts, now, sealFor } = read
  const overlaps = settleOverlaps({ ledger, connection: current, accounts, rows, now })
  if (overlaps === 'early' || overlaps === 'asked') {
    if (overlaps === 'early') settleWaiting(ledger, current, now)
    else settleAsked(ledger, current, now)
    return undefined
  }
  const joined =
    overlaps.length === 0 ? undefined : joinLogins({ ledger, connection: current, accounts, overlaps, sealFor, now })
  if (!joined) storeRows({ ledger, began, current, read }, changes, last)
  // If the old login is kept, or only changes since a cursor were read, the connection is due for its own sync instead.
  else if (joined.itemId === current.itemId && read.cursor === null)
    storeRows({ ledger, began: joined, current: joined, read }, changes, last)
  return joined
}

/**
 * Stores which accounts of a connection look like one from a bank file or a manual one: the same category and currency,
 * with matching rows. Nothing is joined here: both count until the person decides. Each pair is asked about once.
 */
function suspectAccounts(ledger: LedgerTransaction, connectionId: number): void {
  const accounts = allAccounts(ledger)
  const known = new Set(
    allAccountSuspicions(ledger).map(({ bankAccountId, existingAccountId }) => `${bankAccountId} ${existingAccountId}`),
  )
  const others = accounts.filter(
    ({ origin, accountConnectionId }) => origin !== 'connection' && accountConnectionId === null,
  )
  for (const bank of accounts.filter(({ accountConnectionId }) => accountConnectionId === connectionId)) {
    for (const existing of others) {
      if (existing.categoryName !== bank.categoryName || known.has(`${bank.id} ${existing.id}`)) continue
      if (agreeingRows(ledger, bank, existing).isLikely)
        insertSuspectedAccount(ledger, { bankAccountId: bank.id, existingAccountId: existing.id })
    }
  }
}
