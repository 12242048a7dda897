import { and, desc, eq, max, sql } from 'drizzle-orm'
import { isOfColumns, writeChangedRun } from './changed-runs.ts'
import type { ChangedRun, CreatedRun, JournaledTable, RowChange, StoredRow } from './journal-rows.ts'
import { beforeSomeColumns, toLines, type RunTable, rowsOfSide, writeRun } from './journal-runs.ts'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { change, changeRow } from './schema.ts'

export type Change = typeof change.$inferSelect

/** Returns rows of a table by id; unknown ids are left out. */
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

/** Whether the row still is as a change left it; columns that a later release added do not matter. */
export function isRowAsLeft(current: StoredRow | undefined, after: StoredRow | null): boolean {
  if (after === null || current === undefined) return after === null && current === undefined
  return Object.keys(after).every((column) => current[column] === after[column])
}

const madeHere = { undoesChangeId: null, page: null, widget: null, pageGrantId: null }
const insertChange = prepared((db) =>
  db
    .insert(change)
    .values({
      what: sql.placeholder('what'),
      at: sql.placeholder('at'),
      undoesChangeId: sql.placeholder('undoesChangeId'),
      page: sql.placeholder('page'),
      widget: sql.placeholder('widget'),
      pageGrantId: sql.placeholder('pageGrantId'),
    })
    .returning({ id: change.id })
    .prepare(),
)
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

/** What a change did: to one row, or to many alike. */
export type Touched = RowChange | CreatedRun | ChangedRun

/**
 * Writes one change: the rows that it touched, and the runs of rows that it created, in their order. Returns its id.
 */
export function writeChange(
  ledger: LedgerTransaction,
  head: Omit<typeof change.$inferInsert, 'id'>,
  touched: readonly Touched[],
): number {
  const { id: changeId } = insertChange(ledger).get({ ...madeHere, ...head })
  let position = 0
  const writeLines = (rows: readonly RowChange[]) => {
    for (const { table, rowId, before, after } of toLines(rows)) {
      insertChangeRow(ledger).run({ changeId, position, tableName: table, rowId, before, after })
      position += 1
    }
  }
  let single: RowChange[] = []
  for (const one of touched) {
    if ('rowId' in one) {
      single.push(one)
      continue
    }
    writeLines(single)
    single = []
    const at = { changeId, position }
    position += 'columns' in one ? writeChangedRun(ledger, at, one) : writeRun(ledger, at, one)
  }
  writeLines(single)
  return changeId
}

/** Returns a change of the journal; undefined if there is none. */
export function findChange(ledger: LedgerTransaction, changeId: number): Change | undefined {
  return ledger.select().from(change).where(eq(change.id, changeId)).get()
}

/** Returns the latest change that touched a row; null if none did. Not for tables whose rows may share a line. */
export function findLastChange(
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

/** Returns the rows of a change in the order in which they were touched. */
export const readChangeRows = (ledger: LedgerTransaction, changeId: number): RowChange[] =>
  readLines(ledger, changeId).flatMap(toRowChanges)

export interface PlacedLine extends StoredChangeRow {
  readonly position: number
}

/** Returns the lines of a change in their order; without those that hold some columns only, if so wished. */
export const readLines = (ledger: LedgerTransaction, changeId: number, without: 'columns' | 'none' = 'none') =>
  ledger.all<PlacedLine>(
    sql`select position, table_name as tableName, row_id as rowId, before, after from change_row
      where change_id = ${changeId} and ${without === 'columns' ? sql`not ${isOfColumns}` : sql`1`} order by position`,
  )

/** Returns a line's changes: one row, or each row of a run. Columns that it lacks before are as they are after. */
export function toRowChanges<Table extends string>({ tableName, rowId, before, after }: StoredChangeRow<Table>) {
  const [befores, afters] = [before === null ? [] : rowsOfSide(before), after === null ? [] : rowsOfSide(after)]
  const isOfSomeColumns = before?.startsWith(beforeSomeColumns)
  return Array.from({ length: Math.max(befores.length, afters.length) }, (_, place) => {
    const [was, is] = [befores[place] ?? null, afters[place] ?? null]
    const whole = isOfSomeColumns ? { ...is, ...was } : was
    return { table: tableName, rowId: Number((was ?? is)?.['id'] ?? rowId), before: whole, after: is }
  })
}

/** Returns the latest change of all; undefined before the first. */
export const latestChange = (ledger: LedgerTransaction): Change | undefined =>
  ledger.select().from(change).orderBy(desc(change.id)).limit(1).get()

/** Returns the latest change of all with its rows; undefined before the first. */
export function findLatestChange(
  ledger: LedgerTransaction,
): (Change & { readonly rows: readonly RowChange[] }) | undefined {
  const latest = latestChange(ledger)
  return latest && { ...latest, rows: readChangeRows(ledger, latest.id) }
}

const rowKey = ({ table, rowId }: RowChange) => `${table} ${rowId}`

/** Makes later changes of rows a part of an earlier change, which keeps the rows as they were before it. */
export function extendChange(ledger: LedgerTransaction, changeId: number, later: readonly RowChange[]): void {
  const known = readChangeRows(ledger, changeId)
  const laterByRow = new Map(later.map((row) => [rowKey(row), row]))
  const merged = known.map((row) => ({ ...row, after: (laterByRow.get(rowKey(row)) ?? row).after }))
  const added = later.filter((row) => !known.some((one) => rowKey(one) === rowKey(row)))
  ledger.delete(changeRow).where(eq(changeRow.changeId, changeId)).run()
  const rows = [...merged, ...added].filter(({ before, after }) => before !== null || after !== null)
  for (const [position, { table, rowId, before, after }] of toLines(rows).entries())
    insertChangeRow(ledger).run({ changeId, position, tableName: table, rowId, before, after })
}
