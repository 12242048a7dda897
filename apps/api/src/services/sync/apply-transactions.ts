import { daysSinceEpoch, normalizeDescription } from '@evenkeel/engine'
import {
  entriesOfProvider,
  forgetDepartedBefore,
  keepDeparted,
  staleEntries,
  restoreRemovedEntry,
} from '../../store/ledger/connection-entries.ts'
import { deleteEntries, findEntry, findParts, type StoredEntry, updateEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { insertSuspected } from '../../store/ledger/suspected-duplicates.ts'
import { roomForEntries } from '../amounts-in-total.ts'
import { type Categorizer, createCategorizer } from '../first-category.ts'
import { markTransfers, releasePartners } from '../transfers.ts'
import type { AcceptedTransaction } from './accept.ts'
import { insertBankRow, noRecorder, takeBankFields } from './entry-edits.ts'
import { matchKnown } from './match-known.ts'
import type { MergedChanges } from './merge-pages.ts'
import { mayBePosted, removedRow, restoreEdits, savedEdits, type WaitingEdits, waitingEdits } from './saved-edits.ts'
import { postingDays } from './sync-schedule.ts'

/** How many days the edits of a removed pending row are kept for its posted row. */
const keptDays = 30
const dayMs = 24 * 60 * 60 * 1000

interface ApplyStep {
  readonly ledger: LedgerTransaction
  /** The person's account id by the provider's; null if the account's rows are not imported. */
  readonly accountIds: ReadonlyMap<string, number | null>
  readonly changes: MergedChanges
  /** The present moment. */
  readonly now: string
  /** True if the rows are everything the bank has: rows it does not list no longer exist there. */
  readonly isWholeHistory: boolean
}

/** The outcome of applying changes. */
export interface AppliedTransactions {
  readonly inserted: number
  /** The number of rows left out because all amounts together would be too large. */
  readonly refused: number
  /** The provider's accounts whose rows were left out. */
  readonly skippedAccounts: readonly string[]
}

type Placed = AcceptedTransaction & { readonly accountId: number }

interface Placing extends ApplyStep {
  /** Whether a row may replace an entry of this value (0 for none) within the total's limit; refusals are counted. */
  readonly hasRoom: (row: Placed, insteadOfCents: number) => boolean
  readonly firstLook: Categorizer
}

/** The entries by provider id, and the ids of those that are already matched; an entry matches one row. */
interface Claims {
  readonly entries: ReadonlyMap<string, StoredEntry>
  readonly claimed: Set<number>
}

const entryKey = (accountId: number | null, providerId: string | null) => `${accountId} ${providerId}`

function knownEntries({ ledger, accountIds, changes }: ApplyStep): ReadonlyMap<string, StoredEntry> {
  const own = [...accountIds.values()].filter((id) => id !== null)
  const ids = changes.rows.flatMap(({ providerId, pendingId }) => [
    providerId,
    ...(pendingId === null ? [] : [pendingId]),
  ])
  const entries = entriesOfProvider(ledger, own, [...new Set([...ids, ...changes.removedIds])])
  return new Map(entries.map((entry) => [entryKey(entry.accountId, entry.providerId), entry]))
}

/** Returns the entry of a row, or of the pending row that it replaces. */
function findOwnEntry(row: Placed, { entries, claimed }: Claims): StoredEntry | undefined {
  const own = entries.get(entryKey(row.accountId, row.providerId))
  const pending = row.pendingId === null ? undefined : entries.get(entryKey(row.accountId, row.pendingId))
  const found = own ?? pending
  return found && !claimed.has(found.id) ? found : undefined
}

/**
 * Finds the pending entry for a bank that does not name it: one removed in the same changes, with the same account and
 * description, a few days apart.
 */
function unnamedPending(row: Placed, { changes }: ApplyStep, { entries, claimed }: Claims): StoredEntry | undefined {
  if (row.isPending || row.pendingId !== null) return undefined
  const words = normalizeDescription(row.description)
  const candidates = [...changes.removedIds].flatMap((id) => {
    const entry = entries.get(entryKey(row.accountId, id))
    const isNear = entry && Math.abs(daysSinceEpoch(entry.date) - daysSinceEpoch(row.date)) <= postingDays
    return entry?.isPending && isNear && !claimed.has(entry.id) && entry.normalizedDescription === words ? [entry] : []
  })
  return candidates.find(({ valueCents }) => valueCents === row.valueCents) ?? candidates[0]
}

/** Updates the entries of known rows and returns the rows that are new. */
function updateKnown(step: Placing, rows: readonly Placed[], claims: Claims): Placed[] {
  const take = (row: Placed, entry: StoredEntry | undefined) => {
    if (!entry) return true
    claims.claimed.add(entry.id)
    if (step.hasRoom(row, entry.valueCents)) takeBankFields(step.ledger, entry, row)
    return false
  }
  const unknown = rows.filter((row) => take(row, findOwnEntry(row, claims)))
  return unknown.filter((row) => take(row, unnamedPending(row, step, claims)))
}

/**
 * Adds a row. If the person edited its pending row, which was removed earlier, restores those edits; the pending row of
 * a bank that does not name it is found by its words and amount.
 */
function addRow({ ledger, firstLook }: Placing, row: Placed, waiting: WaitingEdits[]): number {
  const id = insertBankRow(ledger, row.accountId, row, firstLook)
  const found = row.isPending ? -1 : waiting.findIndex((edits) => mayBePosted(edits, row))
  const pendingId = row.pendingId ?? (found < 0 ? undefined : waiting.splice(found, 1)[0]?.providerId)
  const kept = pendingId === undefined ? undefined : restoreRemovedEntry(ledger, row.accountId, pendingId)
  const entry = kept === undefined ? undefined : findEntry(ledger, id)
  if (kept !== undefined && entry) restoreEdits(ledger, noRecorder, entry, kept)
  return id
}

/** Within a day the later row must get the higher id, so that lists show it first. */
const oldestFirst = (rows: readonly Placed[]) =>
  rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

function addNew(step: Placing, rows: readonly Placed[]): number {
  let inserted = 0
  const waiting = waitingEdits(step.ledger)
  for (const [accountId, ofAccount] of Map.groupBy(oldestFirst(rows), (row) => row.accountId)) {
    const matches = matchKnown(step.ledger, accountId, ofAccount)
    ofAccount.forEach((row, index) => {
      const { same, suspected } = matches[index] ?? {}
      // Read again, because the match has a split row's value before the split.
      const entry = same && findEntry(step.ledger, same.id)
      if (entry) return takeBankFields(step.ledger, entry, row)
      if (!step.hasRoom(row, 0)) return
      inserted += 1
      const entryId = addRow(step, row, waiting)
      if (suspected) insertSuspected(step.ledger, { entryId, existingEntryId: suspected.id })
    })
  }
  return inserted
}

/**
 * Removes rows that the bank says it has taken back. A posted row that the person has edited stays, without the bank's
 * id: the person is asked about it. Any other posted row can be brought back for 30 days, and the edits of a pending row
 * wait for its posted one.
 */
function removeEntries({ ledger, now }: ApplyStep, entries: readonly StoredEntry[]): void {
  for (const entry of entries) {
    const parts = findParts(ledger, entry.id)
    const edits = savedEdits(ledger, entry, parts)
    if (!entry.isPending && edits !== null) {
      updateEntry(ledger, entry.id, { providerId: null })
      continue
    }
    const content = entry.isPending ? edits : removedRow(entry)
    if (content !== null && entry.accountId !== null && entry.providerId !== null) {
      keepDeparted(ledger, { accountId: entry.accountId, providerId: entry.providerId, content, at: now })
    }
    const ids = [...parts.map(({ id }) => id), entry.id]
    releasePartners(ledger, noRecorder, ids)
    deleteEntries(ledger, ids)
  }
}

/** Whether an entry may go if the bank no longer lists it: only one that never was final, and that the person has not edited. */
const mayGoInSilence = (ledger: LedgerTransaction, entry: StoredEntry) =>
  entry.isPending && savedEdits(ledger, entry, findParts(ledger, entry.id)) === null

/**
 * Removes a replaced login's pending rows that the new login does not have: they were posted in between. Posted rows
 * that it does not have stay, and the person is asked about them: silence is no reason to remove a row.
 */
function removeStale(step: ApplyStep, rows: readonly Placed[]): void {
  for (const [accountId, ofAccount] of Map.groupBy(rows, (row) => row.accountId)) {
    const first = ofAccount.map(({ date }) => date).toSorted()[0] ?? ''
    removeEntries(
      step,
      staleEntries(step.ledger, accountId, first).filter((entry) => mayGoInSilence(step.ledger, entry)),
    )
  }
}

function markTransfersAround({ ledger }: ApplyStep, rows: readonly Placed[]): void {
  const days = rows.map(({ date }) => date).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first !== undefined && last !== undefined) markTransfers(ledger, noRecorder, first, last)
}

function withRoom(step: ApplyStep) {
  const room = roomForEntries(step.ledger)
  let refused = 0
  const hasRoom: Placing['hasRoom'] = ({ valueCents }, insteadOfCents) => {
    const fits = room(valueCents, insteadOfCents)
    if (!fits) refused += 1
    return fits
  }
  return { ...step, hasRoom, firstLook: createCategorizer(step.ledger), refused: () => refused }
}

/**
 * Updates a ledger to the bank's transactions. Repeating it changes nothing, and the order of rows does not matter: a
 * row is found by its id, a posted one by its pending id, and one from a bank file by its content. The person's edits
 * of a row stay with it.
 */
export function applyTransactions(given: ApplyStep): AppliedTransactions {
  const step = withRoom(given)
  const placed: Placed[] = []
  const skipped = new Set<string>()
  for (const row of step.changes.rows) {
    const accountId = step.accountIds.get(row.providerAccountId) ?? null
    if (accountId === null) skipped.add(row.providerAccountId)
    else placed.push({ ...row, accountId })
  }
  const claims: Claims = { entries: knownEntries(step), claimed: new Set() }
  const isGone = ({ id, providerId }: StoredEntry) =>
    !claims.claimed.has(id) && providerId !== null && step.changes.removedIds.has(providerId)
  const fresh = updateKnown(step, placed, claims)
  removeEntries(step, [...claims.entries.values()].filter(isGone))
  const inserted = addNew(step, fresh)
  if (step.isWholeHistory) removeStale(step, placed)
  markTransfersAround(step, placed)
  forgetDepartedBefore(step.ledger, new Date(Date.parse(step.now) - keptDays * dayMs).toISOString())
  return { inserted, refused: step.refused(), skippedAccounts: [...skipped] }
}
