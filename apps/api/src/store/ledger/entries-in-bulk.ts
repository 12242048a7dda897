import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { among } from './entries-by-id.ts'
import type { CreatedRun } from './journal-rows.ts'
import { inPieces } from './journal-runs.ts'
import { keptOfEntries } from './kept-in-bulk.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

type NewEntry = typeof entry.$inferInsert

/** The fields that all rows of a file share, and the fields of each row. */
export type SharedFields = Required<Pick<NewEntry, 'currency' | 'accountId' | 'origin' | 'bankFileId'>>
export type OwnFields = Required<
  Pick<
    NewEntry,
    | 'date'
    | 'valueCents'
    | 'categoryId'
    | 'categorySource'
    | 'description'
    | 'fullDescription'
    | 'normalizedDescription'
    | 'providerId'
  >
> &
  Pick<NewEntry, 'ownCategoryId' | 'tags' | 'isHidden' | 'note'>

/** Rows per statement, passed as JSON: one statement per row would take as long as the row itself. */
const rowsAPiece = 200

const ownFields = [
  'date',
  'valueCents',
  'categoryId',
  'categorySource',
  'description',
  'fullDescription',
  'normalizedDescription',
  'providerId',
  'ownCategoryId',
  'tags',
  'isHidden',
  'note',
] as const satisfies readonly (keyof OwnFields)[]

const defaults: Partial<Record<keyof OwnFields, string | number>> = { tags: '', isHidden: 0, note: '' }

const columns = getTableColumns(entry)
const columnNames = (fields: readonly (keyof typeof columns)[]) =>
  sql.join(
    fields.map((field) => sql.identifier(columns[field].name)),
    sql`, `,
  )
const ownNames = columnNames(ownFields)
const ownValues = sql.join(
  ownFields.map((_, place) => sql.raw(`value ->> ${place}`)),
  sql`, `,
)

function insertPiece(
  ledger: LedgerTransaction,
  { currency, accountId, origin, bankFileId }: SharedFields,
  rows: readonly OwnFields[],
): void {
  const piece = JSON.stringify(rows.map((row) => ownFields.map((field) => row[field] ?? defaults[field])))
  ledger.run(sql`
    insert into entry (${ownNames}, ${columnNames(['currency', 'accountId', 'origin', 'bankFileId'])})
    select ${ownValues}, ${currency}, ${accountId}, ${origin}, ${bankFileId} from json_each(${piece})`)
}

function countEntries(ledger: LedgerTransaction): number {
  const [all] = ledger.all<{ count: number }>(sql`select total(entries) as count from entry_sum`)
  return all?.count ?? 0
}

/** Runs work during which the triggers leave the entries alone, with all that it does in their place. */
function withoutTriggers(ledger: LedgerTransaction, work: () => void): void {
  ledger.run(sql`insert into entries_in_bulk (id) values (1)`)
  work()
  ledger.run(sql`delete from entries_in_bulk`)
}

/** With fewer, what an index costs is less than that every process reads the schema again. */
const fewestWithoutIndexes = 5_000

/**
 * Returns the indexes of entries that hold these columns. Partial ones are not among them: they refuse an entry that is there already,
 * find what refers to a deleted entry, or hold few.
 */
function indexesOf(ledger: LedgerTransaction, columns: readonly string[] | 'all') {
  const all = ledger.all<{ name: string; sql: string }>(
    sql`select name, sql from sqlite_schema where type = 'index' and tbl_name = 'entry' and sql not like '% where %'`,
  )
  const holds = (text: string, column: string) => new RegExp(`\\b${column}\\b`).test(text)
  return columns === 'all' ? all : all.filter((index) => columns.some((column) => holds(index.sql, column)))
}

/**
 * Runs work that writes most of all entries, without the indexes of these columns: to fill an index again, sorted, costs a third of
 * updating it entry by entry.
 */
function withoutIndexes(ledger: LedgerTransaction, columns: readonly string[] | 'all', work: () => void): void {
  const indexes = indexesOf(ledger, columns)
  for (const { name } of indexes) ledger.run(sql`drop index ${sql.identifier(name)}`)
  work()
  for (const index of indexes) ledger.run(sql.raw(index.sql))
}

/**
 * Inserts entries without updating the kept sums and the search, then updates these once for all entries matching the condition that
 * `insert` returns. `count` is how many it inserts.
 */
export function insertingInBulk(ledger: LedgerTransaction, count: number, insert: () => SQL): void {
  const isMost = count >= fewestWithoutIndexes && count > countEntries(ledger)
  withoutTriggers(ledger, () => {
    let inserted = sql`false`
    const work = () => void (inserted = insert())
    if (isMost) withoutIndexes(ledger, 'all', work)
    else work()
    for (const { add } of keptOfEntries) add(ledger, inserted)
  })
}

/** Changes or deletes entries in some columns, and updates the kept sums and the search once for all of them. */
export function changingInBulk(
  ledger: LedgerTransaction,
  ids: readonly number[],
  changed: readonly string[] | 'all',
  change: (isMeant: SQL) => void,
): void {
  const isMeant = among(ids)
  const touched = keptOfEntries.filter(
    ({ columns: keptColumns }) => changed === 'all' || keptColumns.some((column) => changed.includes(column)),
  )
  // Then all are taken off at once and added again, which costs less than to take off each.
  const isOfAll = ids.length * 2 > countEntries(ledger)
  withoutTriggers(ledger, () => {
    for (const { empty, takeOff } of touched) {
      if (isOfAll) for (const statement of empty) ledger.run(sql.raw(statement))
      else takeOff(ledger, isMeant)
    }
    if (isOfAll && ids.length >= fewestWithoutIndexes) withoutIndexes(ledger, changed, () => change(isMeant))
    else change(isMeant)
    for (const { add } of touched) add(ledger, isOfAll ? sql`true` : isMeant)
  })
}

function newestId(ledger: LedgerTransaction): number {
  const [newest] = ledger.all<{ id: number }>(sql`select max(id) as id from entry`)
  if (!newest) throw new Error('Entries were inserted and are not there')
  return newest.id
}

/** Inserts the rows of a file in their order; returns the run of their ids, null if there are none. */
export function insertEntries(
  ledger: LedgerTransaction,
  shared: SharedFields,
  rows: readonly OwnFields[],
): CreatedRun | null {
  if (rows.length === 0) return null
  let run: CreatedRun | null = null
  insertingInBulk(ledger, rows.length, () => {
    for (const piece of inPieces(rows, rowsAPiece)) insertPiece(ledger, shared, piece)
    // No other writer is active during the transaction, and ids are never reused: the newest ids are those of these rows.
    const lastId = newestId(ledger)
    run = { table: 'entry', firstId: lastId - rows.length + 1, lastId }
    return sql`id between ${run.firstId} and ${run.lastId}`
  })
  return run
}
