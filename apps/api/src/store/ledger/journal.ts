import { and, eq, max, sql } from 'drizzle-orm'
import type { CreatedRun } from './entries-in-bulk.ts'
import { linesOf, type RunTable, rowsOfSide, writeRun } from './journal-runs.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { change, changeRow } from './schema.ts'

/** The tables whose rows a change can be taken back in; each has an integer `id`. */
export type JournaledTable =
  | 'account_connection'
  | 'connection_account'
  | 'suspected_duplicate'
  | 'suspected_account'
  | 'account'
  | 'account_file_key'
  | 'balance_day'
  | 'bank_file'
  | 'entry'
  | 'category_memory'
  | 'budget'
  | 'budget_change'
  | 'plan'
  | 'plan_link'
  | 'next_step'
  | 'about_me'
  | 'contact_address'
  | 'dependent'
  | 'email_preference'
  | 'profile_settings'
  | 'checkup'

/** A row as the database holds it, under its column names. */
export type StoredRow = Readonly<Record<string, string | number | null>>

/** What a change did to one row: null where there was none. */
export interface RowChange {
  readonly table: JournaledTable
  readonly rowId: number
  readonly before: StoredRow | null
  readonly after: StoredRow | null
}

export type Change = typeof change.$inferSelect

/** Rows by id, for any table; ids that are not there are left out. */
export function readRows(
  ledger: LedgerTransaction,
  table: JournaledTable,
  ids: readonly number[],
): Map<number, StoredRow> {
  const rows = ledger.all<StoredRow>(
    sql`select * from ${sql.identifier(table)} where id in (select value from json_each(${JSON.stringify(ids)}))`,
  )
  return new Map(rows.map((row) => [Number(row['id']), row]))
}

/** True where the row still is what a change left; columns that a later release added do not matter. */
export function isRowAsLeft(current: StoredRow | undefined, after: StoredRow | null): boolean {
  if (after === null || current === undefined) return after === null && current === undefined
  return Object.keys(after).every((column) => current[column] === after[column])
}

const insertChangeRow = prepared((db) =>
  db
    .insert(changeRow)
    .values({
      changeId: sql.placeholder('changeId'),
      position: sql.placeholder('position'),
      tableName: sql.placeholder('tableName'),
      rowId: sql.placeholder('rowId'),
      before: sql.placeholder('before'),
      after: sql.placeholder('after'),
    })
    .prepare(),
)

const isRun = (touched: RowChange | CreatedRun): touched is CreatedRun => 'firstId' in touched

/** Writes one change: the rows that it touched, and the runs of rows that it created, in their order. Gives its id. */
export function writeChange(
  ledger: LedgerTransaction,
  head: Omit<Change, 'id'>,
  touched: readonly (RowChange | CreatedRun)[],
): number {
  const { id: changeId } = ledger.insert(change).values(head).returning({ id: change.id }).get()
  let position = 0
  const writeLines = (rows: readonly RowChange[]) => {
    for (const { table, rowId, before, after } of linesOf(rows)) {
      insertChangeRow(ledger).run({ changeId, position, tableName: table, rowId, before, after })
      position += 1
    }
  }
  let single: RowChange[] = []
  for (const one of touched) {
    if (!isRun(one)) {
      single.push(one)
      continue
    }
    writeLines(single)
    single = []
    position += writeRun(ledger, { changeId, position }, one)
  }
  writeLines(single)
  return changeId
}

/** A change of the journal, if it is there. */
export function findChange(ledger: LedgerTransaction, changeId: number): Change | undefined {
  return ledger.select().from(change).where(eq(change.id, changeId)).get()
}

/** The latest change that touched a row; null where none did. Not for rows that may share a line with others. */
export function lastChangeOf(
  ledger: LedgerTransaction,
  table: Exclude<JournaledTable, RunTable>,
  rowId: number,
): number | null {
  const latest = ledger
    .select({ changeId: max(changeRow.changeId) })
    .from(changeRow)
    .where(and(eq(changeRow.tableName, table), eq(changeRow.rowId, rowId)))
    .get()
  return latest?.changeId ?? null
}

/** A line of the journal as it is stored. */
export interface StoredChangeRow<Table extends string = JournaledTable> {
  readonly tableName: Table
  readonly rowId: number
  readonly before: string | null
  readonly after: string | null
}

/** The rows of a change in the order in which they were touched. */
export function changeRowsOf(ledger: LedgerTransaction, changeId: number): RowChange[] {
  const rows = ledger.all<StoredChangeRow>(
    sql`select table_name as tableName, row_id as rowId, before, after from change_row where change_id = ${changeId} order by position`,
  )
  return rows.flatMap(rowChangesOf)
}

/** What a line of the journal says: one row, or each row of a run. */
export function rowChangesOf<Table extends string>({ tableName, rowId, before, after }: StoredChangeRow<Table>) {
  const [befores, afters] = [before === null ? [] : rowsOfSide(before), after === null ? [] : rowsOfSide(after)]
  return Array.from({ length: Math.max(befores.length, afters.length) }, (_, place) => {
    const [was, is] = [befores[place] ?? null, afters[place] ?? null]
    return { table: tableName, rowId: Number((was ?? is)?.['id'] ?? rowId), before: was, after: is }
  })
}
