import { getTableColumns, sql } from 'drizzle-orm'
import type { CreatedRun } from './entries-in-bulk.ts'
import type { StoredRow } from './journal.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

// A file of fifty thousand rows is one change, and writing a line of the journal for each row took longer than all the rest
// of the import. So a run of created rows shares lines: `after` is then a list, first of the column names, then of the rows.

/** A line stays far below the two megabytes that one row may have on the edge, however long each description is. */
const ROWS_A_LINE = 200

const names = Object.values(getTableColumns(entry)).map(({ name }) => name)
const valuesOfRow = sql.join(names.map((name) => sql.identifier(name)), sql`, `)

/** Writes a run of created rows, as the database holds them now, from a position on; gives how many lines that took. */
export function writeRun(ledger: LedgerTransaction, at: { readonly changeId: number; readonly position: number }, { table, firstId, lastId }: CreatedRun): number {
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

/** Whether what a line says came after is a run of rows. */
export const isRunOfRows = (after: string): boolean => after.startsWith('[')

/** The rows of a run. */
export function rowsOfRun(after: string): StoredRow[] {
  const [columns = [], ...rows]: [string[], ...(string | number | null)[][]] = JSON.parse(after)
  return rows.map((values) => Object.fromEntries(columns.map((column, place) => [column, values[place] ?? null])))
}
