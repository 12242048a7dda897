import { eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { LedgerTransaction } from './ledger.ts'

/** A table whose rows have an integer `id`, by which the journal names them. */
type RowTable = SQLiteTable & {
  readonly id: SQLiteColumn & { readonly _: { readonly data: number; readonly notNull: true } }
}

/** Stores a row. Returns its id. */
export const insertRow = <Table extends RowTable>(
  ledger: LedgerTransaction,
  table: Table,
  row: SQLiteInsertValue<Table>,
): number => ledger.insert(table).values(row).returning({ id: table.id }).get().id

/** Changes some columns of the row with an id; nothing happens if there is none. */
export function updateRow<Table extends RowTable>(
  ledger: LedgerTransaction,
  table: Table,
  id: number,
  change: SQLiteUpdateSetSource<Table>,
): void {
  ledger.update(table).set(change).where(eq(table.id, id)).run()
}

/** Deletes the row with an id; nothing happens if there is none. */
export function deleteRow(ledger: LedgerTransaction, table: RowTable, id: number): void {
  ledger.delete(table).where(eq(table.id, id)).run()
}
