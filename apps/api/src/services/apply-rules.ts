import { effectOfRules, fitsRule, type RuleEffect, type RuleShare, textWords, toReadyRule } from '@evenkeel/engine'
import { CategoryId, findCategory } from '../store/ledger/category-catalog.ts'
import type { NewEntry } from '../store/ledger/entries.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { splitAlike } from '../store/ledger/parts-in-bulk.ts'
import { allRules, type RuleFields } from '../store/ledger/rules.ts'
import {
  columnsOf,
  entriesWithWords,
  type SeveralEntry,
  splitEntryIds,
  type UnreadText,
  updateEntries,
} from '../store/ledger/several-entries.ts'
import { readTags, writeTags } from '../store/ledger/tags.ts'
import { createCategorizer } from './first-category.ts'
import { isRenamed } from './own-name.ts'
import type { ChangeRecorder, RunRecorder } from './record-change.ts'

/** One entry and what a rule changes in it. */
interface Planned {
  readonly entry: SeveralEntry
  readonly fields: Partial<NewEntry>
  readonly split: readonly RuleShare[]
}

/** A row that the person categorized, or one side of a transfer, keeps its category; so does a part of a split. */
const mayMove = ({ categorySource, sourceEntryId }: SeveralEntry) =>
  categorySource !== 'person' && categorySource !== 'transfer' && sourceEntryId === null

/** Returns what adds tags to those of an entry: most of many entries have the same, so each answer is kept. */
function createTagging() {
  const kept = new Map<string, string>()
  return (tags: string, added: readonly string[]): string => {
    if (added.length === 0) return tags
    const key = `${tags}\0${added.join('\n')}`
    const wanted = kept.get(key) ?? writeTags([...readTags(tags), ...added])
    kept.set(key, wanted)
    return wanted
  }
}

type Tagging = ReturnType<typeof createTagging>

/** Returns the fields that an effect changes in an entry; empty if it already is as the rule wants it. */
function changedFields(entry: SeveralEntry, effect: RuleEffect, withTags: Tagging): Partial<NewEntry> {
  const { categoryId, ownCategoryId = null, payeeName, tags = [], isHidden } = effect
  const isMoved =
    mayMove(entry) &&
    categoryId !== null &&
    categoryId !== undefined &&
    (categoryId !== entry.categoryId || ownCategoryId !== entry.ownCategoryId)
  const wanted = withTags(entry.tags, tags)
  return {
    ...(isMoved && { categoryId, ownCategoryId, categorySource: 'rule' as const }),
    ...(payeeName && !entry.isNameOwn && payeeName !== entry.description && { description: payeeName }),
    ...(wanted !== entry.tags && { tags: wanted }),
    ...(isHidden && !entry.isHidden && { isHidden }),
  }
}

/** Words that every row of a rule must have, which finds the few rows to look at among many. */
const wordsOf = ({ text }: RuleFields) => textWords(text ?? '')

/** Returns the texts that a rule neither looks at nor sets: to read them of all rows is a third of its time. */
function unreadTexts(fields: RuleFields): UnreadText[] {
  const looksAtTexts = wordsOf(fields).length > 0
  const readsPayee = looksAtTexts || Boolean(fields.payee) || Boolean(fields.payeeName)
  return [
    'normalized_description',
    'origin',
    ...(looksAtTexts ? [] : (['full_description'] as const)),
    ...(readsPayee ? [] : (['description'] as const)),
  ]
}

/** Returns what plans the change of one entry after another; empty for one that stays as it is. */
function createPlanner(ledger: LedgerTransaction): (entry: SeveralEntry, effect: RuleEffect) => Planned[] {
  const [split, withTags] = [splitEntryIds(ledger), createTagging()]
  return (entry, effect) => toPlanned(entry, effect, { isSplit: split.has(entry.id), withTags })
}

function toPlanned(
  entry: SeveralEntry,
  effect: RuleEffect,
  { isSplit, withTags }: { readonly isSplit: boolean; readonly withTags: Tagging },
): Planned[] {
  const fields = changedFields(entry, effect, withTags)
  const split = mayMove(entry) && !isSplit ? (effect.split ?? []).filter((part) => findCategory(part.categoryId)) : []
  return Object.keys(fields).length === 0 && split.length === 0 ? [] : [{ entry, fields, split }]
}

/** Returns what a rule would change among all transactions, and how many it fits. */
export function planRule(
  ledger: LedgerTransaction,
  fields: RuleFields,
): { readonly fits: number; readonly planned: readonly Planned[] } {
  const ready = toReadyRule(fields)
  const entries = entriesWithWords(ledger, wordsOf(fields), unreadTexts(fields))
  const fitting = entries.filter((entry) => fitsRule(ready, entry))
  const plan = createPlanner(ledger)
  const effect = effectOfRules(
    [toReadyRule({ ...fields, text: '', payee: '', fromCents: null, toCents: null, accountId: null })],
    {
      fullDescription: '',
      description: '',
      valueCents: 0,
      accountId: null,
    },
  )
  return { fits: fitting.length, planned: fitting.flatMap((entry) => plan(entry, effect)) }
}

/** Splits entries by percent, those that are split alike together. */
function splitEntries(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  wanted: readonly { readonly id: number; readonly split: readonly RuleShare[] }[],
): void {
  for (const alike of Map.groupBy(wanted, ({ split }) => JSON.stringify(split)).values()) {
    const ids = alike.map(({ id }) => id)
    recorder.hasCreated('entry', splitAlike(ledger, ids, alike[0]?.split ?? []))
  }
}

/** Makes planned changes; entries that change alike are written together. Returns how many were changed. */
function applyChanges(ledger: LedgerTransaction, recorder: RunRecorder, planned: readonly Planned[]): number {
  const alike = [...Map.groupBy(planned, ({ fields }) => JSON.stringify(fields)).values()]
  const toSplit = planned.filter(({ split }) => split.length > 0)
  const columns = new Set(alike.flatMap(([first]) => columnsOf(first?.fields ?? {})))
  if (toSplit.length > 0) columns.add('value_cents')
  recorder.willChangeColumns(
    [...columns],
    planned.map(({ entry }) => entry.id),
  )
  for (const same of alike) {
    const { fields = {} } = same[0] ?? {}
    const ids = same.map(({ entry }) => entry.id)
    if (Object.keys(fields).length > 0) updateEntries(ledger, ids, fields)
  }
  splitEntries(
    ledger,
    recorder,
    toSplit.map(({ entry: { id }, split }) => ({ id, split })),
  )
  return planned.length
}

/** Applies one rule to all transactions. Rows that the person categorized keep their category. */
export const applyRule = (ledger: LedgerTransaction, recorder: RunRecorder, fields: RuleFields): number =>
  applyChanges(ledger, recorder, planRule(ledger, fields).planned)

/**
 * Applies all rules, in their order, and what is known of payees to all transactions; as if they came today. What only a
 * dictionary knows fills empty categories and changes no others, and a name that a rule or the person gave is read no
 * further.
 */
export function applyAllRules(ledger: LedgerTransaction, recorder: RunRecorder): number {
  const firstLook = createCategorizer(ledger)
  const plan = createPlanner(ledger)
  const given = new Set(allRules(ledger).map(({ payeeName }) => payeeName))
  const keepsName = (entry: SeveralEntry, payee: string) =>
    payee === entry.description ||
    (!given.has(payee) && (entry.origin === 'manual' || given.has(entry.description) || isRenamed(entry)))
  const planned = entriesWithWords(ledger, []).flatMap((entry) => {
    const found = firstLook(entry)
    const isKnown = found.categorySource === 'rule' || entry.categoryId === CategoryId.UNCATEGORIZED
    const effect = {
      ...found,
      categoryId: isKnown ? found.categoryId : null,
      payeeName: keepsName(entry, found.payee) ? null : found.payee,
    }
    return plan(entry, effect).map((one) =>
      one.fields.categorySource === undefined
        ? one
        : { ...one, fields: { ...one.fields, categorySource: found.categorySource } },
    )
  })
  return applyChanges(ledger, recorder, planned)
}

/** Splits new entries as the person's rules say; call it after they are stored. */
export function splitNewEntries(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  wanted: readonly { readonly id: number; readonly split: readonly RuleShare[] }[],
): void {
  const toSplit = wanted.filter(({ split }) => split.length > 0)
  if (toSplit.length === 0) return
  recorder.willChange(
    'entry',
    toSplit.map(({ id }) => id),
  )
  splitEntries(ledger, recorder, toSplit)
}
