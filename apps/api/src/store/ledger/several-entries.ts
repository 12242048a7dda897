import { sql } from 'drizzle-orm'
import { type EntryFilter, filterConditions, filterShape, filterValues } from './entry-filter.ts'
import type { NewEntry } from './entries.ts'
import { type LedgerTransaction, preparedFor } from './ledger.ts'
import { entry } from './schema.ts'

const listed = preparedFor(filterShape, (db, filter: EntryFilter) =>
  db
    .select({ id: sql<number>`id` })
    .from(sql`entry`)
    .where(filterConditions(filter, sql`(value_cents > 0)`))
    .orderBy(sql`id`)
    .prepare(),
)

/** Returns the ids of all entries of a filter. */
export const listEntryIds = (ledger: LedgerTransaction, filter: EntryFilter): number[] =>
  listed(ledger, filter)
    .values(filterValues(filter))
    .map(([id]) => Number(id))

const isAmong = (ids: readonly number[]) => sql`${entry.id} in (select value from json_each(${JSON.stringify(ids)}))`

/** What a change of several entries, or a rule, has to know of each. */
const severalColumns = {
  id: entry.id,
  date: entry.date,
  valueCents: entry.valueCents,
  accountId: entry.accountId,
  description: entry.description,
  fullDescription: entry.fullDescription,
  normalizedDescription: entry.normalizedDescription,
  categoryId: entry.categoryId,
  categorySource: entry.categorySource,
  ownCategoryId: entry.ownCategoryId,
  tags: entry.tags,
  isHidden: entry.isHidden,
  origin: entry.origin,
  sourceEntryId: entry.sourceEntryId,
  transferPairId: entry.transferPairId,
} as const

/** Returns some entries by their ids, in the order of the ids. */
export const readSeveral = (ledger: LedgerTransaction, ids: readonly number[]) =>
  ledger.select(severalColumns).from(entry).where(isAmong(ids)).orderBy(entry.id).all()

export type SeveralEntry = ReturnType<typeof readSeveral>[number]

/** Returns the ids of all entries whose texts have words with these beginnings; of all entries without words. */
export const idsWithWords = (ledger: LedgerTransaction, words: readonly string[]): number[] =>
  listEntryIds(ledger, { words: words.length > 0 ? words : undefined })

/** Sets the same values in several entries. */
export function updateEntries(ledger: LedgerTransaction, ids: readonly number[], change: Partial<NewEntry>): void {
  if (ids.length > 0) ledger.update(entry).set(change).where(isAmong(ids)).run()
}

/** Returns the ids of entries that have been split, among some. */
export function splitAmong(ledger: LedgerTransaction, ids: readonly number[]): ReadonlySet<number> {
  const rows = ledger.all<{ id: number }>(
    sql`select distinct source_entry_id as id from entry where source_entry_id in (select value from json_each(${JSON.stringify(ids)}))`,
  )
  return new Set(rows.map(({ id }) => id))
}
