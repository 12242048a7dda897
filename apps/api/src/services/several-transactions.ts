import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { SeveralChange, SeveralSelection } from '@evenkeel/api-client/contract/transactions'
import { badRequest } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import { CategoryId } from '../store/ledger/category-catalog.ts'
import { deleteEntries, findParts, type NewEntry } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { listEntryIds, readSeveral, type SeveralEntry, updateEntries } from '../store/ledger/several-entries.ts'
import { allTags, asSpelled, readTags, writeTags } from '../store/ledger/tags.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireCategory, requireEntry, requireOwnCategory } from './require.ts'
import { toFilter } from './transaction-list.ts'
import { releasePartners } from './transfers.ts'

const maxTagsOfOne = 20
const nothingToChange = 'Please choose what to change.'
const tooManyTags = `A transaction can have at most ${maxTagsOfOne} tags.`

function selected(ledger: LedgerTransaction, { transactionIds = [], query }: SeveralSelection): number[] {
  const named = transactionIds.map((id) => requireEntry(ledger, id).id)
  return [...new Set([...named, ...(query ? listEntryIds(ledger, toFilter(ledger, query)) : [])])]
}

/** Returns the category fields of a change, as the person's choice. @throws ApiError 404, 400 */
function categoryFields(ledger: LedgerTransaction, change: SeveralChange): Partial<NewEntry> {
  const own = change.ownCategoryId ? requireOwnCategory(ledger, change.ownCategoryId) : null
  const categoryId = own?.categoryId ?? (change.categoryId && requireCategory(change.categoryId).id)
  if (categoryId === undefined) return change.ownCategoryId === null ? { ownCategoryId: null } : {}
  return { categoryId, categorySource: 'person', ownCategoryId: own?.id ?? null }
}

/** Writes tags, entries with the same result together. */
function changeTags(ledger: LedgerTransaction, entries: readonly SeveralEntry[], change: SeveralChange): void {
  const added = asSpelled(ledger, change.addTags?.map((name) => name.trim()) ?? [])
  const removed = new Set(change.removeTags?.map((name) => name.toLowerCase()))
  if (added.length === 0 && removed.size === 0) return
  const toTags = ({ tags }: SeveralEntry) =>
    writeTags([...readTags(tags).filter((name) => !removed.has(name.toLowerCase())), ...added])
  for (const [tags, same] of Map.groupBy(entries, toTags)) {
    if (readTags(tags).length > maxTagsOfOne) throw badRequest({ 'change.addTags': tooManyTags })
    updateEntries(
      ledger,
      same.map(({ id }) => id),
      { tags },
    )
  }
}

/** A row that the person moves elsewhere is no side of a transfer any more. */
function releaseMoved(
  ledger: LedgerTransaction,
  entries: readonly SeveralEntry[],
  { categoryId }: Partial<NewEntry>,
): void {
  if (categoryId === undefined || categoryId === CategoryId.TRANSFER) return
  const paired = entries.filter(({ transferPairId }) => transferPairId !== null).map(({ id }) => id)
  updateEntries(ledger, paired, { transferPairId: null })
}

/** Deletes what was entered by hand and is no part of a split; returns how many. */
function deleteSeveral(ledger: LedgerTransaction, recorder: ChangeRecorder, entries: readonly SeveralEntry[]): number {
  const mine = entries.filter(({ origin, sourceEntryId }) => origin === 'manual' && sourceEntryId === null)
  const ids = mine.flatMap(({ id }) => [...findParts(ledger, id).map((part) => part.id), id])
  releasePartners(ledger, recorder, ids)
  recorder.willChange('entry', ids)
  deleteEntries(ledger, ids)
  return mine.length
}

/**
 * Changes several transactions at once, as one change with one undo.
 * @throws ApiError 400, 404 for an unknown transaction or category.
 */
function changeTransactions({ body: { select, change } }: Validated<'changeTransactions'>, context: LedgerContext) {
  const { ledger } = context
  if (Object.keys(change).length === 0) throw badRequest({ change: nothingToChange })
  const category = categoryFields(ledger, change)
  const ids = selected(ledger, select)
  const entries = readSeveral(ledger, ids)
  return recordChange(context, 'transaction.several', (recorder) => {
    if (change.isDeleted) {
      const changed = deleteSeveral(ledger, recorder, entries)
      return { changed, leftOut: entries.length - changed }
    }
    recorder.willChange('entry', ids)
    releaseMoved(ledger, entries, category)
    const fields: Partial<NewEntry> = {
      ...category,
      ...(change.isHidden !== undefined && { isHidden: change.isHidden }),
      ...(change.note !== undefined && { note: change.note.trim() }),
    }
    if (Object.keys(fields).length > 0) updateEntries(ledger, ids, fields)
    changeTags(ledger, entries, change)
    return { changed: entries.length, leftOut: 0 }
  })
}

export const severalTransactionCalls = {
  changeTransactions,
  tags: (_input, { ledger }) => [...allTags(ledger)],
} satisfies LedgerCalls
