import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import {
  type OwnCategory,
  ownCategoryColors,
  type OwnCategoryForm,
  ownCategoryIcons,
} from '@evenkeel/api-client/contract/own-categories'
import { badRequest } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import { findCategoryByName } from '../store/ledger/category-catalog.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import {
  allOwnCategories,
  countOwnCategories,
  deleteOwnCategoryRow,
  entriesOfOwnCategory,
  insertOwnCategory,
  type StoredOwnCategory,
  updateOwnCategoryRow,
} from '../store/ledger/own-categories.ts'
import { moveRules, rulesOfOwnCategory } from '../store/ledger/rules.ts'
import { updateEntries } from '../store/ledger/several-entries.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { requireCategory, requireOwnCategory } from './require.ts'
import { say } from '../say.ts'

export const maxOwnCategories = 200

const messages = {
  taken: say('thereAlreadyIsACategoryOf'),
  itself: say('pleaseChooseTwoCategories'),
  tooMany: say('pleaseDeleteACategoryFirstThere', maxOwnCategories),
} as const

const toView = (own: StoredOwnCategory, count: number): OwnCategory =>
  ({
    ownCategoryId: own.id,
    name: own.name,
    groupName: own.groupName,
    categoryId: own.categoryId,
    color: ownCategoryColors.find((color) => color === own.color) ?? 'gray',
    icon: ownCategoryIcons.find((icon) => icon === own.icon) ?? 'tag',
    count,
  }) as const

function listOwnCategories(ledger: LedgerTransaction): OwnCategory[] {
  const counts = countOwnCategories(ledger)
  return allOwnCategories(ledger).map((own) => toView(own, counts.get(own.id) ?? 0))
}

const answer = (ledger: LedgerTransaction, id: number): OwnCategory =>
  toView(requireOwnCategory(ledger, id), countOwnCategories(ledger).get(id) ?? 0)

/** Checks a form and converts it. @throws ApiError 400 for a name that is taken, 404 for an unknown category. */
function toFields(ledger: LedgerTransaction, form: OwnCategoryForm, field: string, ownId?: number) {
  const name = form.name.trim()
  const isTaken = allOwnCategories(ledger).some(
    (other) => other.id !== ownId && other.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken || findCategoryByName(name)) throw badRequest({ [`${field}name`]: messages.taken })
  const { id: categoryId } = requireCategory(form.categoryId)
  return { name, groupName: form.groupName.trim(), categoryId, color: form.color, icon: form.icon }
}

/** Adds an own category. @throws ApiError 400, 404 */
function createOwnCategory({ body }: Validated<'createOwnCategory'>, context: LedgerContext): OwnCategory {
  const { ledger } = context
  const fields = toFields(ledger, body, '')
  if (allOwnCategories(ledger).length >= maxOwnCategories) throw badRequest({ name: messages.tooMany })
  return recordChange(context, 'category.create', (recorder) => {
    const id = insertOwnCategory(ledger, fields)
    recorder.hasCreated('own_category', [id])
    return answer(ledger, id)
  })
}

/** Moves an own category's transactions and rules. */
function moveAll(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  from: number,
  to: { readonly categoryId: number; readonly ownCategoryId: number | null },
): void {
  const entryIds = entriesOfOwnCategory(ledger, from)
  recorder.willChange('entry', entryIds)
  recorder.willChange('rule', rulesOfOwnCategory(ledger, from))
  updateEntries(ledger, entryIds, to)
  moveRules(ledger, from, to)
}

/** Changes an own category; its transactions follow it to another standard category. @throws ApiError 400, 404 */
function updateOwnCategory({ body }: Validated<'updateOwnCategory'>, context: LedgerContext): OwnCategory {
  const { ledger } = context
  const { id, categoryId } = requireOwnCategory(ledger, body.ownCategoryId)
  const fields = toFields(ledger, body.form, 'form.', id)
  return recordChange(context, 'category.update', (recorder) => {
    if (fields.categoryId !== categoryId)
      moveAll(ledger, recorder, id, { categoryId: fields.categoryId, ownCategoryId: id })
    recorder.willChange('own_category', [id])
    updateOwnCategoryRow(ledger, id, fields)
    return answer(ledger, id)
  })
}

/** Ends an own category: its rows and rules move, then it is deleted. */
function end(
  context: LedgerContext,
  what: string,
  own: StoredOwnCategory,
  to: { readonly categoryId: number; readonly ownCategoryId: number | null },
): Record<string, never> {
  const { ledger } = context
  recordChange(context, what, (recorder) => {
    moveAll(ledger, recorder, own.id, to)
    recorder.willChange('own_category', [own.id])
    deleteOwnCategoryRow(ledger, own.id)
  })
  return {}
}

/** Deletes an own category; its rows and rules stay in the standard one. @throws ApiError 404 */
function deleteOwnCategory({ body }: Validated<'deleteOwnCategory'>, context: LedgerContext) {
  const own = requireOwnCategory(context.ledger, body.ownCategoryId)
  return end(context, 'category.delete', own, { categoryId: own.categoryId, ownCategoryId: null })
}

/** Merges the first of two own categories into the second. @throws ApiError 400, 404 */
function mergeOwnCategories({ body }: Validated<'mergeOwnCategories'>, context: LedgerContext) {
  const [from, into] = body.ownCategoryIds.map((id) => requireOwnCategory(context.ledger, id))
  if (!from || !into || from.id === into.id) throw badRequest({ ownCategoryIds: messages.itself })
  return end(context, 'category.merge', from, { categoryId: into.categoryId, ownCategoryId: into.id })
}

export const ownCategoryCalls = {
  ownCategories: (_input, { ledger }) => listOwnCategories(ledger),
  createOwnCategory,
  updateOwnCategory,
  deleteOwnCategory,
  mergeOwnCategories,
} satisfies LedgerCalls
