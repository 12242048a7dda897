import { sql } from 'drizzle-orm'
import { badRequest, conflict } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { isConstraintFailure } from '../../store/sqlite/is-constraint-failure.ts'
import { rangeOf } from './ids-in-json.ts'
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportedTotals, totalsOf } from './read-export.ts'
import { ExportFault, rowIn } from './row-in.ts'
import { readTables } from './row-out.ts'
import { type TravellingTable, travellingTables } from './travelling-tables.ts'
import { readZipFile } from './zip-in.ts'

/** More than any person's data; an export that unpacks to more is refused before it is held. */
export const MOST_UNPACKED = 64 * 1024 * 1024
/** Rows go to the database in pieces of this many characters of JSON. */
const PIECE = 400_000
/** What one row may have, far above all that our fields hold together. */
const LONGEST_ROW = 500_000

const DAMAGED = 'This file is not an export, or it is damaged.'
const NOT_EMPTY = 'Only an account without accounts, transactions, budgets and plans can take an export.'

/** An account with a row in any of these has something to lose. */
const MUST_BE_EMPTY = ['account', 'entry', 'account_connection', 'budget', 'plan', 'dependent', 'checkup'] as const

/** An export as it was read, before its rows are looked at. */
export interface ReadExport {
  readonly tables: Readonly<Record<string, readonly unknown[]>>
  readonly totals: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(bytes: Uint8Array): ReadExport {
  const whole: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  if (!isRecord(whole) || whole['format'] !== EXPORT_FORMAT || !isRecord(whole['tables']))
    throw new ExportFault(DAMAGED)
  if (whole['version'] !== EXPORT_VERSION) throw new ExportFault('This export was made by another release.')
  const known = new Set(travellingTables.map(({ key }) => key))
  const tables: Record<string, readonly unknown[]> = {}
  for (const [key, rows] of Object.entries(whole['tables'])) {
    if (!known.has(key) || !Array.isArray(rows)) throw new ExportFault(DAMAGED)
    tables[key] = rows
  }
  return { tables, totals: whole['totals'] }
}

const asBadFile = (error: unknown): unknown => {
  if (error instanceof ExportFault) return badRequest({ file: error.message })
  return isConstraintFailure(error) ? badRequest({ file: DAMAGED }) : error
}

/** The data of an export. @throws ApiError 400 on `file` for what is no export, is damaged, or grows beyond all measure. */
export async function readExportFile(file: Blob, giveWay: () => Promise<void>): Promise<ReadExport> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return parse(await readZipFile(bytes, 'data.json', MOST_UNPACKED, giveWay))
  } catch (error) {
    throw badRequest({ file: error instanceof ExportFault ? error.message : DAMAGED })
  }
}

function isEmpty(ledger: LedgerTransaction): boolean {
  const some = MUST_BE_EMPTY.map((table) => sql`exists (select 1 from ${sql.identifier(table)})`)
  const found = ledger.all<{ some: number }>(sql`select ${sql.join(some, sql` or `)} as some`)
  return found[0]?.some === 0
}

/** The steps and settings that every account has, and what is left of rows that were deleted. */
function clear(ledger: LedgerTransaction): void {
  for (const { name } of travellingTables.toReversed()) ledger.run(sql`delete from ${sql.identifier(name)}`)
  for (const name of ['change_row', 'change']) ledger.run(sql`delete from ${sql.identifier(name)}`)
}

/** Rows as JSON arrays in pieces that one statement takes. */
function* pieces(table: TravellingTable, rows: readonly unknown[], start: number): Generator<string> {
  let piece = ''
  for (const [position, row] of rows.entries()) {
    const values = rowIn(table, row, start, position)
    const text = JSON.stringify(table.columns.map(({ name }) => values[name]))
    if (text.length > LONGEST_ROW) throw new ExportFault(DAMAGED)
    if (piece.length + text.length > PIECE) {
      yield piece
      piece = ''
    }
    piece += piece === '' ? text : `,${text}`
  }
  if (piece !== '') yield piece
}

/** A part of a split comes after what it was split from. */
const wholesFirst = (rows: readonly unknown[]) => {
  const isPart = (row: unknown) => Number(isRecord(row) && row['sourceEntryId'] !== undefined)
  return rows.toSorted((one, other) => isPart(one) - isPart(other))
}

function write(ledger: LedgerTransaction, table: TravellingTable, rows: readonly unknown[], start: number): void {
  const names = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    table.columns.map((_, index) => sql`json_extract(value, ${sql.raw(`'$[${index}]'`)})`),
    sql`, `,
  )
  for (const piece of pieces(table, table.key === 'transactions' ? wholesFirst(rows) : rows, start)) {
    ledger.run(
      sql`insert into ${sql.identifier(table.name)} (${names}) select ${values} from json_each(${`[${piece}]`})`,
    )
  }
}

/** Nothing can be decided about a row or an account that is taken for itself. */
function suspectsItself(ledger: LedgerTransaction): boolean {
  const found = ledger.all<{ some: number }>(sql`
    select exists (select 1 from suspected_duplicate where entry_id = existing_entry_id)
      or exists (select 1 from suspected_account where bank_account_id = existing_account_id) as some`)
  return found[0]?.some !== 0
}

const isSame = (totals: ExportedTotals, stated: unknown) =>
  isRecord(stated) && Object.entries(totals).every(([key, value]) => stated[key] === value)

/**
 * Brings an export into the signed-in person's empty ledger. Its banks come as ones whose login has ended.
 *
 * @param rehearse reads all that the person will look at; what it cannot read is not taken.
 * @throws ApiError 400 with code 10000 on `file` for an account that is not empty, and for a file that is not an export of ours
 * in each of its rows and in its totals; nothing is changed then.
 */
export function importAccountData(
  { ledger, person }: LedgerContext,
  { tables, totals }: ReadExport,
  rehearse: () => void,
) {
  if (!isEmpty(ledger)) throw conflict({ file: NOT_EMPTY })
  const start = rangeOf(person.userId)
  try {
    clear(ledger)
    for (const table of travellingTables) write(ledger, table, tables[table.key] ?? [], start)
  } catch (error) {
    throw asBadFile(error)
  }
  if (suspectsItself(ledger)) throw badRequest({ file: DAMAGED })
  ledger.run(sql`update account_connection set has_sync_issue = 1, issue = 'revoked'`)
  const written = totalsOf(readTables(ledger, start))
  if (!isSame(written, totals)) throw badRequest({ file: DAMAGED })
  try {
    rehearse()
  } catch {
    throw badRequest({ file: DAMAGED })
  }
  return { accounts: written.accounts, transactions: written.transactions }
}
