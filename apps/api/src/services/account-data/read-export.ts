import { asc } from 'drizzle-orm'
import { toRowChanges } from '../../store/ledger/journal.ts'
import type { StoredRow } from '../../store/ledger/journal-rows.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allProposalLines, allProposals } from '../../store/ledger/proposals.ts'
import { change, changeRow, draft } from '../../store/ledger/schema.ts'
import { toPlace } from './ids-in-json.ts'
import { type ExportedRow, type ExportedTables, readTables, rowOut } from './row-out.ts'
import { type TravelingTable, travelingTables } from './traveling-tables.ts'

/** The `format` field that identifies an export. */
export const exportFormat = 'evenkeel-account-data'
export const exportVersion = 1

/** The totals of the tables, so that an import can check that it has all rows. */
export interface ExportedTotals {
  readonly accounts: number
  readonly transactions: number
  readonly balanceCents: number
  readonly valueCents: number
}

/** Everything of a ledger that belongs to the person. */
export interface LedgerExport {
  readonly tables: ExportedTables
  readonly totals: ExportedTotals
  /** What changed and when, with the rows before and after. To be read; not imported. */
  readonly history: readonly ExportedRow[]
  /** The drafts that a planner has prepared for the person. */
  readonly drafts: readonly ExportedRow[]
  /** What planners have proposed, line by line, and what the person decided. */
  readonly proposals: readonly ExportedRow[]
}

const sumColumn = (rows: readonly ExportedRow[], key: string) => rows.reduce((sum, row) => sum + Number(row[key]), 0)

/** Returns the totals of an export's tables. */
export function exportTotals({ accounts = [], transactions = [] }: ExportedTables): ExportedTotals {
  return {
    accounts: accounts.length,
    transactions: transactions.length,
    balanceCents: sumColumn(accounts, 'balanceCents'),
    valueCents: sumColumn(transactions, 'valueCents'),
  }
}

const tableByName = new Map<string, TravelingTable>(travelingTables.map((table) => [table.name, table]))

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
    .map(({ id, what, at, undoesChangeId, page, widget }) => ({
      id: toPlace(id, start),
      what,
      at,
      ...(page !== null && { page, widget }),
      ...(undoesChangeId !== null && { undoes: toPlace(undoesChangeId, start) }),
      rows: (rows.get(id) ?? []).flatMap(toRowChanges).map(({ table, rowId, before, after }) => ({
        table: tableByName.get(table)?.key ?? table,
        id: toPlace(rowId, start),
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

function readProposals(ledger: LedgerTransaction): ExportedRow[] {
  const linesOf = Map.groupBy(allProposalLines(ledger), ({ proposalId }) => proposalId)
  return allProposals(ledger)
    .toReversed()
    .map(({ id, at, planType, note, endsAt, withdrawnAt }) => ({
      at,
      planType,
      note,
      endsAt,
      withdrawnAt,
      lines: (linesOf.get(id) ?? []).map(({ field, valueBefore, value, decision }) => ({
        field,
        now: valueBefore,
        proposed: value,
        decision,
      })),
    }))
}

/**
 * Returns everything that is exported of one ledger, read at one moment; ids are places in the range that begins at
 * `start`.
 */
export function readExport(ledger: LedgerTransaction, start: number): LedgerExport {
  const tables = readTables(ledger, start)
  return {
    tables,
    totals: exportTotals(tables),
    history: readHistory(ledger, start),
    drafts: readDrafts(ledger),
    proposals: readProposals(ledger),
  }
}
