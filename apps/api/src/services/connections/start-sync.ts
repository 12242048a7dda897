import { allConnections, type StoredConnection } from '../../store/ledger/accounts.ts'
import { updateConnection } from '../../store/ledger/connections.ts'
import { deleteLinksOf } from '../../store/ledger/links.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { type ConnectionUse, requireBanks, requireConnection } from './connection-access.ts'

interface Wish {
  readonly isFull?: boolean
  /** The person has been at the bank: what was wrong is believed to be mended until the bank says otherwise. */
  readonly isRepaired?: boolean
}

/** A connection whose login is gone has nothing to be synchronised by. */
const canSync = ({ provider, accessToken }: StoredConnection) => provider !== null && accessToken !== null

function markDue(
  ledger: LedgerTransaction,
  connection: StoredConnection,
  now: string,
  { isFull = false, isRepaired = false }: Wish,
): boolean {
  if (!canSync(connection)) return false
  if (isRepaired) deleteLinksOf(ledger, connection.id)
  updateConnection(ledger, connection.id, {
    isSyncingAccounts: true,
    isSyncingTransactions: true,
    nextSyncAt: now,
    ...(isFull && { wantsFullSync: true }),
    ...(isRepaired && { issue: null, hasSyncIssue: false, failures: 0 }),
  })
  return true
}

/** Has the ledger's due work done soon: notes it in the directory, after the ledger has it, and tells the runner. */
export async function wakeWork({ parts, context }: ConnectionUse): Promise<void> {
  const { userId } = context.person
  await parts.directory.ledgerWork.schedule(userId, context.clock.now())
  parts.bank?.wake(userId)
}

async function start(
  use: ConnectionUse,
  wish: Wish,
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

/** Has one connection read soon. @throws ApiError 403, 404 */
export const startSync = (use: ConnectionUse, id: number, wish: Wish = {}) =>
  start(use, wish, (ledger) => [requireConnection(ledger, id)])

/** Has all connections read soon. @throws ApiError 403 */
export const startSyncOfAll = (use: ConnectionUse, wish: Wish = {}) => start(use, wish, allConnections)
