import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { SplitResult, splitSet } from '@evenkeel/api-client/contract/transactions'
import { type SplitProblem, toCents, validateSplit } from '@evenkeel/engine'
import type * as z from 'zod/mini'
import { badRequest, conflict } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import { allAccounts } from '../store/ledger/accounts.ts'
import { findChangedSplit, forgetChangedSplit } from '../store/ledger/changed-splits.ts'
import { deleteEntries, insertEntry, findParts, type StoredEntry, updateEntry } from '../store/ledger/entries.ts'
import { toShownFields } from '../store/ledger/entry-row.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { withinTotal } from './amounts-in-total.ts'
import { moveAttachments } from './attachments/attachments.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireCategory, requireEntry } from './require.ts'
import { toTransactions } from './transaction-view.ts'
import { say, type Sentence } from '../say.ts'

type SplitSet = z.infer<typeof splitSet>

const splitRefusals = {
  sumDiffers: say('thePartsMustAddUpTo'),
  tooSmall: say('noteTheOriginalTransactionAndSplit'),
  signDiffers: say('noteTheOriginalTransactionAndSplit'),
  isPart: say('thisIsAPartOfA'),
} as const satisfies Record<SplitProblem | 'isPart', Sentence>

interface Part {
  readonly categoryId: number
  readonly valueCents: number
}

const toPart = ({ category, value }: SplitSet['splits'][number]): Part => ({
  categoryId: requireCategory(category).id,
  valueCents: toCents(value),
})

function readSplit(ledger: LedgerTransaction, sourceId: number): SplitResult {
  const [sourceTransaction, ...splits] = toTransactions(
    ledger,
    [requireEntry(ledger, sourceId), ...findParts(ledger, sourceId)].map(toShownFields),
    allAccounts(ledger),
  )
  if (!sourceTransaction) throw new Error('A transaction that was just read has no view')
  return { sourceTransaction, splits }
}

/** Inserts a part: a copy of the source except for category and value. */
function insertPart(ledger: LedgerTransaction, source: StoredEntry, { categoryId, valueCents }: Part): number {
  const { id, transferPairId: _pair, ...shared } = source
  return insertEntry(ledger, {
    ...shared,
    categoryId,
    valueCents,
    categorySource: 'person',
    ownCategoryId: null,
    sourceEntryId: id,
    providerId: null,
  })
}

/** An own category stays with its standard one. */
const ownCategoryOf = (known: StoredEntry, categoryId: number) =>
  known.categoryId === categoryId ? {} : { ownCategoryId: null }

/** Replaces the parts in order; a part keeps its id if there is still a part at its place. */
function replaceParts(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  source: StoredEntry,
  parts: { readonly old: readonly StoredEntry[]; readonly wanted: readonly Part[] },
): void {
  const { old, wanted } = parts
  wanted.forEach((part, index) => {
    const known = old[index]
    if (known)
      updateEntry(ledger, known.id, { ...part, categorySource: 'person', ...ownCategoryOf(known, part.categoryId) })
    else recorder.hasCreated('entry', [insertPart(ledger, source, part)])
  })
  const gone = old.slice(wanted.length).map(({ id }) => id)
  moveAttachments(ledger, recorder, gone, source.id)
  deleteEntries(ledger, gone)
}

/**
 * Splits a transaction over categories: it keeps its id and the remaining value, and each part becomes a transaction.
 * With no parts it is whole again. Imports compare a bank's row with the sum of source and parts.
 *
 * @throws ApiError 404 for an unknown transaction or category, 400 if the parts do not add up to the original.
 */
function splitTransaction({ body: split }: Validated<'splitTransaction'>, context: LedgerContext): SplitResult {
  const { ledger } = context
  const source = requireEntry(ledger, split.sourceTransactionId)
  if (source.sourceEntryId !== null) throw conflict({ sourceTransactionId: splitRefusals.isPart })
  const kept = toPart(split.sourceTransaction)
  const wanted = split.splits.map(toPart)
  const old = findParts(ledger, source.id)
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
    // A person who splits it again knows its new total.
    const noted = findChangedSplit(ledger, source.id)
    if (noted) {
      recorder.willChange('changed_split', [noted.id])
      forgetChangedSplit(ledger, noted.id)
    }
    const isRecategorized = kept.categoryId !== source.categoryId
    withinTotal(ledger, 'splits', () => {
      updateEntry(ledger, source.id, {
        ...kept,
        ...(isRecategorized && { categorySource: 'person' as const, transferPairId: null, ownCategoryId: null }),
      })
      replaceParts(ledger, recorder, source, { old, wanted })
    })
    return readSplit(ledger, source.id)
  })
}

/** Returns a transaction with its parts; for a part, its source with all parts. @throws ApiError 404 */
function relatedTransactions(ledger: LedgerTransaction, id: number): SplitResult {
  const entry = requireEntry(ledger, id)
  return readSplit(ledger, entry.sourceEntryId ?? entry.id)
}

export const splitCalls = {
  splitTransaction,
  relatedTransactions: ({ body }, { ledger }) => relatedTransactions(ledger, body.sourceTransactionId),
} satisfies LedgerCalls
