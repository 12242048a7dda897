import { normalizeDescription } from '@evenkeel/engine'
import {
  deleteEntries,
  insertEntry,
  type NewEntry,
  partsOf,
  type StoredEntry,
  updateEntry,
} from '../../store/ledger/entries.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { ChangeRecorder } from '../record-change.ts'
import { releasePartners, startingCategory } from '../transfers.ts'
import type { AcceptedTransaction } from './accept.ts'
import { resplit } from './resplit.ts'

/** What a bank delivers is no change of the person's that could be taken back: it would come again with the next sync. */
export const noRecorder: ChangeRecorder = { willChange: () => undefined, hasCreated: () => undefined }

const sumOf = (rows: readonly StoredEntry[]) => rows.reduce((cents, { valueCents }) => cents + valueCents, 0)

type BankWords = Pick<AcceptedTransaction, 'date' | 'description' | 'fullDescription' | 'isPending'>

/** What of a row is the bank's, whoever has edited the rest. */
function bankFields(entry: StoredEntry, row: BankWords): Partial<NewEntry> {
  const isRenamed = entry.description !== entry.providerDescription
  return {
    date: row.date,
    fullDescription: row.fullDescription,
    normalizedDescription: normalizeDescription(row.description),
    isPending: row.isPending,
    providerDescription: row.description,
    // A row of a bank file that turns out to be the connection's belongs to it from now on.
    origin: 'connection',
    bankFileId: null,
    ...(!isRenamed && { description: row.description }),
  }
}

/** Where nobody's word is behind a category, it follows what the provider says now. */
function providersCategory(
  { categorySource }: StoredEntry,
  { categoryId }: Pick<AcceptedTransaction, 'categoryId'>,
): Partial<NewEntry> {
  const isFree = categorySource === 'provider' || categorySource === 'none'
  return isFree && categoryId !== undefined ? { categoryId, categorySource: 'provider' } : {}
}

/** A row that moved or changed its value no longer balances the other side of its transfer. */
function unpair(ledger: LedgerTransaction, entry: StoredEntry, row: AcceptedTransaction): Partial<NewEntry> {
  if (entry.transferPairId === null) return {}
  releasePartners(ledger, noRecorder, [entry.id])
  const category =
    entry.categorySource === 'transfer'
      ? startingCategory(ledger, normalizeDescription(row.description), row.categoryId)
      : {}
  return { ...category, transferPairId: null }
}

/** The values of a row and its parts under a new total; the parts go where it cannot hold them. */
function applyTotal(
  ledger: LedgerTransaction,
  entry: StoredEntry,
  parts: readonly StoredEntry[],
  totalCents: number,
): number {
  if (sumOf([entry, ...parts]) === totalCents) return entry.valueCents
  const values = resplit(
    totalCents,
    [entry, ...parts].map(({ valueCents }) => valueCents),
  )
  if (values === null) {
    deleteEntries(
      ledger,
      parts.map(({ id }) => id),
    )
    return totalCents
  }
  parts.forEach(({ id }, index) => updateEntry(ledger, id, { valueCents: values[index + 1] ?? 0 }))
  return values[0] ?? totalCents
}

/**
 * Brings an entry to what the bank says of it now. What the person did to it stays: category, name, hidden, split; a split
 * takes up a new amount as far as it can.
 */
export function takeBankFields(ledger: LedgerTransaction, entry: StoredEntry, row: AcceptedTransaction): void {
  const parts = partsOf(ledger, entry.id)
  const isMoved = entry.date !== row.date || sumOf([entry, ...parts]) !== row.valueCents
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
 * Makes an entry the one that stands for a row of the bank's, which is in the ledger as an entry of its own and of the same
 * amount, and has been deleted. What the person did to it stays, and so does the other side of a transfer: it moved within
 * the same few days.
 */
export function claimEntry(ledger: LedgerTransaction, entry: StoredEntry, bankRow: StoredEntry): void {
  const { providerId, providerDescription, categoryId, categorySource } = bankRow
  const row = { ...bankRow, description: providerDescription ?? bankRow.description }
  for (const part of partsOf(ledger, entry.id)) updateEntry(ledger, part.id, bankFields(part, row))
  updateEntry(ledger, entry.id, {
    ...bankFields(entry, row),
    ...providersCategory(entry, { categoryId: categorySource === 'provider' ? categoryId : undefined }),
    providerId,
  })
}

/** Adds a row of the bank's; gives its id. */
export function insertBankRow(ledger: LedgerTransaction, accountId: number, row: AcceptedTransaction): number {
  const normalizedDescription = normalizeDescription(row.description)
  return insertEntry(ledger, {
    date: row.date,
    valueCents: row.valueCents,
    currency: row.currency,
    ...startingCategory(ledger, normalizedDescription, row.categoryId),
    description: row.description,
    fullDescription: row.fullDescription,
    normalizedDescription,
    accountId,
    origin: 'connection',
    providerId: row.providerId,
    isPending: row.isPending,
    providerDescription: row.description,
  })
}

/** What the person did to a row, as it is kept while the row is gone. */
interface KeptEdits {
  readonly entry: Pick<StoredEntry, 'categoryId' | 'categorySource' | 'isHidden'>
  /** A name that the person gave; null where it was the bank's. */
  readonly description: string | null
  /** The row's own value and those of its parts. */
  readonly valuesCents: readonly number[]
  readonly parts: readonly Pick<StoredEntry, 'categoryId' | 'isHidden'>[]
}

/** What the person did to a row, as JSON; null where they did nothing to it. */
export function editsOf(entry: StoredEntry, parts: readonly StoredEntry[]): string | null {
  const description = entry.description === entry.providerDescription ? null : entry.description
  if (entry.categorySource !== 'person' && !entry.isHidden && description === null && parts.length === 0) return null
  const kept: KeptEdits = {
    entry: { categoryId: entry.categoryId, categorySource: entry.categorySource, isHidden: entry.isHidden },
    description,
    valuesCents: [entry, ...parts].map(({ valueCents }) => valueCents),
    parts: parts.map(({ categoryId, isHidden }) => ({ categoryId, isHidden })),
  }
  return JSON.stringify(kept)
}

/** Does to a row again what the person had done to the one whose place it takes. */
export function restoreEdits(ledger: LedgerTransaction, entry: StoredEntry, content: string): void {
  const kept: KeptEdits = JSON.parse(content)
  const values = kept.parts.length > 0 ? resplit(entry.valueCents, kept.valuesCents) : null
  const isChosen = kept.entry.categorySource === 'person'
  updateEntry(ledger, entry.id, {
    isHidden: kept.entry.isHidden,
    ...(isChosen && { categoryId: kept.entry.categoryId, categorySource: 'person' as const }),
    ...(kept.description !== null && { description: kept.description }),
    ...(values && { valueCents: values[0] ?? entry.valueCents }),
  })
  if (!values) return
  const { id, transferPairId: _pair, ...shared } = entry
  kept.parts.forEach((part, index) => {
    const description = kept.description ?? entry.description
    insertEntry(ledger, {
      ...shared,
      ...part,
      description,
      valueCents: values[index + 1] ?? 0,
      categorySource: 'person',
      sourceEntryId: id,
      providerId: null,
    })
  })
}
