import { getTableColumns, sql } from 'drizzle-orm'
import { changingInBulk } from './entries-in-bulk.ts'
import { type EntryFilter, filterConditions, filterShape, filterValues } from './entry-filter.ts'
import type { NewEntry } from './entries.ts'
import { type LedgerTransaction, prepared, preparedFor } from './ledger.ts'
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

const among = (ids: readonly number[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`

/** What a rule has to know of each entry. */
export interface SeveralEntry {
  readonly id: number
  readonly date: string
  readonly valueCents: number
  readonly accountId: number | null
  readonly description: string
  readonly fullDescription: string
  readonly normalizedDescription: string
  readonly categoryId: number
  readonly categorySource: string
  readonly ownCategoryId: number | null
  readonly tags: string
  readonly isHidden: boolean
  readonly origin: string
  readonly sourceEntryId: number | null
  readonly isNameOwn: boolean
}

const orNull = (value: unknown) => (value === null ? null : Number(value))

/** Converts a row, as an array, to an entry: drizzle takes three times as long for fifty thousand. */
const toSeveral = (row: readonly unknown[]): SeveralEntry => ({
  id: Number(row[0]),
  date: String(row[1]),
  valueCents: Number(row[2]),
  accountId: orNull(row[3]),
  description: String(row[4]),
  fullDescription: String(row[5]),
  normalizedDescription: String(row[6]),
  categoryId: Number(row[7]),
  categorySource: String(row[8]),
  ownCategoryId: orNull(row[9]),
  tags: String(row[10]),
  isHidden: row[11] === 1,
  origin: String(row[12]),
  sourceEntryId: orNull(row[13]),
  isNameOwn: row[14] === 1,
})

const severalColumns = [
  'id',
  'date',
  'value_cents',
  'account_id',
  'description',
  'full_description',
  'normalized_description',
  'category_id',
  'category_source',
  'own_category_id',
  'tags',
  'is_hidden',
  'origin',
  'source_entry_id',
  'is_name_own',
] as const

/** A text that may stay unread, and then is empty. */
export type UnreadText = 'description' | 'full_description' | 'normalized_description' | 'origin'

interface SeveralShape {
  readonly filter: EntryFilter
  readonly unread: readonly UnreadText[]
}

const several = preparedFor(
  ({ filter, unread }: SeveralShape) => `${filterShape(filter)} | ${unread.join(' ')}`,
  (db, { filter, unread }) => {
    const isUnread = (column: string) => unread.some((name) => name === column)
    const read = (column: string) => (isUnread(column) ? sql`''` : sql`${sql.identifier(column)}`)
    return db
      .select(Object.fromEntries(severalColumns.map((column) => [column, read(column)])))
      .from(sql`entry`)
      .where(filterConditions(filter, sql`(value_cents > 0)`))
      .orderBy(sql`id`)
      .prepare()
  },
)

/**
 * Returns all entries whose texts have words with these beginnings, in the order of the ids; all entries without words.
 */
export function entriesWithWords(
  ledger: LedgerTransaction,
  words: readonly string[],
  unread: readonly UnreadText[] = [],
): SeveralEntry[] {
  const filter = { words: words.length > 0 ? words : undefined }
  return several(ledger, { filter, unread }).values(filterValues(filter)).map(toSeveral)
}

/** Returns the ids of some entries by the tags that they have. */
export const entriesByTags = (
  ledger: LedgerTransaction,
  ids: readonly number[],
): { readonly tags: string; readonly ids: readonly number[] }[] =>
  ledger
    .all<{ tags: string; ids: string }>(
      sql`select tags, json_group_array(id) as ids from entry where id in ${among(ids)} group by tags`,
    )
    .map(({ tags, ids: same }) => ({ tags, ids: JSON.parse(same) }))

/** Returns those among some entries that were entered by hand and are no part of a split. */
export const enteredByHand = (ledger: LedgerTransaction, ids: readonly number[]): number[] =>
  ledger
    .values<[number]>(
      sql`select id from entry where id in ${among(ids)} and origin = 'manual' and source_entry_id is null order by id`,
    )
    .map(([id]) => Number(id))

/** Returns the names of the columns that a change of entries sets. */
export const columnsOf = (change: Partial<NewEntry>): string[] =>
  Object.entries(getTableColumns(entry)).flatMap(([key, { name }]) => (key in change ? [name] : []))

/** Sets the same values in several entries. */
export function updateEntries(ledger: LedgerTransaction, ids: readonly number[], change: Partial<NewEntry>): void {
  if (ids.length > 0)
    changingInBulk(ledger, ids, columnsOf(change), (isMeant) => ledger.update(entry).set(change).where(isMeant).run())
}

const split = prepared((db) =>
  db
    .selectDistinct({ id: sql<number>`source_entry_id` })
    .from(sql`entry`)
    .where(sql`source_entry_id is not null`)
    .prepare(),
)

/** Returns the ids of all entries that have been split. */
export const splitEntryIds = (ledger: LedgerTransaction): ReadonlySet<number> =>
  new Set(
    split(ledger)
      .values()
      .map(([id]) => Number(id)),
  )
