import { sql } from 'drizzle-orm'
import type { StoredRow } from '../../store/ledger/journal.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { placeOf, withPlaces } from './ids-in-json.ts'
import { type TravellingColumn, type TravellingTable, travellingTables } from './travelling-tables.ts'

/** A row as it is exported: by the names of the columns in the code, nothing where nothing was said. */
export type ExportedRow = Readonly<Record<string, unknown>>

/** The tables of an export by their names there. */
export type ExportedTables = Readonly<Record<string, readonly ExportedRow[]>>

function valueOut({ kind, key }: TravellingColumn, value: string | number, start: number): unknown {
  if (kind === 'id') return placeOf(Number(value), start)
  if (kind === 'boolean') return value === 1
  if (kind !== 'json') return value
  const inside: unknown = JSON.parse(String(value))
  return withPlaces(inside, key, start)
}

/** A stored row as it is exported; columns that do not travel are left out. */
export function rowOut({ columns }: TravellingTable, row: StoredRow, start: number): ExportedRow {
  const entries = columns.flatMap((column) => {
    const stored = row[column.name] ?? null
    const value = stored === null ? null : valueOut(column, stored, start)
    return value === null ? [] : [[column.key, value] as const]
  })
  return Object.fromEntries(entries)
}

/** A bank file that was only looked at is no part of the account. */
const isKept = ({ name }: TravellingTable, row: StoredRow) => name !== 'bank_file' || row['status'] !== 'previewed'

function rowsOf(ledger: LedgerTransaction, table: TravellingTable): StoredRow[] {
  const names = sql.join(
    table.columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  return ledger.all<StoredRow>(sql`select ${names} from ${sql.identifier(table.name)} order by id`)
}

/** Everything of a ledger that an import brings back, table by table, in the order of the ids. */
export function readTables(ledger: LedgerTransaction, start: number): ExportedTables {
  const entries = travellingTables.map((table) => {
    const rows = rowsOf(ledger, table).filter((row) => isKept(table, row))
    return [table.key, rows.map((row) => rowOut(table, row, start))] as const
  })
  return Object.fromEntries(entries)
}
