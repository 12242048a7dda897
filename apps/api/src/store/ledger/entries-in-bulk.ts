import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { NewEntry } from './entries.ts'
import { inPieces } from './journal-runs.ts'
import type { LedgerTransaction } from './ledger.ts'
import { entry } from './schema.ts'

/** What is the same in all rows of a file, and what each row says for itself. */
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
>

/** Entries that were created one after the other: their ids are without a gap. */
export interface CreatedRun {
  readonly table: 'entry'
  readonly firstId: number
  readonly lastId: number
}

/** Rows go to the database in pieces of so many, as JSON: one statement for each row would take as long as the row. */
const ROWS_A_PIECE = 200

const ownFields = [
  'date',
  'valueCents',
  'categoryId',
  'categorySource',
  'description',
  'fullDescription',
  'normalizedDescription',
  'providerId',
] as const satisfies readonly (keyof OwnFields)[]

const columns = getTableColumns(entry)
const namesOf = (fields: readonly (keyof typeof columns)[]) =>
  sql.join(
    fields.map((field) => sql.identifier(columns[field].name)),
    sql`, `,
  )
const ownNames = namesOf(ownFields)
const ownValues = sql.join(
  ownFields.map((_, place) => sql.raw(`value ->> ${place}`)),
  sql`, `,
)

function insertPiece(
  ledger: LedgerTransaction,
  { currency, accountId, origin, bankFileId }: SharedFields,
  rows: readonly OwnFields[],
): void {
  const piece = JSON.stringify(rows.map((row) => ownFields.map((field) => row[field])))
  ledger.run(sql`
    insert into entry (${ownNames}, ${namesOf(['currency', 'accountId', 'origin', 'bankFileId'])})
    select ${ownValues}, ${currency}, ${accountId}, ${origin}, ${bankFileId} from json_each(${piece})`)
}

/** What the triggers do for each entry, for many of them at once: those that a condition is true of. */
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
}

/** Has entries inserted without their kept sums, and then adds those at once: of all that the condition which `insert` gives is true of. */
export function insertingInBulk(ledger: LedgerTransaction, insert: () => SQL): void {
  ledger.run(sql`insert into entries_in_bulk (id) values (1)`)
  const inserted = insert()
  ledger.run(sql`delete from entries_in_bulk`)
  addToKeptSums(ledger, inserted)
}

function newestId(ledger: LedgerTransaction): number {
  const [newest] = ledger.all<{ id: number }>(sql`select max(id) as id from entry`)
  if (!newest) throw new Error('Entries were inserted and are not there')
  return newest.id
}

/** Inserts the rows of a file in their order; gives the run of their ids, null where there are none. */
export function insertEntries(
  ledger: LedgerTransaction,
  shared: SharedFields,
  rows: readonly OwnFields[],
): CreatedRun | null {
  if (rows.length === 0) return null
  let run: CreatedRun | null = null
  insertingInBulk(ledger, () => {
    for (const piece of inPieces(rows, ROWS_A_PIECE)) insertPiece(ledger, shared, piece)
    // Nobody else writes meanwhile, and no id is ever given twice: the newest ids are those of these rows.
    const lastId = newestId(ledger)
    run = { table: 'entry', firstId: lastId - rows.length + 1, lastId }
    return sql`id between ${run.firstId} and ${run.lastId}`
  })
  return run
}
