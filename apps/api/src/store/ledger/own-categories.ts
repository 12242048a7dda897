import { eq, sql } from 'drizzle-orm'
import type { LedgerTransaction } from './ledger.ts'
import { remembered } from './remembered.ts'
import { entry, ownCategory } from './schema.ts'
import { deleteRow, insertRow, updateRow } from './rows-by-id.ts'

export type StoredOwnCategory = typeof ownCategory.$inferSelect
type NewOwnCategory = Omit<StoredOwnCategory, 'id'>

const all = remembered(
  () => '',
  (ledger): readonly StoredOwnCategory[] =>
    ledger
      .select()
      .from(ownCategory)
      .orderBy(sql`group_name collate nocase`, sql`name collate nocase`)
      .all(),
)

/** Returns the person's own categories, by group and name. */
export const allOwnCategories = (ledger: LedgerTransaction) => all(ledger, null)

export const findOwnCategory = (ledger: LedgerTransaction, id: number): StoredOwnCategory | undefined =>
  allOwnCategories(ledger).find((own) => own.id === id)

/** Returns the number of entries of each own category. */
export function countOwnCategories(ledger: LedgerTransaction): ReadonlyMap<number, number> {
  const rows = ledger.all<{ id: number; entries: number }>(
    sql`select own_category_id as id, count(*) as entries from entry where own_category_id is not null group by 1`,
  )
  return new Map(rows.map(({ id, entries }) => [id, entries]))
}

export const insertOwnCategory = (ledger: LedgerTransaction, fields: NewOwnCategory): number =>
  insertRow(ledger, ownCategory, fields)

export const updateOwnCategoryRow = (ledger: LedgerTransaction, id: number, fields: NewOwnCategory): void =>
  updateRow(ledger, ownCategory, id, fields)

export const deleteOwnCategoryRow = (ledger: LedgerTransaction, id: number): void => deleteRow(ledger, ownCategory, id)

/** Returns the ids of an own category's entries. */
export const entriesOfOwnCategory = (ledger: LedgerTransaction, id: number): number[] =>
  ledger
    .select({ id: entry.id })
    .from(entry)
    .where(eq(entry.ownCategoryId, id))
    .all()
    .map((row) => row.id)
