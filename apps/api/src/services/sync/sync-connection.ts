import { isoDateOf } from '@evenkeel/engine'
import {
  type BankProvider,
  ProviderFailure,
  type ProviderItem,
  type TransactionPage,
} from '../../bank/bank-provider.ts'
import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { findConnection, updateConnection } from '../../store/ledger/connections.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { acceptAccount } from './accept.ts'
import { accountIdsOf, applyAccounts } from './apply-accounts.ts'
import { applyTransactions } from './apply-transactions.ts'
import { mergePages } from './merge-pages.ts'
import { suspectAccounts } from './suspect-accounts.ts'
import { openAccessToken, providerOf, type SyncParts } from './sync-parts.ts'
import { settleFailure, settleNoAccounts, settleSynced, settleWaiting } from './settle.ts'

/** A history of so many pages is no history; it also ends a provider that says 'there is more' for ever. */
const MOST_PAGES = 400
/** How often the pages are read from the start when the provider's data changed while they were read. */
const MOST_RESTARTS = 3

interface Job {
  readonly parts: SyncParts
  readonly personId: number
  /** As it stood when the sync began. */
  readonly connection: StoredConnection
  readonly provider: BankProvider
  readonly accessToken: string
}

/** Runs on the connection as it stands now, unless it was deleted or got another login since the sync began. */
function onConnection<T>(
  { parts, personId, connection }: Omit<Job, 'provider' | 'accessToken'>,
  work: (ledger: LedgerTransaction, current: StoredConnection) => T,
): T | null {
  return parts.ledgers.open(personId).transact((ledger) => {
    const current = findConnection(ledger, connection.id)
    if (!current || current.itemId !== connection.itemId || current.accessToken !== connection.accessToken) return null
    return work(ledger, current)
  })
}

const nowOf = ({ clock }: SyncParts) => new Date(clock.now()).toISOString()

/** Reads accounts and stores them; false where the answer held none. */
async function readAccounts(job: Job): Promise<boolean> {
  const now = nowOf(job.parts)
  const stated = await job.provider.accounts(job.accessToken)
  const accounts = stated.flatMap((account) => acceptAccount(account, now) ?? [])
  if (accounts.length === 0) return false
  onConnection(job, (ledger, connection) => {
    applyAccounts({ ledger, connection, now }, accounts)
    updateConnection(ledger, connection.id, { isSyncingAccounts: false })
  })
  return true
}

/** All pages since a cursor. The count of what was read is noted as they come, so that a screen can show it. */
async function readPages(job: Job, cursor: string | null): Promise<TransactionPage[]> {
  const pages: TransactionPage[] = []
  let next = cursor
  let read = 0
  do {
    const page = await job.provider.transactions(job.accessToken, next)
    pages.push(page)
    if (!page.hasMore) return pages
    next = page.nextCursor
    read += page.added.length + page.modified.length
    const transactionsRead = read
    onConnection(job, (ledger, { id }) => updateConnection(ledger, id, { transactionsRead }))
  } while (pages.length < MOST_PAGES)
  throw new ProviderFailure('unavailable', 'TOO_MANY_PAGES')
}

async function readAllPages(job: Job, cursor: string | null, restarts = 0): Promise<TransactionPage[]> {
  try {
    return await readPages(job, cursor)
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.kind !== 'changed-meanwhile' || restarts >= MOST_RESTARTS)
      throw error
    return readAllPages(job, cursor, restarts + 1)
  }
}

/**
 * What there is to read. From the beginning a provider only says what it has: what it has taken away since the last time is
 * said once, from the cursor on, and is read first.
 */
async function readChanges(job: Job, cursor: string | null): Promise<TransactionPage[]> {
  const since = cursor === null && job.connection.cursor !== null ? await readAllPages(job, job.connection.cursor) : []
  return [...since, ...(await readAllPages(job, cursor))]
}

/** Where the reading starts: at the beginning where that was asked for, or where an account came back whose rows were left out. */
function startingCursor(job: Job): string | null {
  const { parts, personId, connection } = job
  const isSomeBack = parts.ledgers.open(personId).transact((ledger) => {
    const ids = accountIdsOf(ledger, connection.id)
    return connection.skippedAccounts.some((id) => (ids.get(id) ?? null) !== null)
  })
  return connection.wantsFullSync || isSomeBack ? null : connection.cursor
}

/** The rows and the cursor up to which they reach are one transaction: a crash leaves both or neither. */
function storePages(job: Job, cursor: string | null, pages: readonly TransactionPage[], item: ProviderItem): void {
  const last = pages.at(-1)
  if (!last) return
  const now = nowOf(job.parts)
  const changes = mergePages(pages, isoDateOf(now))
  onConnection(job, (ledger, current) => {
    // Somebody else has read on from the same place: what is here is no longer the next.
    if (current.cursor !== job.connection.cursor) return
    const accountIds = accountIdsOf(ledger, current.id)
    const { skippedAccounts } = applyTransactions({
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
      // Until the bank has its history together, each look begins at its beginning.
      wantsFullSync: current.wantsFullSync && !(job.connection.wantsFullSync && last.isHistoryReady),
      ...(changes.rows.length > 0 && { lastSyncedAt: now }),
      refusedRows: (cursor === null ? 0 : current.refusedRows) + changes.refused,
      skippedAccounts: [...new Set([...known, ...skippedAccounts])],
    })
    if (last.isHistoryReady) settleSynced(ledger, { began: job.connection, current, item, now })
    else settleWaiting(ledger, current, now)
  })
}

async function run(job: Job): Promise<void> {
  const item = await job.provider.item(job.accessToken)
  // A login that is not the one that was linked is none of this person's.
  if (item.itemId !== job.connection.itemId) throw new ProviderFailure('revoked', 'ITEM_DIFFERS')
  if (item.failure !== null && item.failure !== 'pending-disconnect')
    throw new ProviderFailure(item.failure, 'ITEM_FAILED')
  if (!(await readAccounts(job))) {
    onConnection(job, (ledger, current) => settleNoAccounts(ledger, current, nowOf(job.parts)))
    return
  }
  const cursor = startingCursor(job)
  storePages(job, cursor, await readChanges(job, cursor), item)
}

/** What went wrong as the connection can keep it; what is no failure of the provider's goes to the log. */
function failureOf(parts: SyncParts, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  parts.log({ event: 'request-failed', call: 'bank-sync', requestId: '', error })
  return new ProviderFailure('unavailable', 'INTERNAL')
}

/**
 * Reads one connection: balances, then what is new since the last time. Fetches first and then stores in one transaction; may
 * be repeated and may run twice at once without doubling anything. Never throws for what a provider does: the connection then
 * carries the issue, and the data stays as it was.
 */
export async function syncConnection(parts: SyncParts, personId: number, connection: StoredConnection): Promise<void> {
  const provider = providerOf(parts, connection.provider)
  const accessToken = await openAccessToken(parts, personId, connection)
  const place = { parts, personId, connection }
  const settle = (failure: ProviderFailure) =>
    onConnection(place, (ledger, current) => settleFailure(ledger, current, failure.kind, nowOf(parts)))
  if (!provider || accessToken === undefined) {
    settle(new ProviderFailure('revoked', 'NO_TOKEN'))
    return
  }
  try {
    await run({ ...place, provider, accessToken })
  } catch (error) {
    settle(failureOf(parts, error))
  }
}
