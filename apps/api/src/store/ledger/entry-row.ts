import { sql } from 'drizzle-orm'
import { entry } from './schema.ts'

type Row = typeof entry.$inferSelect

/** The columns that a list of transactions shows, in the order in which `toShownEntry` takes them. */
export const shownColumns = {
  id: entry.id,
  date: entry.date,
  valueCents: entry.valueCents,
  currency: entry.currency,
  categoryId: entry.categoryId,
  description: entry.description,
  fullDescription: entry.fullDescription,
  accountId: entry.accountId,
  /** A list needs no more than this of `origin`: a number costs less than a text. */
  isManual: sql<boolean>`origin = 'manual'`.mapWith(Boolean),
  isHidden: entry.isHidden,
  sourceEntryId: entry.sourceEntryId,
  isPending: entry.isPending,
  ownCategoryId: entry.ownCategoryId,
  note: entry.note,
  tags: entry.tags,
} as const

/**
 * The fields of an entry that a list shows: each additional column costs a page of ten rows about a hundredth of its
 * time.
 */
export type ShownEntry = Pick<Row, Exclude<keyof typeof shownColumns, 'isManual'>> & { readonly isManual: boolean }

const orNull = <Value>(value: unknown, read: (value: unknown) => Value): Value | null =>
  value === null ? null : read(value)

/** Returns the listed fields of a whole entry. */
export const toShownFields = (row: Row): ShownEntry => ({ ...row, isManual: row.origin === 'manual' })

/**
 * Converts a database row, as an array, to an entry. Drizzle does the same with a decision at each column of each row,
 * which took as long as the rest of the page.
 */
export function toShownEntry(row: readonly unknown[]): ShownEntry {
  return {
    id: Number(row[0]),
    date: String(row[1]),
    valueCents: Number(row[2]),
    currency: String(row[3]),
    categoryId: Number(row[4]),
    description: String(row[5]),
    fullDescription: String(row[6]),
    accountId: orNull(row[7], Number),
    isManual: row[8] === 1,
    isHidden: row[9] === 1,
    sourceEntryId: orNull(row[10], Number),
    isPending: row[11] === 1,
    ownCategoryId: orNull(row[12], Number),
    note: String(row[13]),
    tags: String(row[14]),
  }
}
