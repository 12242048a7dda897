import { asc } from 'drizzle-orm'
import { rowChangesOf, type StoredRow } from '../../store/ledger/journal.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { change, changeRow, draft } from '../../store/ledger/schema.ts'
import { placeOf } from './ids-in-json.ts'
import { type ExportedRow, type ExportedTables, readTables, rowOut } from './row-out.ts'
import { type TravellingTable, travellingTables } from './travelling-tables.ts'

/** By which an import knows an export, and how it is written. */
export const EXPORT_FORMAT = 'evenkeel-account-data'
export const EXPORT_VERSION = 1

/** What the tables come to, so that an import can tell that it has all of it. */
export interface ExportedTotals {
  readonly accounts: number
  readonly transactions: number
  readonly balanceCents: number
  readonly valueCents: number
}

/** Everything of a ledger that is the person's. */
export interface LedgerExport {
  readonly tables: ExportedTables
  readonly totals: ExportedTotals
  /** What changed and when, with the rows before and after: to be read, not to be brought back. */
  readonly history: readonly ExportedRow[]
  /** What a planner has prepared for the person. */
  readonly drafts: readonly ExportedRow[]
}

const sumOf = (rows: readonly ExportedRow[], key: string) => rows.reduce((sum, row) => sum + Number(row[key]), 0)

/** What the tables of an export come to. */
export function totalsOf({ accounts = [], transactions = [] }: ExportedTables): ExportedTotals {
  return {
    accounts: accounts.length,
    transactions: transactions.length,
    balanceCents: sumOf(accounts, 'balanceCents'),
    valueCents: sumOf(transactions, 'valueCents'),
  }
}

const tableByName = new Map<string, TravellingTable>(travellingTables.map((table) => [table.name, table]))

function changedRow(tableName: string, row: StoredRow | null, start: number): ExportedRow | null {
  const table = tableByName.get(tableName)
  return row === null || !table ? null : rowOut(table, row, start)
}

function readHistory(ledger: LedgerTransaction, start: number): ExportedRow[] {
  const rows = Map.groupBy(
    ledger.select().from(changeRow).orderBy(asc(changeRow.changeId), asc(changeRow.position)).all(),
    ({ changeId }) => changeId,
  )
  return ledger
    .select()
    .from(change)
    .orderBy(asc(change.id))
    .all()
    .map(({ id, what, at, undoesChangeId }) => ({
      id: placeOf(id, start),
      what,
      at,
      ...(undoesChangeId !== null && { undoes: placeOf(undoesChangeId, start) }),
      rows: (rows.get(id) ?? []).flatMap(rowChangesOf).map(({ table, rowId, before, after }) => ({
        table: tableByName.get(table)?.key ?? table,
        id: placeOf(rowId, start),
        before: changedRow(table, before, start),
        after: changedRow(table, after, start),
      })),
    }))
}

const readDrafts = (ledger: LedgerTransaction): ExportedRow[] =>
  ledger
    .select({ at: draft.at, planType: draft.planType, title: draft.title, body: draft.body })
    .from(draft)
    .orderBy(asc(draft.id))
    .all()

/** All that is exported of one ledger, at one moment; ids are places in the range that begins at `start`. */
export function readExport(ledger: LedgerTransaction, start: number): LedgerExport {
  const tables = readTables(ledger, start)
  return { tables, totals: totalsOf(tables), history: readHistory(ledger, start), drafts: readDrafts(ledger) }
}
