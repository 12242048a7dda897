import type { SuspectedDuplicate } from '@evenkeel/api-client/contract/account-connections'
import { toDollars } from '@evenkeel/engine'
import { notFound } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import { findAccount } from '../../store/ledger/accounts.ts'
import { deleteEntries, findEntry, findParts, type StoredEntry, updateEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { decideSuspicion, findSuspicion, openSuspicions } from '../../store/ledger/suspected-duplicates.ts'
import { manuallyAdded } from '../account-view.ts'
import { toWireDate } from '../moment.ts'
import { moveAttachments } from '../attachments/attachments.ts'
import { type ChangeRecorder, recordChange } from '../record-change.ts'
import { markTransfers, releasePartners } from '../transfers.ts'

function toSide(ledger: LedgerTransaction, entry: StoredEntry): SuspectedDuplicate['transaction'] {
  const whole = findParts(ledger, entry.id).reduce((cents, { valueCents }) => cents + valueCents, entry.valueCents)
  return {
    userTransactionId: entry.id,
    date: toWireDate(entry.date),
    value: toDollars(whole),
    description: entry.description,
    source: (entry.accountId === null ? undefined : findAccount(ledger, entry.accountId)?.name) ?? manuallyAdded,
    origin: entry.origin,
  }
}

/** Returns the pairs that the person has not decided on. */
export function suspectedDuplicates(ledger: LedgerTransaction): SuspectedDuplicate[] {
  return openSuspicions(ledger).flatMap(({ id, entryId, existingEntryId }) => {
    const [entry, existing] = [findEntry(ledger, entryId), findEntry(ledger, existingEntryId)]
    return entry && existing
      ? [{ duplicateId: id, transaction: toSide(ledger, entry), existing: toSide(ledger, existing) }]
      : []
  })
}

/** Keeps the earlier row with all the person's edits and makes it the bank's; removes the other. */
function joinRows(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  entry: StoredEntry,
  existing: StoredEntry,
): void {
  const gone = [...findParts(ledger, entry.id), entry].map(({ id }) => id)
  const parts = findParts(ledger, existing.id)
  releasePartners(ledger, recorder, gone)
  recorder.willChange('entry', gone)
  recorder.willChange('entry', [...parts.map(({ id }) => id), existing.id])
  moveAttachments(ledger, recorder, gone, existing.id)
  deleteEntries(ledger, gone)
  const { providerId, providerDescription, isPending } = entry
  for (const { id } of parts) updateEntry(ledger, id, { origin: 'connection', bankFileId: null })
  updateEntry(ledger, existing.id, {
    providerId,
    providerDescription,
    isPending,
    origin: 'connection',
    bankFileId: null,
  })
  markTransfers(ledger, recorder, existing.date, existing.date)
}

/**
 * Decides a suspected pair: either one row, of which one stays, or two rows. Deciding again changes nothing.
 *
 * @throws ApiError 404 for an unknown pair.
 */
export function decideDuplicate(context: LedgerContext, id: number, isSame: boolean): Record<string, never> {
  const { ledger } = context
  const suspicion = findSuspicion(ledger, id)
  if (!suspicion) throw notFound()
  if (suspicion.decision !== null) return {}
  const [entry, existing] = [findEntry(ledger, suspicion.entryId), findEntry(ledger, suspicion.existingEntryId)]
  recordChange(context, isSame ? 'duplicate.join' : 'duplicate.keep', (recorder) => {
    recorder.willChange('suspected_duplicate', [id])
    if (isSame && entry && existing) joinRows(ledger, recorder, entry, existing)
    decideSuspicion(ledger, id, isSame ? 'same' : 'different')
  })
  return {}
}
