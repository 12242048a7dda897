import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { SeveralChange, SeveralSelection } from '@evenkeel/api-client/contract/transactions'
import { badRequest } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import { CategoryId } from '../store/ledger/category-catalog.ts'
import { deleteEntries, findParts, type NewEntry } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import {
  columnsOf,
  enteredByHand,
  entriesByTags,
  listEntryIds,
  updateEntries,
} from '../store/ledger/several-entries.ts'
import { allTags, asSpelled, readTags, writeTags } from '../store/ledger/tags.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { renamePayees } from './rename-payees.ts'
import { requireCategory, requireEntry, requireOwnCategory } from './require.ts'
import { toFilter } from './transaction-list.ts'
import { releasePartners } from './transfers.ts'
import { say } from '../say.ts'

const maxTagsOfOne = 20
const nothingToChange = say('pleaseChooseWhatToChange')
const nameAlone = say('renameAlone')
const tooManyTags = say('aTransactionCanHaveAtMost', maxTagsOfOne)

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

/** Writes tags, entries with the same tags together. */
function changeTags(ledger: LedgerTransaction, ids: readonly number[], change: SeveralChange): void {
  const added = asSpelled(ledger, change.addTags?.map((name) => name.trim()) ?? [])
  const removed = new Set(change.removeTags?.map((name) => name.toLowerCase()))
  for (const { tags, ids: same } of entriesByTags(ledger, ids)) {
    const kept = readTags(tags).filter((name) => !removed.has(name.toLowerCase()))
    const wanted = writeTags([...kept, ...added])
    if (readTags(wanted).length > maxTagsOfOne) throw badRequest({ 'change.addTags': tooManyTags })
    if (wanted !== tags) updateEntries(ledger, same, { tags: wanted })
  }
}

/** Deletes what was entered by hand and is no part of a split; returns how many. */
function deleteSeveral(ledger: LedgerTransaction, recorder: ChangeRecorder, selected: readonly number[]): number {
  const mine = enteredByHand(ledger, selected)
  const ids = mine.flatMap((id) => [...findParts(ledger, id).map((part) => part.id), id])
  releasePartners(ledger, recorder, ids)
  recorder.willChange('entry', ids)
  deleteEntries(ledger, ids)
  return mine.length
}

/** Returns the fields that all selected entries get. A row that the person moves elsewhere is no side of a transfer. */
function fieldsOfAll(ledger: LedgerTransaction, change: SeveralChange): Partial<NewEntry> {
  const category = categoryFields(ledger, change)
  const isMoved = category.categoryId !== undefined && category.categoryId !== CategoryId.TRANSFER
  return {
    ...category,
    ...(isMoved && { transferPairId: null }),
    ...(change.isHidden !== undefined && { isHidden: change.isHidden }),
    ...(change.note !== undefined && { note: change.note.trim() }),
  }
}

/**
 * Changes several transactions at once, as one change with one undo.
 * @throws ApiError 400, 404 for an unknown transaction or category.
 */
function changeTransactions({ body: { select, change } }: Validated<'changeTransactions'>, context: LedgerContext) {
  const { ledger } = context
  if (Object.keys(change).length === 0) throw badRequest({ change: nothingToChange })
  const { payeeName } = change
  if (payeeName !== undefined && Object.keys(change).length > 1) throw badRequest({ 'change.payeeName': nameAlone })
  const fields = fieldsOfAll(ledger, change)
  const ids = selected(ledger, select)
  return recordChange(context, 'transaction.several', (recorder) => {
    if (change.isDeleted) {
      const changed = deleteSeveral(ledger, recorder, ids)
      return { changed, leftOut: ids.length - changed }
    }
    if (payeeName !== undefined) return { changed: renamePayees(ledger, recorder, ids, payeeName.trim()), leftOut: 0 }
    const isTagged = Boolean(change.addTags?.length ?? change.removeTags?.length)
    recorder.willChangeColumns([...columnsOf(fields), ...(isTagged ? ['tags'] : [])], ids)
    if (Object.keys(fields).length > 0) updateEntries(ledger, ids, fields)
    if (isTagged) changeTags(ledger, ids, change)
    return { changed: ids.length, leftOut: 0 }
  })
}

export const severalTransactionCalls = {
  changeTransactions,
  tags: (_input, { ledger }) => [...allTags(ledger)],
} satisfies LedgerCalls
