import type { MissingRow, MissingRows } from '@evenkeel/api-client/contract/missing-rows'
import { toDollars } from '@evenkeel/engine'
import { notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import { findAccount } from '../../store/ledger/accounts.ts'
import { departedRows, findDeparted, forgetDeparted, missingEntries } from '../../store/ledger/connection-entries.ts'
import { deleteEntries, findParts, insertEntry, type StoredEntry, updateEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { manuallyAdded } from '../account-view.ts'
import { withinTotal } from '../amounts-in-total.ts'
import { toWireDate } from '../moment.ts'
import { recordChange } from '../record-change.ts'
import { readRemovedRow } from '../sync/saved-edits.ts'
import { markTransfers, releasePartners } from '../transfers.ts'

const accountName = (ledger: LedgerTransaction, accountId: number | null) =>
  (accountId === null ? undefined : findAccount(ledger, accountId)?.name) ?? manuallyAdded

function toRow(ledger: LedgerTransaction, entry: StoredEntry): Omit<MissingRow, 'userTransactionId'> {
  const whole = findParts(ledger, entry.id).reduce((cents, { valueCents }) => cents + valueCents, entry.valueCents)
  return {
    date: toWireDate(entry.date),
    value: toDollars(whole),
    description: entry.description,
    source: accountName(ledger, entry.accountId),
  }
}

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
  return { missing, removed }
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
    recorder.willChange('departed_entry', [id])
    forgetDeparted(ledger, id)
    markTransfers(ledger, recorder, entry.date, entry.date)
  })
  return {}
}
