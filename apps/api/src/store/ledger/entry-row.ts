import { sql } from 'drizzle-orm'
import { entry } from './schema.ts'

type Row = typeof entry.$inferSelect

/** The columns of an entry that a list of transactions shows, in the order in which `toShownEntry` takes them. */
export const shownColumns = {
  id: entry.id,
  date: entry.date,
  valueCents: entry.valueCents,
  currency: entry.currency,
  categoryId: entry.categoryId,
  description: entry.description,
  fullDescription: entry.fullDescription,
  accountId: entry.accountId,
  /** Of where it comes from a list says no more: a number costs less than a text. */
  isManual: sql<boolean>`origin = 'manual'`.mapWith(Boolean),
  isHidden: entry.isHidden,
  sourceEntryId: entry.sourceEntryId,
  isPending: entry.isPending,
} as const

/** An entry as far as a list shows it: each column more costs a page of ten rows about a hundredth of its time. */
export type ShownEntry = Pick<Row, Exclude<keyof typeof shownColumns, 'isManual'>> & { readonly isManual: boolean }

const orNull = <Value>(value: unknown, read: (value: unknown) => Value): Value | null =>
  value === null ? null : read(value)

/** A whole entry as a list shows it. */
export const shownOf = (row: Row): ShownEntry => ({ ...row, isManual: row.origin === 'manual' })

/**
 * An entry from a row of the database as an array. Drizzle does the same with a decision at each column of each row, which
 * took as long as all else that a page needs.
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
  }
}
