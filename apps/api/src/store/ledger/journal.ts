import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { CreatedRun, JournaledTable, RowChange, StoredRow } from './journal-rows.ts'
import { toLines, type RunTable, rowsOfSide, writeRun } from './journal-runs.ts'
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

/**
 * Writes one change: the rows that it touched, and the runs of rows that it created, in their order. Returns its id.
 */
export function writeChange(
  ledger: LedgerTransaction,
  head: Omit<typeof change.$inferInsert, 'id'>,
  touched: readonly (RowChange | CreatedRun)[],
): number {
  const { id: changeId } = ledger.insert(change).values(head).returning({ id: change.id }).get()
  let position = 0
  const writeLines = (rows: readonly RowChange[]) => {
    for (const { table, rowId, before, after } of toLines(rows)) {
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
export function readChangeRows(ledger: LedgerTransaction, changeId: number): RowChange[] {
  const rows = ledger.all<StoredChangeRow>(
    sql`select table_name as tableName, row_id as rowId, before, after from change_row where change_id = ${changeId} order by position`,
  )
  return rows.flatMap(toRowChanges)
}

/** Returns a line's changes: one row, or each row of a run. */
export function toRowChanges<Table extends string>({ tableName, rowId, before, after }: StoredChangeRow<Table>) {
  const [befores, afters] = [before === null ? [] : rowsOfSide(before), after === null ? [] : rowsOfSide(after)]
  return Array.from({ length: Math.max(befores.length, afters.length) }, (_, place) => {
    const [was, is] = [befores[place] ?? null, afters[place] ?? null]
    return { table: tableName, rowId: Number((was ?? is)?.['id'] ?? rowId), before: was, after: is }
  })
}

/** Returns the latest change of all with its rows; undefined before the first. */
export function findLatestChange(
  ledger: LedgerTransaction,
): (Change & { readonly rows: readonly RowChange[] }) | undefined {
  const latest = ledger.select().from(change).orderBy(desc(change.id)).limit(1).get()
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
