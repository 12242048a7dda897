import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { Transaction, transactionChange } from '@evenkeel/api-client/contract/transactions'
import { normalizeDescription, toCents } from '@evenkeel/engine'
import type * as z from 'zod/mini'
import { badRequest, conflict, fieldRequired } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import { CategoryId } from '../store/ledger/category-catalog.ts'
import {
  deleteEntries,
  insertEntry,
  type NewEntry,
  findParts,
  rememberCategory,
  rememberedCategory,
  type StoredEntry,
  updateEntry,
} from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { startingCategory } from './first-category.ts'
import { toDay } from './moment.ts'
import { isRenamed } from './own-name.ts'
import { withinTotal } from './amounts-in-total.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireAccount, requireCategory, requireEntry } from './require.ts'
import { toOneTransaction } from './transaction-view.ts'
import { markTransfers, releasePartners } from './transfers.ts'
import { say } from '../say.ts'

type TransactionChange = z.infer<typeof transactionChange>

const transactionMessages = {
  notByHand: say('onlyATransactionEnteredByHand'),
  notDeletable: say('onlyATransactionEnteredByHandCan'),
  isSplit: say('pleaseJoinTheSplitTransactionFirst'),
} as const

const readAnswer = (ledger: LedgerTransaction, id: number): Transaction =>
  toOneTransaction(ledger, requireEntry(ledger, id))

/** Remembers the category for later rows with the same description. */
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

/** 'Uncategorized' is not a choice: a rule may still find the row's category. */
const chosenBy = (categoryId: number) => (categoryId === CategoryId.UNCATEGORIZED ? 'none' : 'person')

/** Creates a manual transaction. @throws ApiError 404 for an unknown account or category. */
function createTransaction({ body: form }: Validated<'createTransaction'>, context: LedgerContext): Transaction {
  const { ledger } = context
  const account = form.userAccountId ? requireAccount(ledger, form.userAccountId) : null
  const { id: categoryId } = requireCategory(form.categoryId)
  return recordChange(context, 'transaction.create', (recorder) => {
    const description = form.description.trim()
    const date = toDay(form.date)
    const normalizedDescription = normalizeDescription(description)
    const row = {
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
    } as const
    const id = withinTotal(ledger, 'value', () => insertEntry(ledger, row))
    recorder.hasCreated('entry', [id])
    if (categoryId !== CategoryId.UNCATEGORIZED) remember(ledger, recorder, normalizedDescription, categoryId)
    markTransfers(ledger, recorder, date, date)
    return readAnswer(ledger, id)
  })
}

/** The requested values that differ from the stored ones. */
interface RequestedChange {
  readonly date?: string
  readonly valueCents?: number
  readonly categoryId?: number
  readonly description?: string
}

function requestedChange(entry: StoredEntry, change: TransactionChange): RequestedChange {
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

function checkWish(ledger: LedgerTransaction, entry: StoredEntry, wish: RequestedChange): void {
  if (wish.description === '') throw badRequest({ description: fieldRequired })
  if (wish.categoryId !== undefined) requireCategory(wish.categoryId)
  const fixed = (['date', 'valueCents'] as const).filter((field) => wish[field] !== undefined)
  if (fixed.length === 0) return
  const isSplit = entry.sourceEntryId !== null || findParts(ledger, entry.id).length > 0
  if (entry.origin === 'manual' && !isSplit) return
  const message = isSplit ? transactionMessages.isSplit : transactionMessages.notByHand
  throw badRequest(Object.fromEntries(fixed.map((field) => [field === 'date' ? 'date' : 'value', message])))
}

/**
 * Changes the description. For a manual row it also becomes the description that later rows are compared with; a bank's
 * row keeps the bank's, and its name is the person's own unless it is the bank's again.
 */
const describedAs = (entry: StoredEntry, description: string): Partial<NewEntry> =>
  entry.origin === 'manual'
    ? {
        description,
        isNameOwn: true,
        fullDescription: description,
        normalizedDescription: normalizeDescription(description),
      }
    : { description, isNameOwn: isRenamed({ ...entry, description }) }

/** Unpairs a row whose date or value changed: it no longer balances the other side. */
function unpair(ledger: LedgerTransaction, recorder: ChangeRecorder, entry: StoredEntry): void {
  if (entry.transferPairId === null && entry.categorySource !== 'transfer') return
  releasePartners(ledger, recorder, [entry.id])
  const category = entry.categorySource === 'transfer' ? startingCategory(ledger, entry) : {}
  updateEntry(ledger, entry.id, { ...category, transferPairId: null })
}

/**
 * Changes a transaction. Date and value can change only for a manual transaction that is not split.
 * @throws ApiError 400, 404
 */
function updateTransaction({ body: change }: Validated<'updateTransaction'>, context: LedgerContext): Transaction {
  const { ledger } = context
  const entry = requireEntry(ledger, change.userTransactionId)
  const wish = requestedChange(entry, change)
  checkWish(ledger, entry, wish)
  return recordChange(context, 'transaction.update', (recorder) => {
    recorder.willChange('entry', [entry.id])
    const { date = entry.date, valueCents = entry.valueCents, categoryId, description } = wish
    const isMoved = wish.date !== undefined || wish.valueCents !== undefined
    if (isMoved) unpair(ledger, recorder, entry)
    const fields = { date, valueCents, ...(description !== undefined && describedAs(entry, description)) }
    withinTotal(ledger, 'value', () => updateEntry(ledger, entry.id, fields))
    if (categoryId !== undefined) setCategory(ledger, recorder, requireEntry(ledger, entry.id), categoryId)
    if (isMoved) markTransfers(ledger, recorder, date, date)
    return readAnswer(ledger, entry.id)
  })
}

/** Deletes a manual transaction, with its parts if it is split. @throws ApiError 400, 404 */
function deleteTransaction({ body }: Validated<'deleteTransaction'>, context: LedgerContext): Record<string, never> {
  const { ledger } = context
  const id = body.userTransactionId
  const entry = requireEntry(ledger, id)
  if (entry.origin !== 'manual') throw badRequest({ userTransactionId: transactionMessages.notDeletable })
  if (entry.sourceEntryId !== null) throw conflict({ userTransactionId: transactionMessages.isSplit })
  recordChange(context, 'transaction.delete', (recorder) => {
    const ids = [...findParts(ledger, id).map((part) => part.id), id]
    releasePartners(ledger, recorder, ids)
    recorder.willChange('entry', ids)
    deleteEntries(ledger, ids)
  })
  return {}
}

/** Hides a transaction from every total, or shows it again. @throws ApiError 404 */
function setVisibility({ body }: Validated<'setTransactionVisibility'>, context: LedgerContext): Transaction {
  const { transactionId: id, isHidden } = body
  const { ledger } = context
  requireEntry(ledger, id)
  return recordChange(context, isHidden ? 'transaction.hide' : 'transaction.show', (recorder) => {
    recorder.willChange('entry', [id])
    updateEntry(ledger, id, { isHidden })
    return readAnswer(ledger, id)
  })
}

/**
 * Sets the category as the person's choice: no rule changes it later, and a row marked as a transfer stops being one
 * unless the choice is Transfer.
 */
function setCategory(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  entry: StoredEntry,
  categoryId: number,
): void {
  const transferPairId = categoryId === CategoryId.TRANSFER ? entry.transferPairId : null
  updateEntry(ledger, entry.id, { categoryId, categorySource: 'person', ownCategoryId: null, transferPairId })
  // A part of a split says nothing about its payee's usual category.
  if (entry.sourceEntryId === null) remember(ledger, recorder, entry.normalizedDescription, categoryId)
}

/** Changes a transaction's category and remembers it for the description. @throws ApiError 404 */
function updateCategory({ body }: Validated<'setTransactionCategory'>, context: LedgerContext): Transaction {
  const { transactionId: id, categoryId } = body
  const { ledger } = context
  const entry = requireEntry(ledger, id)
  requireCategory(categoryId)
  return recordChange(context, 'transaction.category', (recorder) => {
    recorder.willChange('entry', [id])
    setCategory(ledger, recorder, entry, categoryId)
    return readAnswer(ledger, id)
  })
}

export const transactionCalls = {
  createTransaction,
  updateTransaction,
  deleteTransaction,
  setTransactionVisibility: setVisibility,
  setTransactionCategory: updateCategory,
} satisfies LedgerCalls
