import { daysSinceEpoch, normalizeDescription } from '@evenkeel/engine'
import { attachmentIdsOf } from '../../store/ledger/attachments.ts'
import { noteChangedSplit } from '../../store/ledger/changed-splits.ts'
import { departedRows } from '../../store/ledger/connection-entries.ts'
import { insertEntry, type StoredEntry, updateEntry } from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findOwnCategory } from '../../store/ledger/own-categories.ts'
import { moveAttachments } from '../attachments/attachments.ts'
import type { ChangeRecorder } from '../record-change.ts'
import type { AcceptedTransaction } from './accept.ts'
import { hasOwnName } from './entry-edits.ts'
import { resplit } from './resplit.ts'
import { postingDays } from './sync-schedule.ts'

/** The person's edits of a row, as kept while the row is gone. */
interface SavedEdits {
  readonly entry: Pick<StoredEntry, 'categoryId' | 'categorySource' | 'isHidden'> &
    Partial<Pick<StoredEntry, 'ownCategoryId' | 'note' | 'tags' | 'isNameOwn'>>
  /** The row and its parts, whose attachments are still there. */
  readonly entryIds?: readonly number[]
  /** The person's name for the row; null if they did not rename it. */
  readonly description: string | null
  /** The values of the row and of its parts. */
  readonly valuesCents: readonly number[]
  readonly parts: readonly (Pick<StoredEntry, 'categoryId' | 'isHidden'> &
    Partial<Pick<StoredEntry, 'ownCategoryId' | 'note' | 'tags' | 'description'>>)[]
  /** The bank's words and day, by which a posted row that does not name its pending one is found. */
  readonly words?: string
  readonly date?: string
}

/** Returns the person's edits of a row as JSON; null if there are none. */
export function savedEdits(
  ledger: LedgerTransaction,
  entry: StoredEntry,
  parts: readonly StoredEntry[],
): string | null {
  const description = hasOwnName(entry) ? entry.description : null
  const { categorySource, isHidden, ownCategoryId, note, tags, isNameOwn } = entry
  const entryIds = [entry, ...parts].map(({ id }) => id)
  const hasFiles = attachmentIdsOf(ledger, entryIds).length > 0
  const isEdited = hasFiles || categorySource === 'person' || isHidden || note !== '' || tags !== ''
  if (!isEdited && description === null && parts.length === 0) return null
  const kept: SavedEdits = {
    entry: { categoryId: entry.categoryId, categorySource, isHidden, ownCategoryId, note, tags, isNameOwn },
    ...(hasFiles && { entryIds }),
    description,
    valuesCents: [entry, ...parts].map(({ valueCents }) => valueCents),
    parts: parts.map((part) => ({
      categoryId: part.categoryId,
      isHidden: part.isHidden,
      ownCategoryId: part.ownCategoryId,
      note: part.note,
      tags: part.tags,
      ...(hasOwnName(part) && { description: part.description }),
    })),
    words: entry.normalizedDescription,
    date: entry.date,
  }
  return JSON.stringify(kept)
}

/** Returns a posted row as it is kept after the bank has taken it back, so that the person can bring it back. */
export const removedRow = (entry: StoredEntry): string => JSON.stringify({ removed: entry })

/** Returns the posted row that was kept; null if the content is a pending row's edits. */
export function readRemovedRow(content: string): StoredEntry | null {
  const kept: { removed?: StoredEntry } = JSON.parse(content)
  return kept.removed ?? null
}

/** A posted row's amount differs from its pending one's by at most this share of the larger, such as a tip. */
const largestTip = 0.3

/** The person's edits of a pending row that an earlier sync has removed, by which its posted row is recognized. */
export interface WaitingEdits {
  readonly accountId: number
  readonly providerId: string
  readonly words: string
  readonly date: string
  readonly valueCents: number
}

/** Returns the edits that wait for a posted row. */
export const waitingEdits = (ledger: LedgerTransaction): WaitingEdits[] =>
  departedRows(ledger).flatMap(({ accountId, providerId, content }) => {
    if (readRemovedRow(content) !== null) return []
    const { words, date, valuesCents }: SavedEdits = JSON.parse(content)
    if (words === undefined || date === undefined) return []
    return [{ accountId, providerId, words, date, valueCents: valuesCents.reduce((cents, value) => cents + value, 0) }]
  })

/** Whether a row may be the posted one of a pending row: same words, a similar amount, within days. */
export function mayBePosted(
  waiting: WaitingEdits,
  row: Pick<AcceptedTransaction, 'date' | 'description' | 'valueCents'> & { readonly accountId: number },
): boolean {
  if (waiting.accountId !== row.accountId || waiting.words !== normalizeDescription(row.description)) return false
  const larger = Math.max(Math.abs(waiting.valueCents), Math.abs(row.valueCents))
  const isNear = Math.abs(waiting.valueCents - row.valueCents) <= larger * largestTip
  return isNear && Math.abs(daysSinceEpoch(waiting.date) - daysSinceEpoch(row.date)) <= postingDays
}

/** Applies the saved edits of a row to the row that replaces it. */
export function restoreEdits(
  ledger: LedgerTransaction,
  recorder: ChangeRecorder,
  entry: StoredEntry,
  content: string,
): void {
  if (readRemovedRow(content) !== null) return
  const kept: SavedEdits = JSON.parse(content)
  const values = kept.parts.length > 0 ? resplit(entry.valueCents, kept.valuesCents) : null
  const isChosen = kept.entry.categorySource === 'person'
  // It may have been deleted meanwhile.
  const stillThere = (id?: number | null) => findOwnCategory(ledger, id ?? 0)?.id ?? null
  const ownCategoryId = stillThere(kept.entry.ownCategoryId)
  updateEntry(ledger, entry.id, {
    isHidden: kept.entry.isHidden,
    note: kept.entry.note ?? '',
    tags: kept.entry.tags ?? '',
    ...(isChosen && { categoryId: kept.entry.categoryId, categorySource: 'person' as const, ownCategoryId }),
    ...(kept.description !== null && { description: kept.description, isNameOwn: kept.entry.isNameOwn ?? false }),
    ...(values && { valueCents: values[0] ?? entry.valueCents }),
  })
  if (kept.entryIds) moveAttachments(ledger, recorder, kept.entryIds, entry.id)
  const beforeCents = kept.valuesCents.reduce((cents, value) => cents + value, 0)
  if (kept.parts.length > 0 && beforeCents !== entry.valueCents)
    noteChangedSplit(ledger, {
      entryId: entry.id,
      beforeCents,
      afterCents: entry.valueCents,
      isJoined: values === null,
    })
  if (!values) return
  const { id, transferPairId: _pair, ...shared } = entry
  kept.parts.forEach((part, index) => {
    const description = kept.description ?? entry.description
    insertEntry(ledger, {
      ...shared,
      description,
      note: '',
      tags: '',
      ...part,
      ownCategoryId: stillThere(part.ownCategoryId),
      valueCents: values[index + 1] ?? 0,
      categorySource: 'person',
      sourceEntryId: id,
      providerId: null,
    })
  })
}
