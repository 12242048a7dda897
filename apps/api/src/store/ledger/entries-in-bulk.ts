import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { CreatedRun } from './journal-rows.ts'
import { inPieces } from './journal-runs.ts'
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

/** Columns from which a kept sum is made, and those of which the search has the words. */
const columnsOfSums = ['date', 'account_id', 'category_id', 'currency', 'origin', 'is_hidden', 'value_cents']
const columnsOfDays = ['date', 'account_id', 'currency', 'value_cents']
const columnsOfTexts = ['description', 'full_description', 'note', 'tags']

const textsOfEntry = sql`description || ' ' || full_description || ' ' || note || ' ' || tags`

/** Does the triggers' work for many entries at once: adds all that match the condition to the sums, or takes them off. */
function addToKeptSums(ledger: LedgerTransaction, isMeant: SQL, sign: '+' | '-'): void {
  const [found] = ledger.all<{ sums: string }>(sql`
    select json_group_array(json_array(period, category_id, account_id, currency, origin, is_hidden, is_in, cents, entries)) as sums from (
      select substr(date, 1, 7) as period, category_id, ifnull(account_id, 0) as account_id, currency, origin, is_hidden,
        value_cents > 0 as is_in, ${sql.raw(sign)}sum(value_cents) as cents, ${sql.raw(sign)}count(*) as entries
      from entry where ${isMeant} group by 1, 2, 3, 4, 5, 6, 7)`)
  const ofAll = sql`from json_each(${found?.sums ?? '[]'}) where true`
  const kind = sql`value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6`
  const kindNames = sql`category_id, account_id, currency, origin, is_hidden, is_money_in, value_cents, entries`
  const plus = sql`on conflict do update set value_cents = value_cents + excluded.value_cents, entries = entries + excluded.entries`
  ledger.run(
    sql`insert into entry_sum (${kindNames}) select ${kind}, sum(value ->> 7), sum(value ->> 8) ${ofAll} group by 1, 2, 3, 4, 5, 6 ${plus}`,
  )
  ledger.run(
    sql`insert into entry_month_sum (period, ${kindNames}) select value ->> 0, ${kind}, value ->> 7, value ->> 8 ${ofAll} ${plus}`,
  )
}

/** The same for the sums of each day of an account. */
function addToDaySums(ledger: LedgerTransaction, isMeant: SQL, sign: '+' | '-'): void {
  const signed = sql.raw(sign)
  ledger.run(sql`
    insert into entry_day_sum (account_id, currency, date, value_cents, entries)
    select account_id, currency, date, ${signed}sum(value_cents), ${signed}count(*) from entry
    where ${isMeant} and account_id is not null group by 1, 2, 3
    on conflict do update set value_cents = value_cents + excluded.value_cents, entries = entries + excluded.entries`)
}

/** Does the trigger's work for many entries at once. */
function addToSearch(ledger: LedgerTransaction, isMeant: SQL): void {
  ledger.run(sql`insert into entry_text (rowid, words) select id, ${textsOfEntry} from entry where ${isMeant}`)
}

/** How the words of some entries are taken out of the search, and which are added once the entries are changed. */
interface SearchWork {
  readonly takeOff: () => void
  readonly toAdd: SQL
}

/** Empties the search of a whole table, which takes no longer than to take out one row. Source: https://sqlite.org/fts5.html, 6.3 */
export const emptySearch = "insert into entry_text (entry_text) values ('delete-all')"

/** Taking words out row by row costs twice as much as adding them: where most entries change, all are added again. */
function searchWork(ledger: LedgerTransaction, ids: readonly number[], list: SQL): SearchWork {
  const [all] = ledger.all<{ count: number }>(sql`select total(entries) as count from entry_sum`)
  if (ids.length * 2 > (all?.count ?? 0))
    return { takeOff: () => void ledger.run(sql.raw(emptySearch)), toAdd: sql`true` }
  const takeOff = () => void ledger.run(sql`delete from entry_text where rowid in ${list}`)
  return { takeOff, toAdd: sql`id in ${list}` }
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
    addToKeptSums(ledger, inserted, '+')
    addToDaySums(ledger, inserted, '+')
    addToSearch(ledger, inserted)
  })
}

/** Changes or deletes entries in some columns, and updates the kept sums and the search once for all of them. */
export function changingInBulk(
  ledger: LedgerTransaction,
  ids: readonly number[],
  changed: readonly string[] | 'all',
  change: (isMeant: SQL) => void,
): void {
  const list = sql`(select value from json_each(${JSON.stringify(ids)}))`
  const isMeant = sql`id in ${list}`
  const isChanged = (column: string) => changed === 'all' || changed.includes(column)
  const [hasSums, hasDays, hasTexts] = [columnsOfSums, columnsOfDays, columnsOfTexts].map((columns) =>
    columns.some(isChanged),
  )
  withoutTriggers(ledger, () => {
    const search = hasTexts ? searchWork(ledger, ids, list) : null
    if (hasSums) addToKeptSums(ledger, isMeant, '-')
    if (hasDays) addToDaySums(ledger, isMeant, '-')
    search?.takeOff()
    change(isMeant)
    if (hasSums) addToKeptSums(ledger, isMeant, '+')
    if (hasDays) addToDaySums(ledger, isMeant, '+')
    if (search) addToSearch(ledger, search.toAdd)
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
