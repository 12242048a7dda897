import type { MissingRows } from '@evenkeel/api-client/contract/missing-rows'
import { notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import { findAccount } from '../../store/ledger/accounts.ts'
import { departedRows, findDeparted, forgetDeparted, missingEntries } from '../../store/ledger/connection-entries.ts'
import { deleteEntries, findParts, insertEntry, updateEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { withinTotal } from '../amounts-in-total.ts'
import { moveAttachments } from '../attachments/attachments.ts'
import { recordChange } from '../record-change.ts'
import { readRemovedRow } from '../sync/saved-edits.ts'
import { markTransfers, releasePartners } from '../transfers.ts'
import { toRow } from './bank-row.ts'
import { listChangedSplits } from './changed-splits.ts'

/**
 * Returns the rows that a bank no longer lists, which count until the person decides, and those that it has taken back
 * in the last 30 days, which can be brought back.
 */
export function missingRows(ledger: LedgerTransaction): MissingRows {
  const removed = departedRows(ledger).flatMap(({ id, accountId, content, at }) => {
    const entry = readRemovedRow(content)
    const isThere = entry !== null && findAccount(ledger, accountId) !== undefined
    return isThere ? [{ removedRowId: id, removedAt: at, ...toRow(ledger, { ...entry, id: 0 }) }] : []
  })
  const missing = missingEntries(ledger).map((entry) => ({ userTransactionId: entry.id, ...toRow(ledger, entry) }))
  return { missing, removed, changedSplits: listChangedSplits(ledger) }
}

/**
 * Keeps a row that its bank no longer lists, as one kept by hand, or removes it with its parts; both can be undone.
 *
 * @throws ApiError 404 for any other row.
 */
export function decideMissingRow(context: LedgerContext, id: number, isKept: boolean): Record<string, never> {
  const { ledger } = context
  const entry = missingEntries(ledger).find((candidate) => candidate.id === id)
  if (!entry) throw notFound()
  const ids = [...findParts(ledger, id).map((part) => part.id), id]
  recordChange(context, isKept ? 'missing-row.keep' : 'missing-row.remove', (recorder) => {
    if (!isKept) releasePartners(ledger, recorder, ids)
    recorder.willChange('entry', ids)
    if (isKept) for (const rowId of ids) updateEntry(ledger, rowId, { origin: 'manual' })
    else deleteEntries(ledger, ids)
  })
  return {}
}

/**
 * Brings back a row that a sync has removed, as one kept by hand. It can be undone.
 *
 * @throws ApiError 404 for an unknown row, and one whose account is gone; 400 if all amounts are too large together.
 */
export function restoreRemovedRow(context: LedgerContext, id: number): Record<string, never> {
  const { ledger } = context
  const kept = findDeparted(ledger, id)
  const entry = kept ? readRemovedRow(kept.content) : null
  if (!kept || entry === null || !findAccount(ledger, kept.accountId)) throw notFound()
  recordChange(context, 'missing-row.restore', (recorder) => {
    const { id: _id, transferPairId: _pair, categorySource, ...row } = entry
    // A pair is found again, if the other side is still there.
    const source = categorySource === 'transfer' ? 'none' : categorySource
    const restored = { ...row, categorySource: source, origin: 'manual', providerId: null, isPending: false } as const
    const entryId = withinTotal(ledger, 'removedRowId', () => insertEntry(ledger, restored))
    recorder.hasCreated('entry', [entryId])
    moveAttachments(ledger, recorder, [entry.id], entryId)
    recorder.willChange('departed_entry', [id])
    forgetDeparted(ledger, id)
    markTransfers(ledger, recorder, entry.date, entry.date)
  })
  return {}
}
