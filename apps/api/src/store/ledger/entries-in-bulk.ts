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

/** Whether some entries are most of all: then all are taken off at once and added again, which costs less than to take off each. */
function areMost(ledger: LedgerTransaction, ids: readonly number[]): boolean {
  const [all] = ledger.all<{ count: number }>(sql`select total(entries) as count from entry_sum`)
  return ids.length * 2 > (all?.count ?? 0)
}

/** Runs work during which the triggers leave the entries alone, with all that it does in their place. */
function withoutTriggers(ledger: LedgerTransaction, work: () => void): void {
  ledger.run(sql`insert into entries_in_bulk (id) values (1)`)
  work()
  ledger.run(sql`delete from entries_in_bulk`)
}

/**
 * Inserts entries without updating the kept sums and the search, then updates these once for all entries matching the condition that
 * `insert` returns.
 */
export function insertingInBulk(ledger: LedgerTransaction, insert: () => SQL): void {
  withoutTriggers(ledger, () => {
    const inserted = insert()
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
  const isOfAll = touched.length > 0 && areMost(ledger, ids)
  withoutTriggers(ledger, () => {
    for (const { empty, takeOff } of touched) {
      if (isOfAll) for (const statement of empty) ledger.run(sql.raw(statement))
      else takeOff(ledger, isMeant)
    }
    change(isMeant)
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
  insertingInBulk(ledger, () => {
    for (const piece of inPieces(rows, rowsAPiece)) insertPiece(ledger, shared, piece)
    // No other writer is active during the transaction, and ids are never reused: the newest ids are those of these rows.
    const lastId = newestId(ledger)
    run = { table: 'entry', firstId: lastId - rows.length + 1, lastId }
    return sql`id between ${run.firstId} and ${run.lastId}`
  })
  return run
}
