import { getTableColumns, sql } from 'drizzle-orm'
import type { ChangedRun, RowValues } from './journal-rows.ts'
import { among, isStretch } from './entries-by-id.ts'
import { beforeSomeColumns, inPieces } from './journal-runs.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

// A change of fifty thousand entries sets a few columns of each. Its lines hold these columns before the change, and the
// whole rows after it, written by SQLite: what a line lacks before is as it was after. Undo compares the rows with their
// line as texts, and reads none of them.

/** Keeps a line far below the two megabytes that one row may have on the edge, even with long texts and notes. */
const rowsALine = 100

const names = Object.values(getTableColumns(entry)).map(({ name }) => name)
const listOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
const idsOf = (rows: readonly RowValues[]) => rows.map(([id]) => id)

/** Returns the rows of entries in the order of their ids. */
const rowsInOrder = (ids: readonly number[]) =>
  isStretch(ids) ? sql`entry where ${among(ids)}` : sql`(select * from entry where ${among(ids)} order by id)`

/** Returns the text of entries as a line of the journal has them, in the order of their ids. */
const textOfRows = (columns: readonly string[], ids: readonly number[]) => sql`
  select ${`[${JSON.stringify(columns)},`} || substr(json_group_array(json_array(${listOf(columns)})), 2) from ${rowsInOrder(ids)}`

/** Returns some columns of entries, each row with its id in front, in the order of the ids. */
export const readColumns = (ledger: LedgerTransaction, columns: readonly string[], ids: readonly number[]) =>
  ledger.values<[...RowValues]>(sql`select ${listOf(['id', ...columns])} from entry where ${among(ids)} order by id`)

/** Writes a run of changed entries, as the database holds them now, from a position on; returns the number of lines. */
export function writeChangedRun(
  ledger: LedgerTransaction,
  at: { readonly changeId: number; readonly position: number },
  { columns, rows }: ChangedRun,
): number {
  const pieces = inPieces(rows, rowsALine)
  for (const [line, piece] of pieces.entries()) {
    const before = `${beforeSomeColumns}${JSON.stringify([['id', ...columns], ...piece])}}`
    ledger.run(sql`insert into change_row (change_id, position, table_name, row_id, before, after)
      values (${at.changeId}, ${at.position + line}, 'entry', ${piece[0]?.[0]}, ${before}, (${textOfRows(names, idsOf(piece))}))`)
  }
  return pieces.length
}

/** A line of the journal that holds some columns of entries. */
export interface ChangedLine extends ChangedRun {
  readonly position: number
  /** The columns after the change, as they begin its text: `[["id","date"]`. */
  readonly head: string
}

/** Whether a line holds some columns only, as it was before the change. */
export const isOfColumns = sql`ifnull(substr(before, 1, ${beforeSomeColumns.length}) = ${beforeSomeColumns}, 0)`

/** Returns the lines of a change that hold some columns of entries, in their order. */
export function readChangedLines(ledger: LedgerTransaction, changeId: number): ChangedLine[] {
  const lines = ledger.all<{ position: number; before: string; head: string }>(
    sql`select position, before, substr(after, 1, instr(after, ']')) as head from change_row where change_id = ${changeId} and ${isOfColumns} order by position`,
  )
  return lines.map(({ position, before, head }) => {
    const [[, ...columns], ...rows]: [string[], ...RowValues[]] = JSON.parse(before.slice(beforeSomeColumns.length, -1))
    return { table: 'entry', columns, rows, position: Number(position), head }
  })
}

/** Whether the entries of a line are as its change left them. Texts are compared, so that no row is read. */
export function isLineAsLeft(
  ledger: LedgerTransaction,
  changeId: number,
  { position, head, rows }: ChangedLine,
): boolean {
  const columns: string[] = JSON.parse(head.slice(1))
  const [found] = ledger.all<{ isSame: number }>(
    sql`select after = (${textOfRows(columns, idsOf(rows))}) as isSame from change_row where change_id = ${changeId} and position = ${position}`,
  )
  return found?.isSame === 1
}
