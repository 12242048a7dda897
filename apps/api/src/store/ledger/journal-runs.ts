import { getTableColumns, sql } from 'drizzle-orm'
import type { CreatedRun, JournaledTable, RowChange, StoredRow } from './journal-rows.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

// A file of fifty thousand rows is one change, and a journal line for each row took longer than the rest of the import.
// So consecutive rows that are created, deleted or changed alike share a line: `before` and `after` are then lists,
// first of the column names, then of the rows; null if there were no rows.

/** The tables of which one change may touch thousands of rows. A line names the id of its first row only. */
const runTables = ['entry', 'balance_day'] as const
export type RunTable = (typeof runTables)[number]
const isRunTable = (table: JournaledTable): table is RunTable => runTables.some((name) => name === table)

/** Keeps a line far below the two megabytes that one row may have on the edge, even with long descriptions. */
const rowsALine = 200
/** Limits the JSON of both lists together: a UTF-8 character here takes three bytes at most. */
const charactersALine = 400_000

const names = Object.values(getTableColumns(entry)).map(({ name }) => name)
const valuesOfRow = sql.join(
  names.map((name) => sql.identifier(name)),
  sql`, `,
)

/**
 * Writes a run of created rows, as the database holds them now, from a position on; returns the number of lines
 * written.
 */
export function writeRun(
  ledger: LedgerTransaction,
  at: { readonly changeId: number; readonly position: number },
  { table, firstId, lastId }: CreatedRun,
): number {
  const head = `[${JSON.stringify(names)},`
  let lines = 0
  for (let first = firstId; first <= lastId; first += rowsALine) {
    const last = Math.min(first + rowsALine - 1, lastId)
    ledger.run(sql`
      insert into change_row (change_id, position, table_name, row_id, before, after)
      select ${at.changeId}, ${at.position + lines}, ${table}, min(id), null, ${head} || substr(json_group_array(json_array(${valuesOfRow})), 2)
      from (select * from entry where id between ${first} and ${last} order by id) having count(*) > 0`)
    lines += 1
  }
  return lines
}

const isRunOfRows = (side: string): boolean => side.startsWith('[')

/** Splits a list into pieces of `size`; the last one may be shorter. */
export function inPieces<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, piece) =>
    items.slice(piece * size, (piece + 1) * size),
  )
}

/** How the side before a change begins if it holds some columns only; no row begins like this. */
export const beforeSomeColumns = '{"of":'

/** Parses one side of a line: one row, or all rows of a run. */
export function rowsOfSide(side: string): StoredRow[] {
  if (side.startsWith(beforeSomeColumns)) return rowsOfSide(side.slice(beforeSomeColumns.length, -1))
  if (!isRunOfRows(side)) {
    const row: StoredRow = JSON.parse(side)
    return [row]
  }
  const [columns = [], ...rows]: [string[], ...(string | number | null)[][]] = JSON.parse(side)
  return rows.map((values) => Object.fromEntries(columns.map((column, place) => [column, values[place] ?? null])))
}

/** Whether rows were created, deleted or changed; all rows of a run are the same in this. */
const sidesKey = ({ before, after }: RowChange) => `${before === null} ${after === null}`

/** Groups neighbors that can share a line or a statement: in one table, and all created, all deleted or all changed. */
export function runsOfChanges(rows: readonly RowChange[]): RowChange[][] {
  const runs: RowChange[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first?.table === row.table && sidesKey(first) === sidesKey(row)) run.push(row)
    else runs.push([row])
  }
  return runs
}

/** A line of the journal without its position. */
export interface JournalLine {
  readonly table: JournaledTable
  readonly rowId: number
  readonly before: string | null
  readonly after: string | null
}

const toJson = (row: StoredRow | null) => (row === null ? null : JSON.stringify(row))
const ofItself = ({ table, rowId, before, after }: RowChange): JournalLine => ({
  table,
  rowId,
  before: toJson(before),
  after: toJson(after),
})

/** Returns one side of a run: values under the columns of its first row; null if there was no row. */
function writeSide(rows: readonly (StoredRow | null)[]): string | null {
  const columns = Object.keys(rows[0] ?? {})
  return columns.length === 0
    ? null
    : JSON.stringify([columns, ...rows.map((row) => columns.map((column) => row?.[column] ?? null))])
}

function linesOfRun(run: readonly RowChange[]): JournalLine[] {
  const [first] = run
  if (!first) return []
  const { table, rowId } = first
  const line = {
    table,
    rowId,
    before: writeSide(run.map(({ before }) => before)),
    after: writeSide(run.map(({ after }) => after)),
  }
  const length = (line.before?.length ?? 0) + (line.after?.length ?? 0)
  if (run.length === 1 || length <= charactersALine) return [line]
  const half = Math.ceil(run.length / 2)
  return [...linesOfRun(run.slice(0, half)), ...linesOfRun(run.slice(half))]
}

/** Returns the lines that record what happened to these rows, in their order. */
export function toLines(rows: readonly RowChange[]): JournalLine[] {
  return runsOfChanges(rows).flatMap((run) => {
    const [first] = run
    if (!first || run.length === 1 || !isRunTable(first.table)) return run.map(ofItself)
    return inPieces(run, rowsALine).flatMap(linesOfRun)
  })
}
