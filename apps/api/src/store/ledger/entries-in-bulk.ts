import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { NewEntry } from './entries.ts'
import type { CreatedRun } from './journal-rows.ts'
import { inPieces } from './journal-runs.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

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

/** Does the triggers' work for many entries at once: all that match the condition. */
function addToKeptSums(ledger: LedgerTransaction, isMeant: SQL): void {
  const plus = sql`on conflict do update set value_cents = value_cents + excluded.value_cents, entries = entries + excluded.entries`
  const ofRun = (columnsOfSum: SQL, values: SQL) => sql`
    (${columnsOfSum}, currency, origin, is_hidden, is_money_in, value_cents, entries)
    select ${values}, currency, origin, is_hidden, value_cents > 0, sum(value_cents), count(*)
    from entry where ${isMeant}`
  ledger.run(sql`insert into entry_sum ${ofRun(sql`account_id, category_id`, sql`ifnull(account_id, 0), category_id`)}
    group by 1, 2, 3, 4, 5, 6 ${plus}`)
  ledger.run(sql`insert into entry_month_sum ${ofRun(sql`period, category_id, account_id`, sql`substr(date, 1, 7), category_id, ifnull(account_id, 0)`)}
    group by 1, 2, 3, 4, 5, 6, 7 ${plus}`)
  ledger.run(sql`insert into entry_day_sum (account_id, currency, date, value_cents, entries)
    select account_id, currency, date, sum(value_cents), count(*) from entry where ${isMeant} and account_id is not null
    group by 1, 2, 3 ${plus}`)
}

/**
 * Inserts entries without updating the kept sums and the search, then updates these once for all entries matching the condition that
 * `insert` returns.
 */
export function insertingInBulk(ledger: LedgerTransaction, insert: () => SQL): void {
  ledger.run(sql`insert into entries_in_bulk (id) values (1)`)
  const inserted = insert()
  ledger.run(sql`delete from entries_in_bulk`)
  addToKeptSums(ledger, inserted)
  addToSearch(ledger, inserted)
}

function newestId(ledger: LedgerTransaction): number {
  const [newest] = ledger.all<{ id: number }>(sql`select max(id) as id from entry`)
  if (!newest) throw new Error('Entries were inserted and are not there')
  return newest.id
}

/** Does the trigger's work for many entries at once. */
function addToSearch(ledger: LedgerTransaction, isMeant: SQL): void {
  ledger.run(sql`insert into entry_text (rowid, words)
    select id, description || ' ' || full_description || ' ' || note || ' ' || tags from entry where ${isMeant}`)
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
