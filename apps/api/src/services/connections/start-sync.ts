import { allConnections, type StoredConnection } from '../../store/ledger/accounts.ts'
import { updateConnection, accountsOfConnection, updateConnectionAccount } from '../../store/ledger/connections.ts'
import { deleteConnectionLinks } from '../../store/ledger/links.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { type ConnectionUse, requireBanks, requireConnection } from './connection-access.ts'

interface SyncRequest {
  readonly isFull?: boolean
  /** The person has been at the bank: clears the connection's problem until the bank reports one again. */
  readonly isRepaired?: boolean
}

/** Whether a connection has a login to sync with. */
const canSync = ({ provider, accessToken }: StoredConnection) => provider !== null && accessToken !== null

function markDue(
  ledger: LedgerTransaction,
  connection: StoredConnection,
  now: string,
  { isFull = false, isRepaired = false }: SyncRequest,
): boolean {
  if (!canSync(connection)) return false
  if (isRepaired) deleteConnectionLinks(ledger, connection.id)
  updateConnection(ledger, connection.id, {
    isSyncingAccounts: true,
    isSyncingTransactions: true,
    nextSyncAt: now,
    ...(isFull && { wantsFullSync: true }),
    ...(isRepaired && { issue: null, hasSyncIssue: false, failures: 0 }),
  })
  return true
}

/** Schedules the ledger's due work: first in the directory, after the ledger has it, then by waking the runner. */
export async function wakeWork({ parts, context }: ConnectionUse): Promise<void> {
  const { userId } = context.person
  await parts.directory.ledgerWork.schedule(userId, context.clock.now())
  parts.bank?.wake(userId)
}

async function start(
  use: ConnectionUse,
  wish: SyncRequest,
  choose: (ledger: LedgerTransaction) => StoredConnection[],
): Promise<{ syncInProgress: boolean }> {
  await requireBanks(use)
  const { context } = use
  const now = new Date(context.clock.now()).toISOString()
  const marked = await context.withLedger((ledger) =>
    choose(ledger).filter((connection) => markDue(ledger, connection, now, wish)),
  )
  if (marked.length > 0) await wakeWork(use)
  return { syncInProgress: marked.length > 0 }
}

/** Schedules a sync of one connection. @throws ApiError 403, 404 */
export const startSync = (use: ConnectionUse, id: number, wish: SyncRequest = {}) =>
  start(use, wish, (ledger) => [requireConnection(ledger, id)])

/** Schedules a sync of all connections. @throws ApiError 403 */
export const startSyncOfAll = (use: ConnectionUse, wish: SyncRequest = {}) => start(use, wish, allConnections)

/**
 * Answers whether a login that asks is one that the person has, and syncs it. Joining takes no row away, and a login
 * that is kept apart can be deleted, so there is nothing to undo. A login that does not ask stays as it is.
 *
 * @throws ApiError 403 if linking is not allowed, 404 for an unknown connection.
 */
export async function decideSecondLogin(use: ConnectionUse, id: number, isSame: boolean) {
  const isAsked = await use.context.withLedger((ledger) => {
    if (requireConnection(ledger, id).issue !== 'asks-if-same') return false
    for (const { id: linkId, sameness } of accountsOfConnection(ledger, id))
      if (sameness === 'asked') updateConnectionAccount(ledger, linkId, { sameness: isSame ? 'same' : 'apart' })
    return true
  })
  return isAsked ? startSync(use, id, { isFull: true, isRepaired: true }) : { syncInProgress: false }
}
