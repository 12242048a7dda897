import { sql } from 'drizzle-orm'
import { insertingInBulk } from './entries-in-bulk.ts'
import { inPieces, runsOfChanges } from './journal-runs.ts'
import type { JournaledTable, RowChange, StoredRow } from './journal.ts'
import type { LedgerTransaction } from './ledger.ts'

/** Rows go back in pieces of so many, as JSON: one statement for each row would take as long as the row. */
const ROWS_A_PIECE = 200

const idsAsList = (rows: readonly RowChange[]) =>
  sql`(select value from json_each(${JSON.stringify(rows.map(({ rowId }) => rowId))}))`

/** Puts rows, all with the same columns since one release wrote them, where none of them is, or over those that are. */
function putRows(ledger: LedgerTransaction, table: JournaledTable, rows: readonly StoredRow[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((_, place) => sql.raw(`value ->> ${place}`)),
    sql`, `,
  )
  const updates = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  )
  for (const piece of inPieces(rows, ROWS_A_PIECE)) {
    const list = JSON.stringify(piece.map((row) => columns.map((column) => row[column] ?? null)))
    // Without the condition, "on" would be read as that of a join.
    ledger.run(sql`insert into ${sql.identifier(table)} (${names}) select ${values} from json_each(${list}) where true
      on conflict (id) do update set ${updates}`)
  }
}

const isPart = (entry: StoredRow) => Number(entry['source_entry_id'] !== null)

/** In the order of their ids, in which trees grow fastest; a part only after the entry that it refers to. */
const asTheyCame = (one: StoredRow, other: StoredRow) =>
  isPart(one) - isPart(other) || Number(one['id']) - Number(other['id'])

/** Of one table, and all of them to be inserted, deleted or overwritten. */
function restoreRun(ledger: LedgerTransaction, run: readonly RowChange[]): void {
  const [first] = run
  if (!first) return
  const { table } = first
  if (first.before === null) {
    ledger.run(sql`delete from ${sql.identifier(table)} where id in ${idsAsList(run)}`)
    return
  }
  const rows = run.flatMap(({ before }) => (before === null ? [] : [before]))
  if (table !== 'entry' || first.after !== null) return putRows(ledger, table, rows)
  insertingInBulk(ledger, () => {
    putRows(ledger, table, rows.toSorted(asTheyCame))
    return sql`id in ${idsAsList(run)}`
  })
}

/**
 * Puts rows back as they were before a change, in the order in which they are given: inserts, overwrites or deletes them.
 * What is to be inserted (`after` is null) must not be there. Throws the database's error where a rule of the store forbids it.
 */
export function restoreRows(ledger: LedgerTransaction, rows: readonly RowChange[]): void {
  for (const run of runsOfChanges(rows)) restoreRun(ledger, run)
}
