import { normalizeDescription, readablePayee } from '@evenkeel/engine'
import {
  deleteEntries,
  insertEntry,
  type NewEntry,
  findParts,
  type StoredEntry,
  updateEntry,
} from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { moveAttachments } from '../attachments/attachments.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { noteChangedSplit } from '../../store/ledger/changed-splits.ts'
import { splitNewEntries } from '../apply-rules.ts'
import { type Categorizer, startingCategory, toFirstFields } from '../first-category.ts'
import { releasePartners } from '../transfers.ts'
import type { AcceptedTransaction } from './accept.ts'
import { resplit } from './resplit.ts'

/** Records nothing: a bank's data cannot be undone by the person, since the next sync would deliver it again. */
export const noRecorder: ChangeRecorder = { willChange: () => undefined, hasCreated: () => undefined }

const sumCents = (rows: readonly StoredEntry[]) => rows.reduce((cents, { valueCents }) => cents + valueCents, 0)

type BankWords = Pick<AcceptedTransaction, 'date' | 'description' | 'fullDescription' | 'isPending'>

/** Whether the row has another name than the bank's, as it wrote it or readable. */
export const hasOwnName = ({ description, providerDescription }: StoredEntry) =>
  description !== providerDescription && description !== readablePayee(providerDescription ?? '')

/** Returns the fields of a row that are always the bank's, even if the person has edited others. */
function bankFields(entry: StoredEntry, row: BankWords): Partial<NewEntry> {
  const isRenamed = hasOwnName(entry)
  return {
    date: row.date,
    fullDescription: row.fullDescription,
    normalizedDescription: normalizeDescription(row.description),
    isPending: row.isPending,
    providerDescription: row.description,
    // A bank file's row that turns out to be the connection's belongs to the connection from now on.
    origin: 'connection',
    bankFileId: null,
    ...(!isRenamed && { description: readablePayee(row.description) }),
  }
}

/** Returns the provider's present category, if neither the person nor a rule chose the category. */
function providersCategory(
  { categorySource }: StoredEntry,
  { categoryId }: Pick<AcceptedTransaction, 'categoryId'>,
): Partial<NewEntry> {
  const isFree = categorySource === 'provider' || categorySource === 'known' || categorySource === 'none'
  return isFree && categoryId !== undefined ? { categoryId, categorySource: 'provider' } : {}
}

const toUncategorized = (
  accountId: number | null,
  {
    description,
    fullDescription,
    valueCents,
  }: Pick<AcceptedTransaction, 'description' | 'fullDescription' | 'valueCents'>,
) => ({
  accountId,
  description,
  fullDescription,
  valueCents,
  normalizedDescription: normalizeDescription(description),
})

/** Unpairs a row whose date or value changed: it no longer balances the other side of its transfer. */
function unpair(ledger: LedgerTransaction, entry: StoredEntry, row: AcceptedTransaction): Partial<NewEntry> {
  if (entry.transferPairId === null && entry.categorySource !== 'transfer') return {}
  releasePartners(ledger, noRecorder, [entry.id])
  const category =
    entry.categorySource === 'transfer' ? startingCategory(ledger, toUncategorized(entry.accountId, row), row) : {}
  return { ...category, transferPairId: null }
}

/** Distributes a new total over a row and its parts; removes the parts if the total cannot hold them. */
function applyTotal(
  ledger: LedgerTransaction,
  entry: StoredEntry,
  parts: readonly StoredEntry[],
  totalCents: number,
): number {
  if (sumCents([entry, ...parts]) === totalCents) return entry.valueCents
  const beforeCents = sumCents([entry, ...parts])
  const values = resplit(
    totalCents,
    [entry, ...parts].map(({ valueCents }) => valueCents),
  )
  const isJoined = values === null
  if (parts.length > 0) noteChangedSplit(ledger, { entryId: entry.id, beforeCents, afterCents: totalCents, isJoined })
  if (values === null) {
    const gone = parts.map(({ id }) => id)
    moveAttachments(ledger, noRecorder, gone, entry.id)
    deleteEntries(ledger, gone)
    return totalCents
  }
  parts.forEach(({ id }, index) => updateEntry(ledger, id, { valueCents: values[index + 1] ?? 0 }))
  return values[0] ?? totalCents
}

/**
 * Updates an entry from the bank. The person's edits stay: category, name, hidden, split. A split is adapted to a new
 * amount if possible.
 */
export function takeBankFields(ledger: LedgerTransaction, entry: StoredEntry, row: AcceptedTransaction): void {
  const parts = findParts(ledger, entry.id)
  const isMoved = entry.date !== row.date || sumCents([entry, ...parts]) !== row.valueCents
  const category = isMoved ? unpair(ledger, entry, row) : {}
  const valueCents = applyTotal(ledger, entry, parts, row.valueCents)
  for (const part of parts) updateEntry(ledger, part.id, bankFields(part, row))
  updateEntry(ledger, entry.id, {
    ...bankFields(entry, row),
    ...providersCategory(entry, row),
    ...category,
    valueCents,
    providerId: row.providerId,
  })
}

/**
 * Makes an existing entry represent a bank's row of the same amount, whose own entry has been deleted. The person's
 * edits stay, and so does the other side of a transfer: the date moves by a few days at most.
 */
export function claimEntry(ledger: LedgerTransaction, entry: StoredEntry, bankRow: StoredEntry): void {
  const { providerId, providerDescription, categoryId, categorySource } = bankRow
  const row = { ...bankRow, description: providerDescription ?? bankRow.description }
  for (const part of findParts(ledger, entry.id)) updateEntry(ledger, part.id, bankFields(part, row))
  updateEntry(ledger, entry.id, {
    ...bankFields(entry, row),
    ...providersCategory(entry, { categoryId: categorySource === 'provider' ? categoryId : undefined }),
    providerId,
  })
}

/** Adds a bank's row and returns its id. */
export function insertBankRow(
  ledger: LedgerTransaction,
  accountId: number,
  row: AcceptedTransaction,
  firstLook: Categorizer,
): number {
  const words = toUncategorized(accountId, row)
  const found = firstLook(words, row)
  const id = insertEntry(ledger, {
    date: row.date,
    valueCents: row.valueCents,
    currency: row.currency,
    ...toFirstFields(found),
    fullDescription: row.fullDescription,
    normalizedDescription: words.normalizedDescription,
    accountId,
    origin: 'connection',
    providerId: row.providerId,
    isPending: row.isPending,
    providerDescription: row.description,
  })
  splitNewEntries(ledger, noRecorder, [{ id, split: found.split }])
  return id
}
