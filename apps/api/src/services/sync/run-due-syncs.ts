import type { StoredConnection } from '../../store/ledger/accounts.ts'
import { allConnections } from '../../store/ledger/accounts.ts'
import {
  deleteRemoval,
  dueConnections,
  dueRemovals,
  findConnection,
  nextWorkAt,
  postponeRemoval,
  type StoredRemoval,
  updateConnection,
} from '../../store/ledger/connections.ts'
import { type BankProvider, ProviderFailure } from '../../bank/bank-provider.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { settleStopped } from './settle.ts'
import { syncConnection } from './sync-connection.ts'
import { itemHashOf, openAccessToken, providerOf, type SyncParts } from './sync-parts.ts'
import { nextTryMs, WORK_CLAIM_MS } from './sync-schedule.ts'

const nowOf = ({ clock }: SyncParts) => new Date(clock.now()).toISOString()

const onLedger = <T>({ ledgers }: SyncParts, personId: number, work: (ledger: LedgerTransaction) => T): T =>
  ledgers.open(personId).transact(work)

/** Pulls that webhooks have asked for become due syncs. In this order, so that a crash repeats one and loses none. */
async function takeUpWebhooks(parts: SyncParts, personId: number): Promise<void> {
  const now = parts.clock.now()
  const wanted = new Set(await parts.directory.bankItems.wantedOf(personId, now))
  if (wanted.size === 0) return
  onLedger(parts, personId, (ledger) => {
    for (const { id, provider, itemId } of allConnections(ledger)) {
      if (provider !== null && itemId !== null && wanted.has(itemHashOf(parts, provider, itemId)))
        updateConnection(ledger, id, { nextSyncAt: nowOf(parts) })
    }
  })
  for (const itemHash of wanted) await parts.directory.bankItems.pulled(itemHash, personId, now)
}

function requireProvider(parts: SyncParts, { provider }: StoredRemoval): BankProvider {
  const found = providerOf(parts, provider)
  if (!found) throw new ProviderFailure('unavailable', 'NOT_SET_UP')
  return found
}

/** Ends a deleted connection's login at its provider; what fails is tried again later. */
async function endLogin(parts: SyncParts, personId: number, removal: StoredRemoval): Promise<void> {
  const token = await openAccessToken(parts, personId, { id: removal.connectionId, accessToken: removal.accessToken })
  try {
    // A token that nothing opens ends nothing: there is no use in keeping it.
    if (token !== undefined) await requireProvider(parts, removal).remove(token)
    onLedger(parts, personId, (ledger) => deleteRemoval(ledger, removal.id))
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const failures = removal.failures + 1
    const nextTryAt = new Date(parts.clock.now() + nextTryMs(failures)).toISOString()
    onLedger(parts, personId, (ledger) => postponeRemoval(ledger, removal.id, { failures, nextTryAt }))
  }
}

/** The directory knows whose the item is, whatever happened since the connection was made. False where it is somebody else's. */
const isOwnItem = async (
  parts: SyncParts,
  personId: number,
  { provider, itemId }: StoredConnection,
): Promise<boolean> =>
  provider === null ||
  itemId === null ||
  (await parts.directory.bankItems.put(itemHashOf(parts, provider, itemId), personId))

/** Notes that the sync runs, and gives the connection as it stands; undefined where it went meanwhile. */
const begin = (parts: SyncParts, personId: number, id: number): StoredConnection | undefined =>
  onLedger(parts, personId, (ledger) => {
    updateConnection(ledger, id, { isSyncingAccounts: true, isSyncingTransactions: true })
    return findConnection(ledger, id)
  })

async function linksBanks({ directory }: SyncParts, personId: number): Promise<boolean> {
  const person = await directory.people.byId(personId)
  const company = person && (await directory.companies.byId(person.companyId))
  return company !== undefined && !company.level1
}

/**
 * Does all background work of one ledger that is due by now: pulls that webhooks asked for, due syncs, logins to end. Gives
 * the moment of the next work in milliseconds, null where there is none. May be repeated and may run twice at once.
 */
export async function runDueSyncs(parts: SyncParts, personId: number): Promise<number | null> {
  await takeUpWebhooks(parts, personId)
  const mayRead = await linksBanks(parts, personId)
  const now = nowOf(parts)
  const due = onLedger(parts, personId, (ledger) => ({
    connections: dueConnections(ledger, now),
    removals: dueRemovals(ledger, now),
  }))
  for (const { id } of due.connections) {
    const connection = mayRead ? begin(parts, personId, id) : undefined
    if (connection && (await isOwnItem(parts, personId, connection))) await syncConnection(parts, personId, connection)
    else onLedger(parts, personId, (ledger) => settleStopped(ledger, id))
  }
  for (const removal of due.removals) await endLogin(parts, personId, removal)
  const next = onLedger(parts, personId, nextWorkAt)
  return next === null ? null : Date.parse(next)
}

/**
 * Does one person's due work where nobody else is at it: the directory holds who has it until when. For a timer or an alarm,
 * and right after something was asked for. False where there was nothing due.
 */
export async function runLedgerWork(parts: SyncParts, personId: number): Promise<boolean> {
  const { ledgerWork } = parts.directory
  const now = parts.clock.now()
  const until = now + WORK_CLAIM_MS
  if (!(await ledgerWork.claim(personId, now, until))) return false
  const nextAt = await runDueSyncs(parts, personId)
  await ledgerWork.finish(personId, until, nextAt)
  return true
}
