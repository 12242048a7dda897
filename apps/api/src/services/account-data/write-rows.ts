import { sql } from 'drizzle-orm'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { damaged, isRecord } from './read-export-file.ts'
import { ExportFault, rowIn } from './row-in.ts'
import type { TravelingTable } from './traveling-tables.ts'

/** Rows are written to the database in pieces of this many characters of JSON. */
const pieceLength = 400_000
/** The limit for one row in characters of JSON, far above the sum of our fields' limits. */
const maxRowLength = 500_000

/** Writes rows as JSON arrays, in pieces that fit one statement. */
function* pieces(table: TravelingTable, rows: readonly unknown[], start: number): Generator<string> {
  let piece = ''
  for (const [position, row] of rows.entries()) {
    const values = rowIn(table, row, start, position)
    const text = JSON.stringify(table.columns.map(({ name }) => values[name]))
    if (text.length > maxRowLength) throw new ExportFault(damaged)
    if (piece.length + text.length > pieceLength) {
      yield piece
      piece = ''
    }
    piece += piece === '' ? text : `,${text}`
  }
  if (piece !== '') yield piece
}

/** Sorts the parts of a split after their source, which they refer to. */
const wholesFirst = (rows: readonly unknown[]) => {
  const isPart = (row: unknown) => Number(isRecord(row) && row['sourceEntryId'] !== undefined)
  return rows.toSorted((one, other) => isPart(one) - isPart(other))
}

/** Writes the rows of an export to a table. @throws ExportFault for a row that does not fit it. */
export function writeRows(
  ledger: LedgerTransaction,
  table: TravelingTable,
  rows: readonly unknown[],
  start: number,
): void {
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
