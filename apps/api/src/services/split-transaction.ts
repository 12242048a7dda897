import type { SplitResult, splitSet } from '@evenkeel/api-client/contract/transactions'
import { type SplitProblem, splitMessages, toCents, validateSplit } from '@evenkeel/engine'
import type * as z from 'zod/mini'
import { badRequest, conflict } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { allAccounts } from '../store/ledger/accounts.ts'
import { deleteEntries, insertEntry, partsOf, type StoredEntry, updateEntry } from '../store/ledger/entries.ts'
import { shownOf } from '../store/ledger/entry-row.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireCategory, requireEntry } from './require.ts'
import { toTransactions } from './transaction-view.ts'

export type SplitSet = z.infer<typeof splitSet>

const splitRefusals = {
  sumDiffers: 'The parts must add up to the original transaction.',
  tooSmall: splitMessages.tooSmall,
  signDiffers: splitMessages.tooSmall,
  isPart: 'This is a part of a split transaction. Please split the original transaction.',
} as const satisfies Record<SplitProblem | 'isPart', string>

interface Part {
  readonly categoryId: number
  readonly valueCents: number
}

const toPart = ({ category, value }: SplitSet['splits'][number]): Part => ({
  categoryId: requireCategory(category).id,
  valueCents: toCents(value),
})

function resultOf(ledger: LedgerTransaction, sourceId: number): SplitResult {
  const [sourceTransaction, ...splits] = toTransactions(
    [requireEntry(ledger, sourceId), ...partsOf(ledger, sourceId)].map(shownOf),
    allAccounts(ledger),
  )
  if (!sourceTransaction) throw new Error('A transaction that was just read has no view')
  return { sourceTransaction, splits }
}

/** A part is its source in all but category and value. */
function insertPart(ledger: LedgerTransaction, source: StoredEntry, { categoryId, valueCents }: Part): number {
  const { id, transferPairId: _pair, ...shared } = source
  return insertEntry(ledger, {
    ...shared,
    categoryId,
    valueCents,
    categorySource: 'person',
    sourceEntryId: id,
    providerId: null,
  })
}

/** Parts keep their ids as far as there still is a part in their place. */
function replaceParts(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  source: StoredEntry,
  parts: { readonly old: readonly StoredEntry[]; readonly wanted: readonly Part[] },
): void {
  const { old, wanted } = parts
  wanted.forEach((part, index) => {
    const known = old[index]
    if (known) updateEntry(ledger, known.id, { ...part, categorySource: 'person' })
    else recorder.hasCreated('entry', [insertPart(ledger, source, part)])
  })
  deleteEntries(
    ledger,
    old.slice(wanted.length).map(({ id }) => id),
  )
}

/**
 * Splits a transaction over categories: it keeps its id and the rest, each part becomes a transaction beside it. With no
 * parts it is whole again. What an import finds as the same row is the sum of source and parts.
 *
 * @throws ApiError 404 for an unknown transaction or category, 400 where the parts do not add up to the original.
 */
export function splitTransaction(context: LedgerContext, split: SplitSet): SplitResult {
  const { ledger } = context
  const source = requireEntry(ledger, split.sourceTransactionId)
  if (source.sourceEntryId !== null) throw conflict({ sourceTransactionId: splitRefusals.isPart })
  const kept = toPart(split.sourceTransaction)
  const wanted = split.splits.map(toPart)
  const old = partsOf(ledger, source.id)
  const originalCents = old.reduce((sum, { valueCents }) => sum + valueCents, source.valueCents)
  const problem = validateSplit({
    originalCents,
    sourceCents: kept.valueCents,
    splitsCents: wanted.map(({ valueCents }) => valueCents),
  })
  if (problem) throw badRequest({ splits: splitRefusals[problem] })
  return recordChange(context, wanted.length === 0 ? 'transaction.join' : 'transaction.split', (recorder) => {
    recorder.willChange(
      'entry',
      old.map(({ id }) => id),
    )
    recorder.willChange('entry', [source.id])
    const isRecategorised = kept.categoryId !== source.categoryId
    updateEntry(ledger, source.id, {
      ...kept,
      ...(isRecategorised && { categorySource: 'person' as const, transferPairId: null }),
    })
    replaceParts(ledger, recorder, source, { old, wanted })
    return resultOf(ledger, source.id)
  })
}

/** A transaction with the parts that it was split into; asked of a part, its source with all parts. @throws ApiError 404 */
export function relatedTransactions(ledger: LedgerTransaction, id: number): SplitResult {
  const entry = requireEntry(ledger, id)
  return resultOf(ledger, entry.sourceEntryId ?? entry.id)
}
