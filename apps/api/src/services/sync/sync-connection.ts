import { type BankProvider, ProviderFailure, type TransactionPage } from '../../bank/bank-provider.ts'
import { failureEntry } from '../../http/error-answer.ts'
import { allConnections, type StoredConnection } from '../../store/ledger/accounts.ts'
import { findConnection, updateConnection } from '../../store/ledger/connections.ts'
import type { LedgerOwner } from '../../store/ledger-owner.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { acceptAccount, type AcceptedAccount } from './accept.ts'
import { accountIdsByProviderId, applyAccounts } from './apply-accounts.ts'
import { undecidedLinks } from './overlaps.ts'
import { readPages } from './read-pages.ts'
import { openAccessToken, findProvider, encryptForEach, type SyncParts } from './sync-parts.ts'
import { settleFailure, settleNoAccounts } from './settle.ts'
import { storeRead } from './store-read.ts'

interface Job {
  readonly parts: SyncParts
  readonly owner: LedgerOwner
  /** The connection as it was when the sync began. */
  readonly connection: StoredConnection
  readonly provider: BankProvider
  readonly accessToken: string
}

/** Runs on the connection as it is now, unless it was deleted or got another login since the sync began. */
function onConnection<T>(
  { parts, owner, connection }: Omit<Job, 'provider' | 'accessToken'>,
  work: (ledger: LedgerTransaction, current: StoredConnection) => T,
): T | null {
  return parts.ledgers.open(owner).transact((ledger) => {
    const current = findConnection(ledger, connection.id)
    if (!current || current.itemId !== connection.itemId || current.accessToken !== connection.accessToken) return null
    return work(ledger, current)
  })
}

const presentMoment = ({ clock }: SyncParts) => new Date(clock.now()).toISOString()

/** Reads the accounts and stores them; returns the valid ones. */
async function readAccounts(job: Job): Promise<readonly AcceptedAccount[]> {
  const now = presentMoment(job.parts)
  const stated = await job.provider.accounts(job.accessToken)
  const accounts = stated.flatMap((account) => acceptAccount(account, now) ?? [])
  if (accounts.length === 0) return []
  onConnection(job, (ledger, connection) => {
    applyAccounts({ ledger, connection, now }, accounts)
    updateConnection(ledger, connection.id, { isSyncingAccounts: false })
  })
  return accounts
}

/** Reads all pages since a cursor. Stores the count of rows as pages arrive, so that a screen can show it. */
const readAllPages = ({ provider, accessToken, ...place }: Job, cursor: string | null): Promise<TransactionPage[]> =>
  readPages({
    provider,
    accessToken,
    cursor,
    note: (transactionsRead) =>
      onConnection(place, (ledger, { id }) => updateConnection(ledger, id, { transactionsRead })),
  })

/**
 * Reads the changes to store. A read from the beginning lists only present rows; removed rows are reported once, after
 * the cursor, so those changes are read first.
 */
async function readChanges(job: Job, cursor: string | null): Promise<TransactionPage[]> {
  const since = cursor === null && job.connection.cursor !== null ? await readAllPages(job, job.connection.cursor) : []
  return [...since, ...(await readAllPages(job, cursor))]
}

/** Encrypts the login's token for the connections that it may turn out to belong to. */
async function sealForOthers({ parts, owner, connection, accessToken }: Job): Promise<ReadonlyMap<number, string>> {
  const ids = parts.ledgers.open(owner).transact((ledger) => {
    const isOpen = undecidedLinks(ledger, connection).length > 0
    return isOpen ? allConnections(ledger).flatMap(({ id }) => (id === connection.id ? [] : [id])) : []
  })
  return encryptForEach(parts, owner.personId, ids, accessToken)
}

/**
 * Returns where reading starts: the beginning (null) if a full sync was requested, or if an account whose rows were
 * left out is back.
 */
function startingCursor(job: Job): string | null {
  const { parts, owner, connection } = job
  const isSomeBack = parts.ledgers.open(owner).transact((ledger) => {
    const ids = accountIdsByProviderId(ledger, connection.id)
    return connection.skippedAccounts.some((id) => (ids.get(id) ?? null) !== null)
  })
  return connection.wantsFullSync || isSomeBack ? null : connection.cursor
}

async function run(job: Job): Promise<void> {
  const item = await job.provider.item(job.accessToken)
  // A different item than the one that was linked does not belong to this person.
  if (item.itemId !== job.connection.itemId) throw new ProviderFailure('revoked', 'ITEM_DIFFERS')
  if (item.failure !== null && item.failure !== 'pending-disconnect')
    throw new ProviderFailure(item.failure, 'ITEM_FAILED')
  const accounts = await readAccounts(job)
  if (accounts.length === 0) {
    onConnection(job, (ledger, current) => settleNoAccounts(ledger, current, presentMoment(job.parts)))
    return
  }
  const cursor = startingCursor(job)
  const pages = await readChanges(job, cursor)
  const sealFor = await sealForOthers(job)
  const now = presentMoment(job.parts)
  onConnection(job, (ledger, current) =>
    storeRead({ ledger, began: job.connection, current, read: { accounts, cursor, pages, item, sealFor, now } }),
  )
}

/** Converts an error to a failure that the connection can keep; logs it if it is not the provider's. */
function toFailure(parts: SyncParts, error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  parts.log(failureEntry(error, 'request-failed', { call: 'bank-sync', requestId: '' }))
  return new ProviderFailure('unavailable', 'INTERNAL')
}

/**
 * Syncs one connection: balances, then changes since the last time. Fetches first and then stores in one transaction,
 * so that it is safe to repeat and to run twice at once. Never throws for a provider's failure: the connection then has
 * an issue, and the data stays as it was.
 */
export async function syncConnection(
  parts: SyncParts,
  owner: LedgerOwner,
  connection: StoredConnection,
): Promise<void> {
  const provider = findProvider(parts, connection.provider)
  const accessToken = await openAccessToken(parts, owner.personId, connection)
  const place = { parts, owner, connection }
  const settle = (failure: ProviderFailure) =>
    onConnection(place, (ledger, current) => settleFailure(ledger, current, failure.kind, presentMoment(parts)))
  if (!provider || accessToken === undefined) {
    settle(new ProviderFailure('revoked', 'NO_TOKEN'))
    return
  }
  try {
    await run({ ...place, provider, accessToken })
  } catch (error) {
    settle(toFailure(parts, error))
  }
}
