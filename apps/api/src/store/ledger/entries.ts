import { and, between, count, eq, isNotNull, isNull, min, sql } from 'drizzle-orm'
import { changingInBulk } from './entries-in-bulk.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { categoryMemory, entry } from './schema.ts'

export type StoredEntry = typeof entry.$inferSelect
export type NewEntry = typeof entry.$inferInsert

const byId = prepared((db) =>
  db
    .select()
    .from(entry)
    .where(eq(entry.id, sql.placeholder('id')))
    .prepare(),
)
const parts = prepared((db) =>
  db
    .select()
    .from(entry)
    .where(eq(entry.sourceEntryId, sql.placeholder('id')))
    .orderBy(entry.id)
    .prepare(),
)
const firstDate = prepared((db) =>
  db
    .select({ date: min(entry.date) })
    .from(entry)
    .prepare(),
)
const memory = prepared((db) =>
  db
    .select({ id: categoryMemory.id, categoryId: categoryMemory.categoryId })
    .from(categoryMemory)
    .where(eq(categoryMemory.normalizedDescription, sql.placeholder('description')))
    .prepare(),
)
const remember = prepared((db) =>
  db
    .insert(categoryMemory)
    .values({
      normalizedDescription: sql.placeholder('normalizedDescription'),
      categoryId: sql.placeholder('categoryId'),
    })
    .onConflictDoUpdate({
      target: categoryMemory.normalizedDescription,
      set: { categoryId: sql`excluded.category_id` },
    })
    .returning({ id: categoryMemory.id })
    .prepare(),
)
const insert = prepared((db) =>
  db
    .insert(entry)
    .values({
      date: sql.placeholder('date'),
      valueCents: sql.placeholder('valueCents'),
      currency: sql.placeholder('currency'),
      categoryId: sql.placeholder('categoryId'),
      categorySource: sql.placeholder('categorySource'),
      description: sql.placeholder('description'),
      fullDescription: sql.placeholder('fullDescription'),
      normalizedDescription: sql.placeholder('normalizedDescription'),
      accountId: sql.placeholder('accountId'),
      origin: sql.placeholder('origin'),
      isHidden: sql.placeholder('isHidden'),
      sourceEntryId: sql.placeholder('sourceEntryId'),
      bankFileId: sql.placeholder('bankFileId'),
      providerId: sql.placeholder('providerId'),
      isPending: sql.placeholder('isPending'),
      providerDescription: sql.placeholder('providerDescription'),
      ownCategoryId: sql.placeholder('ownCategoryId'),
      note: sql.placeholder('note'),
      tags: sql.placeholder('tags'),
    })
    .returning({ id: entry.id })
    .prepare(),
)

export const findEntry = (ledger: LedgerTransaction, id: number): StoredEntry | undefined => byId(ledger).get({ id })

/** Returns the parts of a split entry; empty if it was not split. */
export const findParts = (ledger: LedgerTransaction, id: number): StoredEntry[] => parts(ledger).all({ id })

/** The fields an inserted entry must have; the others have defaults. */
export type EntryToInsert = Omit<NewEntry, 'id' | 'isHidden' | 'transferPairId'> & { readonly isHidden?: boolean }

const startingFields = {
  currency: 'USD',
  isHidden: false,
  accountId: null,
  sourceEntryId: null,
  bankFileId: null,
  providerId: null,
  isPending: false,
  providerDescription: null,
  ownCategoryId: null,
  note: '',
  tags: '',
}

/** Inserts one entry and returns its id. Prepared: a file of twenty thousand rows takes a second instead of a minute. */
export function insertEntry(ledger: LedgerTransaction, row: EntryToInsert): number {
  return insert(ledger).get({ ...startingFields, ...row }).id
}

export function updateEntry(ledger: LedgerTransaction, id: number, change: Partial<NewEntry>): void {
  ledger.update(entry).set(change).where(eq(entry.id, id)).run()
}

/** Deletes entries, with the parts of a split among them in the same statement, after which SQLite looks for what refers to them. */
export function deleteEntries(ledger: LedgerTransaction, ids: readonly number[]): void {
  if (ids.length > 0)
    changingInBulk(ledger, ids, 'all', (isMeant) => ledger.run(sql`delete from entry where ${isMeant}`))
}

/** Returns the ids of an account's entries, parts before the entries that they were split from. */
export function entryIdsOfAccount(ledger: LedgerTransaction, accountId: number): number[] {
  return ledger
    .select({ id: entry.id })
    .from(entry)
    .where(eq(entry.accountId, accountId))
    .orderBy(sql`${entry.sourceEntryId} is null`, entry.id)
    .all()
    .map((row) => row.id)
}

/** Returns the ids of an import's entries and of parts split from them since, parts first. */
export function entryIdsOfBankFile(ledger: LedgerTransaction, bankFileId: number): number[] {
  return ledger
    .select({ id: entry.id })
    .from(entry)
    .where(eq(entry.bankFileId, bankFileId))
    .orderBy(sql`${entry.sourceEntryId} is null`, entry.id)
    .all()
    .map((row) => row.id)
}

/** Returns how many of these entries are parts of a split. */
export function partsAmong(ledger: LedgerTransaction, ids: readonly number[]): number {
  const isOne = sql`${entry.id} in (select value from json_each(${JSON.stringify(ids)}))`
  return (
    ledger
      .select({ parts: count() })
      .from(entry)
      .where(and(isOne, isNotNull(entry.sourceEntryId)))
      .get()?.parts ?? 0
  )
}

export const hasEntries = (ledger: LedgerTransaction, accountId: number): boolean =>
  ledger.select({ id: entry.id }).from(entry).where(eq(entry.accountId, accountId)).limit(1).get() !== undefined

export const hasImportedEntries = (ledger: LedgerTransaction, accountId: number): boolean =>
  ledger
    .select({ id: entry.id })
    .from(entry)
    .where(and(eq(entry.accountId, accountId), isNotNull(entry.bankFileId)))
    .limit(1)
    .get() !== undefined

/** Returns an account's entries between two days, without the parts of splits. */
export const entriesOfAccount = (
  ledger: LedgerTransaction,
  accountId: number,
  from: string,
  to: string,
): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(and(eq(entry.accountId, accountId), between(entry.date, from, to), isNull(entry.sourceEntryId)))
    .orderBy(entry.date, entry.id)
    .all()

/** Returns the parts of an account's split entries between two days. */
export const partsOfAccount = (ledger: LedgerTransaction, accountId: number, from: string, to: string): StoredEntry[] =>
  ledger
    .select()
    .from(entry)
    .where(and(eq(entry.accountId, accountId), between(entry.date, from, to), isNotNull(entry.sourceEntryId)))
    .orderBy(entry.date, entry.id)
    .all()

/** Returns the sum of the parts of each split entry between two days, by the id of the split entry. */
export function splitSums(ledger: LedgerTransaction, accountId: number, from: string, to: string): Map<number, number> {
  const rows = ledger
    .select({ id: entry.sourceEntryId, cents: sql<number>`sum(${entry.valueCents})` })
    .from(entry)
    .where(and(eq(entry.accountId, accountId), between(entry.date, from, to), isNotNull(entry.sourceEntryId)))
    .groupBy(entry.sourceEntryId)
    .all()
  return new Map(rows.flatMap(({ id, cents }) => (id === null ? [] : [[id, cents]])))
}

/** Returns entries whose transfer's other side is one of these, and that are not among these. */
export function findPartners(ledger: LedgerTransaction, ids: readonly number[]): StoredEntry[] {
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`
  return ledger
    .select()
    .from(entry)
    .where(and(sql`${entry.transferPairId} in ${list}`, sql`${entry.id} not in ${list}`))
    .all()
}

/** Returns the day of the earliest entry; null in an empty ledger. */
export const firstEntryDate = (ledger: LedgerTransaction): string | null => firstDate(ledger).get()?.date ?? null

/** Returns the category that the person last chose for this description; undefined if they never did. */
export const rememberedCategory = (
  ledger: LedgerTransaction,
  normalizedDescription: string,
): { id: number; categoryId: number } | undefined => memory(ledger).get({ description: normalizedDescription })

/** Remembers a category for a description; returns the row's id. */
export function rememberCategory(ledger: LedgerTransaction, normalizedDescription: string, categoryId: number): number {
  return remember(ledger).get({ normalizedDescription, categoryId }).id
}
