import { type SQL, sql } from 'drizzle-orm'
import type { StoredRow } from '../../store/ledger/journal-rows.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { toPlace, withPlaces } from './ids-in-json.ts'
import { type TravelingColumn, type TravelingTable, travelingTables } from './traveling-tables.ts'

/** An exported row, by the code's names of the columns; null values are left out. */
export type ExportedRow = Readonly<Record<string, unknown>>

/** The rows of an export's tables, by the table's name in the export. */
export type ExportedTables = Readonly<Record<string, readonly ExportedRow[]>>

function valueOut({ kind, key }: TravelingColumn, value: string | number, start: number): unknown {
  if (kind === 'id') return toPlace(Number(value), start)
  if (kind === 'boolean') return value === 1
  if (kind !== 'json') return value
  const inside: unknown = JSON.parse(String(value))
  return withPlaces(inside, key, start)
}

/** Converts a stored row to an exported one; columns that are not exported are left out. */
export function rowOut({ columns }: TravelingTable, row: StoredRow, start: number): ExportedRow {
  const entries = columns.flatMap((column) => {
    const stored = row[column.name] ?? null
    const value = stored === null ? null : valueOut(column, stored, start)
    return value === null ? [] : [[column.key, value] as const]
  })
  return Object.fromEntries(entries)
}

/** Leaves out bank files that were previewed but not imported. */
const isKept = ({ name }: TravelingTable, row: StoredRow) => name !== 'bank_file' || row['status'] !== 'previewed'

/** What was removed or whose transaction is gone is kept for a while, to be undone; it is not exported. */
const shownOnly: Readonly<Record<string, SQL>> = {
  attachment: sql`entry_id in (select id from entry)`,
  attachment_content: sql`id in (select content_id from attachment where entry_id in (select id from entry))`,
}

function storedRows(ledger: LedgerTransaction, table: TravelingTable): StoredRow[] {
  const names = sql.join(
    table.columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const condition = shownOnly[table.name] ?? sql`true`
  return ledger.all<StoredRow>(sql`select ${names} from ${sql.identifier(table.name)} where ${condition} order by id`)
}

/** Returns everything of a ledger that an import can restore, table by table, in the order of the ids. */
export function readTables(ledger: LedgerTransaction, start: number): ExportedTables {
  const entries = travelingTables.map((table) => {
    const rows = storedRows(ledger, table).filter((row) => isKept(table, row))
    return [table.key, rows.map((row) => rowOut(table, row, start))] as const
  })
  return Object.fromEntries(entries)
}
