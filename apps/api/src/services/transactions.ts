import type { Transaction, transactionChange, TransactionForm } from '@evenkeel/api-client/contract/transactions'
import { normalizeDescription, toCents } from '@evenkeel/engine'
import type * as z from 'zod/mini'
import { badRequest, conflict, FIELD_REQUIRED } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { CategoryId } from '../store/ledger/category-catalogue.ts'
import {
  deleteEntries,
  insertEntry,
  type NewEntry,
  partsOf,
  rememberCategory,
  rememberedCategory,
  type StoredEntry,
  updateEntry,
} from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { toDay } from './moment.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireAccount, requireCategory, requireEntry } from './require.ts'
import { toOneTransaction } from './transaction-view.ts'
import { markTransfers, releasePartners, startingCategory } from './transfers.ts'

export type TransactionChange = z.infer<typeof transactionChange>

const transactionMessages = {
  notByHand: 'Only a transaction entered by hand can be changed here.',
  notDeletable: 'Only a transaction entered by hand can be deleted.',
  isSplit: 'Please join the split transaction first.',
} as const

const answerOf = (ledger: LedgerTransaction, id: number): Transaction =>
  toOneTransaction(ledger, requireEntry(ledger, id))

/** Later rows with the same description then follow. */
function remember(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  normalizedDescription: string,
  categoryId: number,
): void {
  const known = rememberedCategory(ledger, normalizedDescription)
  if (known) recorder.willChange('category_memory', [known.id])
  recorder.hasCreated('category_memory', [rememberCategory(ledger, normalizedDescription, categoryId)])
}

/** 'Uncategorized' is no choice: a rule may still find the row's category. */
const chosenBy = (categoryId: number) => (categoryId === CategoryId.UNCATEGORIZED ? 'none' : 'person')

/** Enters a transaction by hand. @throws ApiError 404 for an unknown account or category. */
export function createTransaction(context: LedgerContext, form: TransactionForm): Transaction {
  const { ledger } = context
  const account = form.userAccountId ? requireAccount(ledger, form.userAccountId) : null
  const { id: categoryId } = requireCategory(form.categoryId)
  return recordChange(context, 'transaction.create', (recorder) => {
    const description = form.description.trim()
    const date = toDay(form.date)
    const normalizedDescription = normalizeDescription(description)
    const id = insertEntry(ledger, {
      date,
      valueCents: toCents(form.value),
      currency: account?.currency ?? 'USD',
      categoryId,
      categorySource: chosenBy(categoryId),
      description,
      fullDescription: description,
      normalizedDescription,
      accountId: account?.id ?? null,
      origin: 'manual',
    })
    recorder.hasCreated('entry', [id])
    if (categoryId !== CategoryId.UNCATEGORIZED) remember(ledger, recorder, normalizedDescription, categoryId)
    markTransfers(ledger, recorder, date, date)
    return answerOf(ledger, id)
  })
}

/** What a change asks for that is not so already. */
interface Wish {
  readonly date?: string
  readonly valueCents?: number
  readonly categoryId?: number
  readonly description?: string
}

function wishOf(entry: StoredEntry, change: TransactionChange): Wish {
  const date = change.date === undefined ? entry.date : toDay(change.date)
  const valueCents = change.value === undefined ? entry.valueCents : toCents(change.value)
  const description = change.description === undefined ? entry.description : change.description.trim()
  return {
    ...(date !== entry.date && { date }),
    ...(valueCents !== entry.valueCents && { valueCents }),
    ...(change.categoryId !== undefined && change.categoryId !== entry.categoryId && { categoryId: change.categoryId }),
    ...(description !== entry.description && { description }),
  }
}

function checkWish(ledger: LedgerTransaction, entry: StoredEntry, wish: Wish): void {
  if (wish.description === '') throw badRequest({ description: FIELD_REQUIRED })
  if (wish.categoryId !== undefined) requireCategory(wish.categoryId)
  const fixed = (['date', 'valueCents'] as const).filter((field) => wish[field] !== undefined)
  if (fixed.length === 0) return
  const isSplit = entry.sourceEntryId !== null || partsOf(ledger, entry.id).length > 0
  if (entry.origin === 'manual' && !isSplit) return
  const message = isSplit ? transactionMessages.isSplit : transactionMessages.notByHand
  throw badRequest(Object.fromEntries(fixed.map((field) => [field === 'date' ? 'date' : 'value', message])))
}

/** A description by hand is also what later rows are compared with; a bank's own stays that, whatever it is renamed to. */
const describedAs = (entry: StoredEntry, description: string): Partial<NewEntry> =>
  entry.origin === 'manual'
    ? { description, fullDescription: description, normalizedDescription: normalizeDescription(description) }
    : { description }

/** A moved row is no longer the other side of what it balanced. */
function unpair(ledger: LedgerTransaction, recorder: ChangeRecorder, entry: StoredEntry): void {
  if (entry.transferPairId === null) return
  releasePartners(ledger, recorder, [entry.id])
  const category = entry.categorySource === 'transfer' ? startingCategory(ledger, entry.normalizedDescription) : {}
  updateEntry(ledger, entry.id, { ...category, transferPairId: null })
}

/** Changes a transaction; date and value only where it was entered by hand and is not split. @throws ApiError 400, 404 */
export function updateTransaction(context: LedgerContext, change: TransactionChange): Transaction {
  const { ledger } = context
  const entry = requireEntry(ledger, change.userTransactionId)
  const wish = wishOf(entry, change)
  checkWish(ledger, entry, wish)
  return recordChange(context, 'transaction.update', (recorder) => {
    recorder.willChange('entry', [entry.id])
    const { date = entry.date, valueCents = entry.valueCents, categoryId, description } = wish
    const isMoved = wish.date !== undefined || wish.valueCents !== undefined
    if (isMoved) unpair(ledger, recorder, entry)
    updateEntry(ledger, entry.id, {
      date,
      valueCents,
      ...(description !== undefined && describedAs(entry, description)),
    })
    if (categoryId !== undefined) setCategory(ledger, recorder, requireEntry(ledger, entry.id), categoryId)
    if (isMoved) markTransfers(ledger, recorder, date, date)
    return answerOf(ledger, entry.id)
  })
}

/** Deletes a transaction entered by hand, with its parts where it was split. @throws ApiError 400, 404 */
export function deleteTransaction(context: LedgerContext, id: number): Record<string, never> {
  const { ledger } = context
  const entry = requireEntry(ledger, id)
  if (entry.origin !== 'manual') throw badRequest({ userTransactionId: transactionMessages.notDeletable })
  if (entry.sourceEntryId !== null) throw conflict({ userTransactionId: transactionMessages.isSplit })
  recordChange(context, 'transaction.delete', (recorder) => {
    const ids = [...partsOf(ledger, id).map((part) => part.id), id]
    releasePartners(ledger, recorder, ids)
    recorder.willChange('entry', ids)
    deleteEntries(ledger, ids)
  })
  return {}
}

/** Hides a transaction from every total, or shows it again. @throws ApiError 404 */
export function setVisibility(context: LedgerContext, id: number, isHidden: boolean): Transaction {
  const { ledger } = context
  requireEntry(ledger, id)
  return recordChange(context, isHidden ? 'transaction.hide' : 'transaction.show', (recorder) => {
    recorder.willChange('entry', [id])
    updateEntry(ledger, id, { isHidden })
    return answerOf(ledger, id)
  })
}

/** The person's word: no rule changes it any more, and a row that was taken for a transfer is none unless it says so. */
function setCategory(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  entry: StoredEntry,
  categoryId: number,
): void {
  const transferPairId = categoryId === CategoryId.TRANSFER ? entry.transferPairId : null
  updateEntry(ledger, entry.id, { categoryId, categorySource: 'person', transferPairId })
  // A part of a split says nothing about what its payee usually is.
  if (entry.sourceEntryId === null) remember(ledger, recorder, entry.normalizedDescription, categoryId)
}

/** Moves a transaction to another category and remembers it for the description. @throws ApiError 404 */
export function updateCategory(context: LedgerContext, id: number, categoryId: number): Transaction {
  const { ledger } = context
  const entry = requireEntry(ledger, id)
  requireCategory(categoryId)
  return recordChange(context, 'transaction.category', (recorder) => {
    recorder.willChange('entry', [id])
    setCategory(ledger, recorder, entry, categoryId)
    return answerOf(ledger, id)
  })
}
