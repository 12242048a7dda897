import { getTableColumns, sql } from 'drizzle-orm'
import type { CreatedRun } from './entries-in-bulk.ts'
import type { JournaledTable, RowChange, StoredRow } from './journal.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

// A file of fifty thousand rows is one change, and writing a line of the journal for each row took longer than all the rest
// of the import. So rows that follow each other share lines, when they come, go and change alike: `before` and `after` are
// then lists, first of the column names, then of the rows; null where there was none of them.

/** The tables of which one change may touch thousands of rows. A line says the id of its first row only. */
const RUN_TABLES = ['entry', 'balance_day'] as const
export type RunTable = (typeof RUN_TABLES)[number]
const isRunTable = (table: JournaledTable): table is RunTable => RUN_TABLES.some((name) => name === table)

/** A line stays far below the two megabytes that one row may have on the edge, however long each description is. */
const ROWS_A_LINE = 200
/** Of JSON, in both lists together: in UTF-8 a character is three bytes at most. */
const CHARACTERS_A_LINE = 400_000

const names = Object.values(getTableColumns(entry)).map(({ name }) => name)
const valuesOfRow = sql.join(
  names.map((name) => sql.identifier(name)),
  sql`, `,
)

/** Writes a run of created rows, as the database holds them now, from a position on; gives how many lines that took. */
export function writeRun(
  ledger: LedgerTransaction,
  at: { readonly changeId: number; readonly position: number },
  { table, firstId, lastId }: CreatedRun,
): number {
  const head = `[${JSON.stringify(names)},`
  let lines = 0
  for (let first = firstId; first <= lastId; first += ROWS_A_LINE) {
    const last = Math.min(first + ROWS_A_LINE - 1, lastId)
    ledger.run(sql`
      insert into change_row (change_id, position, table_name, row_id, before, after)
      select ${at.changeId}, ${at.position + lines}, ${table}, min(id), null, ${head} || substr(json_group_array(json_array(${valuesOfRow})), 2)
      from (select * from entry where id between ${first} and ${last} order by id) having count(*) > 0`)
    lines += 1
  }
  return lines
}

const isRunOfRows = (side: string): boolean => side.startsWith('[')

/** A list in pieces of so many, the last one with what is left. */
export function inPieces<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, piece) =>
    items.slice(piece * size, (piece + 1) * size),
  )
}

/** What a side of a line says: the one row of a line of its own, or all rows of a run. */
export function rowsOfSide(side: string): StoredRow[] {
  if (!isRunOfRows(side)) {
    const row: StoredRow = JSON.parse(side)
    return [row]
  }
  const [columns = [], ...rows]: [string[], ...(string | number | null)[][]] = JSON.parse(side)
  return rows.map((values) => Object.fromEntries(columns.map((column, place) => [column, values[place] ?? null])))
}

/** Whether rows came, went or were changed; those of a run did the same. */
const sidesOf = ({ before, after }: RowChange) => `${before === null} ${after === null}`

/** Neighbours that can share a line or a statement: of one table, and all of them created, deleted or changed. */
export function runsOfChanges(rows: readonly RowChange[]): RowChange[][] {
  const runs: RowChange[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const [first] = run ?? []
    if (run && first?.table === row.table && sidesOf(first) === sidesOf(row)) run.push(row)
    else runs.push([row])
  }
  return runs
}

/** A line of the journal, but for its place. */
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

/** One side of a run: values under the columns of its first row; null where there was no row. */
function sideOf(rows: readonly (StoredRow | null)[]): string | null {
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
    before: sideOf(run.map(({ before }) => before)),
    after: sideOf(run.map(({ after }) => after)),
  }
  const length = (line.before?.length ?? 0) + (line.after?.length ?? 0)
  if (run.length === 1 || length <= CHARACTERS_A_LINE) return [line]
  const half = Math.ceil(run.length / 2)
  return [...linesOfRun(run.slice(0, half)), ...linesOfRun(run.slice(half))]
}

/** The lines that say what happened to rows, in their order. */
export function linesOf(rows: readonly RowChange[]): JournalLine[] {
  return runsOfChanges(rows).flatMap((run) => {
    const [first] = run
    if (!first || run.length === 1 || !isRunTable(first.table)) return run.map(ofItself)
    return inPieces(run, ROWS_A_LINE).flatMap(linesOfRun)
  })
}
