import { daysSinceEpoch, normalizeDescription } from '@evenkeel/engine'
import {
  entriesOfProvider,
  forgetDepartedBefore,
  keepDeparted,
  staleEntries,
  takeDeparted,
} from '../../store/ledger/connection-entries.ts'
import { deleteEntries, findEntry, partsOf, type StoredEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { insertSuspected } from '../../store/ledger/suspected-duplicates.ts'
import { markTransfers, releasePartners } from '../transfers.ts'
import type { AcceptedTransaction } from './accept.ts'
import { editsOf, insertBankRow, noRecorder, restoreEdits, takeBankFields } from './entry-edits.ts'
import { matchKnown, POSTING_DAYS } from './match-known.ts'
import type { MergedChanges } from './merge-pages.ts'

/** How long what the person did to a pending row is kept for the posted one. */
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

interface ApplyStep {
  readonly ledger: LedgerTransaction
  /** Which of the person's accounts each of the provider's is; null where its rows are not taken. */
  readonly accountIds: ReadonlyMap<string, number | null>
  readonly changes: MergedChanges
  /** The present moment. */
  readonly now: string
  /** True where these are all rows that the bank has: what it has not named it does not have. */
  readonly isWholeHistory: boolean
}

/** What applying changes did. */
export interface AppliedTransactions {
  readonly inserted: number
  /** Accounts of the provider whose rows were left out. */
  readonly skippedAccounts: readonly string[]
}

type Placed = AcceptedTransaction & { readonly accountId: number }

/** Rows of the bank's with the entries that stand for them; an entry stands for one row. */
interface Claims {
  readonly entries: ReadonlyMap<string, StoredEntry>
  readonly claimed: Set<number>
}

const keyOf = (accountId: number | null, providerId: string | null) => `${accountId} ${providerId}`

function knownEntries({ ledger, accountIds, changes }: ApplyStep): ReadonlyMap<string, StoredEntry> {
  const own = [...accountIds.values()].filter((id) => id !== null)
  const ids = changes.rows.flatMap(({ providerId, pendingId }) => [
    providerId,
    ...(pendingId === null ? [] : [pendingId]),
  ])
  const entries = entriesOfProvider(ledger, own, [...new Set([...ids, ...changes.removedIds])])
  return new Map(entries.map((entry) => [keyOf(entry.accountId, entry.providerId), entry]))
}

/** The entry of a row, or of the pending row whose place it takes. */
function entryOf(row: Placed, { entries, claimed }: Claims): StoredEntry | undefined {
  const own = entries.get(keyOf(row.accountId, row.providerId))
  const pending = row.pendingId === null ? undefined : entries.get(keyOf(row.accountId, row.pendingId))
  const found = own ?? pending
  return found && !claimed.has(found.id) ? found : undefined
}

/** A bank that does not say which pending row it posted: one that goes now, of the same account and words, some days before. */
function unnamedPending(row: Placed, { changes }: ApplyStep, { entries, claimed }: Claims): StoredEntry | undefined {
  if (row.isPending || row.pendingId !== null) return undefined
  const words = normalizeDescription(row.description)
  const candidates = [...changes.removedIds].flatMap((id) => {
    const entry = entries.get(keyOf(row.accountId, id))
    const isNear = entry && Math.abs(daysSinceEpoch(entry.date) - daysSinceEpoch(row.date)) <= POSTING_DAYS
    return entry?.isPending && isNear && !claimed.has(entry.id) && entry.normalizedDescription === words ? [entry] : []
  })
  return candidates.find(({ valueCents }) => valueCents === row.valueCents) ?? candidates[0]
}

/** Gives rows to entries that stand for them already; what is left is new. */
function updateKnown(step: ApplyStep, rows: readonly Placed[], claims: Claims): Placed[] {
  const take = (row: Placed, entry: StoredEntry | undefined) => {
    if (!entry) return true
    claims.claimed.add(entry.id)
    takeBankFields(step.ledger, entry, row)
    return false
  }
  const unknown = rows.filter((row) => take(row, entryOf(row, claims)))
  return unknown.filter((row) => take(row, unnamedPending(row, step, claims)))
}

/** Adds a row; where the person had edited its pending row, which has gone before, the edits are done again. */
function addRow({ ledger }: ApplyStep, row: Placed): number {
  const id = insertBankRow(ledger, row.accountId, row)
  const kept = row.pendingId === null ? undefined : takeDeparted(ledger, row.accountId, row.pendingId)
  const entry = kept === undefined ? undefined : findEntry(ledger, id)
  if (kept !== undefined && entry) restoreEdits(ledger, entry, kept)
  return id
}

/** Within a day the later row gets the higher id, and so stands first in the list. */
const oldestFirst = (rows: readonly Placed[]) =>
  rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))

function addNew(step: ApplyStep, rows: readonly Placed[]): number {
  let inserted = 0
  for (const [accountId, ofAccount] of Map.groupBy(oldestFirst(rows), (row) => row.accountId)) {
    const matches = matchKnown(step.ledger, accountId, ofAccount)
    ofAccount.forEach((row, index) => {
      const { same, suspected } = matches[index] ?? {}
      // As it is stored: the match carries what a split row was before it was split.
      const entry = same && findEntry(step.ledger, same.id)
      if (entry) return takeBankFields(step.ledger, entry, row)
      inserted += 1
      const entryId = addRow(step, row)
      if (suspected) insertSuspected(step.ledger, { entryId, existingEntryId: suspected.id })
    })
  }
  return inserted
}

function removeEntries({ ledger, now }: ApplyStep, entries: readonly StoredEntry[]): void {
  for (const entry of entries) {
    const parts = partsOf(ledger, entry.id)
    const content = entry.isPending ? editsOf(entry, parts) : null
    if (content !== null && entry.accountId !== null && entry.providerId !== null) {
      keepDeparted(ledger, { accountId: entry.accountId, providerId: entry.providerId, content, at: now })
    }
    const ids = [...parts.map(({ id }) => id), entry.id]
    releasePartners(ledger, noRecorder, ids)
    deleteEntries(ledger, ids)
  }
}

/**
 * Rows of a replaced login that the new one does not have, although its history reaches that far back: the bank took them away
 * in between. What is older than the new history stays.
 */
function removeStale(step: ApplyStep, rows: readonly Placed[]): void {
  for (const [accountId, ofAccount] of Map.groupBy(rows, (row) => row.accountId)) {
    const first = ofAccount.map(({ date }) => date).toSorted()[0] ?? ''
    removeEntries(step, staleEntries(step.ledger, accountId, first))
  }
}

function markTransfersAround({ ledger }: ApplyStep, rows: readonly Placed[]): void {
  const days = rows.map(({ date }) => date).toSorted()
  const [first] = days
  const last = days.at(-1)
  if (first !== undefined && last !== undefined) markTransfers(ledger, noRecorder, first, last)
}

/**
 * Brings a ledger to what a bank says of its transactions. Doing it again changes nothing, and the order of the rows does not
 * matter: a row is found by its id, a posted one by its pending one, and one that came by a bank file by what it says. What
 * the person did to a row stays with it.
 */
export function applyTransactions(step: ApplyStep): AppliedTransactions {
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
  forgetDepartedBefore(step.ledger, new Date(Date.parse(step.now) - KEPT_DAYS * DAY_MS).toISOString())
  return { inserted, skippedAccounts: [...skipped] }
}
