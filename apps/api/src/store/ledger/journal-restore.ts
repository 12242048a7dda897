import { sql } from 'drizzle-orm'
import { deleteEntries } from './entries.ts'
import { among } from './entries-by-id.ts'
import { changingInBulk, insertingInBulk } from './entries-in-bulk.ts'
import { inPieces, runsOfChanges } from './journal-runs.ts'
import type { ChangedRun, JournaledTable, RowChange, RowValues, StoredRow } from './journal-rows.ts'
import type { LedgerTransaction } from './ledger.ts'

/** Rows per statement, passed as JSON: one statement per row would take as long as the row itself. */
const rowsAPiece = 200

const idsAsList = (rows: readonly RowChange[]) =>
  sql`(select value from json_each(${JSON.stringify(rows.map(({ rowId }) => rowId))}))`

/** Inserts rows, or overwrites those that exist. All have the same columns, because one release wrote them. */
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
  for (const piece of inPieces(rows, rowsAPiece)) {
    const list = JSON.stringify(piece.map((row) => columns.map((column) => row[column] ?? null)))
    // Without a condition, "on" would be parsed as part of a join.
    ledger.run(sql`insert into ${sql.identifier(table)} (${names}) select ${values} from json_each(${list}) where true
      on conflict (id) do update set ${updates}`)
  }
}

const isPart = (entry: StoredRow) => Number(entry['source_entry_id'] !== null)

/** Sorts by id, the order in which index trees grow fastest, with parts after the entries that they refer to. */
const asTheyCame = (one: StoredRow, other: StoredRow) =>
  isPart(one) - isPart(other) || Number(one['id']) - Number(other['id'])

const isChanged = (run: readonly RowChange[]) => (column: string) =>
  run.some(({ before, after }) => before?.[column] !== after?.[column])

/** Whether all rows get the same values: for many, one statement costs less than pieces, each of which is copied first. */
const areAlike = ([first, ...others]: readonly RowValues[]): boolean =>
  others.every((row) => row.every((value, place) => place === 0 || value === first?.[place]))

function restoreAlike(ledger: LedgerTransaction, columns: readonly string[], alike: readonly RowValues[]): void {
  const [, ...values] = alike[0] ?? []
  const sets = columns.map((column, place) => sql`${sql.identifier(column)} = ${values[place] ?? null}`)
  const ids = alike.map(([id]) => id)
  ledger.run(sql`update entry set ${sql.join(sets, sql`, `)} where ${among(ids)}`)
}

function restorePieces(ledger: LedgerTransaction, columns: readonly string[], rows: readonly RowValues[]): void {
  const sets = columns.map((column, place) => sql`${sql.identifier(column)} = ${sql.raw(`value ->> ${place + 1}`)}`)
  for (const piece of inPieces(rows, rowsAPiece))
    ledger.run(
      sql`update entry set ${sql.join(sets, sql`, `)} from json_each(${JSON.stringify(piece)}) where entry.id = value ->> 0`,
    )
}

/** Sets some columns of entries: only those that differ, as each one costs its indexes. */
export function restoreColumns(ledger: LedgerTransaction, { columns, rows }: Omit<ChangedRun, 'table'>): void {
  const ids = rows.map(([id]) => id)
  // A statement for each of several groups of values would pass through the whole table as often.
  const restore = areAlike(rows) ? restoreAlike : restorePieces
  changingInBulk(ledger, ids, columns, () => restore(ledger, columns, rows))
}

/** Overwrites entries that are as a change left them. */
function overwriteEntries(ledger: LedgerTransaction, run: readonly RowChange[]): void {
  const columns = Object.keys(run[0]?.before ?? {}).filter(isChanged(run))
  const rows = run.map(({ rowId, before }): RowValues => [rowId, ...columns.map((column) => before?.[column] ?? null)])
  if (columns.length > 0) restoreColumns(ledger, { columns, rows })
}

function insertEntriesAgain(ledger: LedgerTransaction, run: readonly RowChange[], rows: readonly StoredRow[]): void {
  insertingInBulk(ledger, rows.length, () => {
    putRows(ledger, 'entry', rows.toSorted(asTheyCame))
    return sql`id in ${idsAsList(run)}`
  })
}

/**
 * Tables with a unique key to which no row refers. An import may have given two rows each other's key, and one could not be overwritten
 * before the other.
 */
const replaced: readonly JournaledTable[] = ['next_step', 'email_preference', 'household_fact', 'category_memory']

/** Restores rows of one table that are all inserted, all deleted or all overwritten. */
function restoreRun(ledger: LedgerTransaction, run: readonly RowChange[]): void {
  const [first] = run
  if (!first) return
  const { table } = first
  const rows = run.flatMap(({ before }) => (before === null ? [] : [before]))
  if (table === 'entry' && rows.length === 0)
    return deleteEntries(
      ledger,
      run.map(({ rowId }) => rowId),
    )
  if (table === 'entry')
    return first.after === null ? insertEntriesAgain(ledger, run, rows) : overwriteEntries(ledger, run)
  if (rows.length === 0 || replaced.includes(table))
    ledger.run(sql`delete from ${sql.identifier(table)} where id in ${idsAsList(run)}`)
  if (rows.length > 0) putRows(ledger, table, rows)
}

/**
 * Restores rows to their state before a change, in the given order: inserts, overwrites or deletes them. Rows to be
 * inserted (`after` is null) must not exist. @throws the database's error if a constraint forbids it.
 */
export function restoreRows(ledger: LedgerTransaction, rows: readonly RowChange[]): void {
  for (const run of runsOfChanges(rows)) restoreRun(ledger, run)
}
