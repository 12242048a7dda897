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
import type { LedgerOwner } from '../../store/ledger-owner.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { sendDueRecoveryMails } from '../../identity/factor-recovery-mails.ts'
import { type NoteParts, runDueNotes } from '../notes/run-due-notes.ts'
import { settleStopped } from './settle.ts'
import { syncConnection } from './sync-connection.ts'
import { hashItem, openAccessToken, findProvider, type SyncParts } from './sync-parts.ts'
import { nextTryMs, workClaimMs } from './sync-schedule.ts'

const presentMoment = ({ clock }: SyncParts) => new Date(clock.now()).toISOString()

const onLedger = <T>({ ledgers }: SyncParts, owner: LedgerOwner, work: (ledger: LedgerTransaction) => T): T =>
  ledgers.open(owner).transact(work)

/**
 * Makes the syncs that webhooks requested due. The directory's request is cleared last, so that a crash repeats a sync
 * and loses none.
 */
async function queueWebhookSyncs(parts: SyncParts, owner: LedgerOwner): Promise<void> {
  const { personId } = owner
  const now = parts.clock.now()
  const wanted = new Set(await parts.directory.bankItems.wantedOf(personId, now))
  if (wanted.size === 0) return
  onLedger(parts, owner, (ledger) => {
    for (const { id, provider, itemId } of allConnections(ledger)) {
      if (provider !== null && itemId !== null && wanted.has(hashItem(parts, provider, itemId)))
        updateConnection(ledger, id, { nextSyncAt: presentMoment(parts) })
    }
  })
  for (const itemHash of wanted) await parts.directory.bankItems.pulled(itemHash, personId, now)
}

function requireProvider(parts: SyncParts, { provider }: StoredRemoval): BankProvider {
  const found = findProvider(parts, provider)
  if (!found) throw new ProviderFailure('unavailable', 'NOT_SET_UP')
  return found
}

/** Ends a deleted connection's login at its provider; a failure is tried again later. */
async function endLogin(parts: SyncParts, owner: LedgerOwner, removal: StoredRemoval): Promise<void> {
  const token = await openAccessToken(parts, owner.personId, {
    id: removal.connectionId,
    accessToken: removal.accessToken,
  })
  try {
    // A token that cannot be decrypted cannot end the login, and is not worth keeping.
    if (token !== undefined) await requireProvider(parts, removal).remove(token)
    onLedger(parts, owner, (ledger) => deleteRemoval(ledger, removal.id))
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const failures = removal.failures + 1
    const nextTryAt = new Date(parts.clock.now() + nextTryMs(failures)).toISOString()
    onLedger(parts, owner, (ledger) => postponeRemoval(ledger, removal.id, { failures, nextTryAt }))
  }
}

/**
 * Claims the item for the person in the directory again, in case the claim changed since the connection was made. False if it belongs
 * to another person.
 */
const isOwnItem = async (
  parts: SyncParts,
  personId: number,
  { provider, itemId }: StoredConnection,
): Promise<boolean> =>
  provider === null ||
  itemId === null ||
  (await parts.directory.bankItems.put(hashItem(parts, provider, itemId), personId))

/** Marks the connection as syncing and returns it; undefined if it was deleted meanwhile. */
const begin = (parts: SyncParts, owner: LedgerOwner, id: number): StoredConnection | undefined =>
  onLedger(parts, owner, (ledger) => {
    updateConnection(ledger, id, { isSyncingAccounts: true, isSyncingTransactions: true })
    return findConnection(ledger, id)
  })

async function linksBanks({ directory }: SyncParts, personId: number): Promise<boolean> {
  const person = await directory.people.byId(personId)
  const company = person && (await directory.companies.byId(person.companyId))
  return company !== undefined && !company.level1
}

/**
 * Does all due background work of one ledger: syncs that webhooks requested, scheduled syncs, logins to end. Returns
 * the moment of the next work in milliseconds since 1970; null if there is none. Safe to repeat and to run twice at
 * once.
 */
export async function runDueSyncs(parts: SyncParts, owner: LedgerOwner): Promise<number | null> {
  const { personId } = owner
  await queueWebhookSyncs(parts, owner)
  const mayRead = await linksBanks(parts, personId)
  const now = presentMoment(parts)
  const due = onLedger(parts, owner, (ledger) => ({
    connections: dueConnections(ledger, now),
    removals: dueRemovals(ledger, now),
  }))
  for (const { id } of due.connections) {
    const connection = mayRead ? begin(parts, owner, id) : undefined
    if (connection && (await isOwnItem(parts, personId, connection))) await syncConnection(parts, owner, connection)
    else onLedger(parts, owner, (ledger) => settleStopped(ledger, id))
  }
  for (const removal of due.removals) await endLogin(parts, owner, removal)
  const next = onLedger(parts, owner, nextWorkAt)
  return next === null ? null : Date.parse(next)
}

/** Returns the earlier of two moments; null for none. */
const earlier = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

/** Reads banks and then sends notes; what fails in one does not stop the other. @throws the first error, once both have run. */
async function runAll(parts: SyncParts & NoteParts, owner: LedgerOwner): Promise<number | null> {
  const synced = await Promise.allSettled([runDueSyncs(parts, owner)])
  const nextNotesAt = await runDueNotes(parts, owner)
  const [syncs] = synced
  if (syncs.status === 'rejected') throw syncs.reason
  return earlier(syncs.value, nextNotesAt)
}

/**
 * Does one person's due work unless another process is doing it: the directory keeps a claim with an end. Called by a
 * timer or an alarm, and right after a request. Returns false if nothing was due.
 */
export async function runLedgerWork(parts: SyncParts & NoteParts, personId: number): Promise<boolean> {
  const { ledgerWork } = parts.directory
  const now = parts.clock.now()
  const until = now + workClaimMs
  if (!(await ledgerWork.claim(personId, now, until))) return false
  const owner = await parts.directory.ledgerOwners.of(personId)
  // A person who has left has no work.
  if (!owner) return false
  // First: a ledger that cannot be opened holds up no mail that protects its owner.
  const nextMailAt = await sendDueRecoveryMails(parts, personId)
  const nextAt = earlier(nextMailAt, await runAll(parts, owner))
  await ledgerWork.finish(personId, until, nextAt)
  return true
}
