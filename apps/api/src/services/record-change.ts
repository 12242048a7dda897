import type { LedgerContext } from '../http/handlers.ts'
import { isRowAsLeft, type JournaledTable, readRows, type RowChange, type StoredRow, writeChange } from '../store/ledger/journal.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { nowOf } from './moment.ts'

/** Collects which rows a use case touches, so that the journal can hold what each was before and is after. */
export interface ChangeRecorder {
  /** To be called before these rows are changed or deleted. Rows that refer to others come before those: undo goes backwards. */
  willChange(table: JournaledTable, ids: readonly number[]): void
  /** To be called when these rows have been created. */
  hasCreated(table: JournaledTable, ids: readonly number[]): void
}

interface TouchedRow {
  readonly table: JournaledTable
  readonly rowId: number
  readonly before: StoredRow | null
}

interface Touched {
  readonly recorder: ChangeRecorder
  readonly rows: () => TouchedRow[]
}

function startRecorder(ledger: LedgerTransaction): Touched {
  const touched = new Map<string, TouchedRow>()
  const touch = (table: JournaledTable, rowId: number, before: StoredRow | null) => {
    const key = `${table} ${rowId}`
    if (!touched.has(key)) touched.set(key, { table, rowId, before })
  }
  return {
    recorder: {
      willChange(table, ids) {
        const rows = readRows(ledger, table, ids)
        for (const id of ids) touch(table, id, rows.get(id) ?? null)
      },
      hasCreated(table, ids) {
        for (const id of ids) touch(table, id, null)
      },
    },
    rows: () => [...touched.values()],
  }
}

function withAfter(ledger: LedgerTransaction, touched: readonly TouchedRow[]): RowChange[] {
  const idsByTable = Map.groupBy(touched, ({ table }) => table)
  const rowsByTable = new Map(
    [...idsByTable].map(([table, rows]) => [table, readRows(ledger, table, rows.map(({ rowId }) => rowId))]),
  )
  return touched
    .map((row) => ({ ...row, after: rowsByTable.get(row.table)?.get(row.rowId) ?? null }))
    .filter(({ before, after }) => !isRowAsLeft(after ?? undefined, before))
}

/**
 * Runs a use case and writes what it did to the rows that it names into the journal, in the same transaction; the answer's
 * header then carries the change's id. A use case that changed nothing leaves no trace.
 */
export function recordChange<T>(
  context: LedgerContext,
  what: string,
  work: (recorder: ChangeRecorder) => T,
  undoesChangeId: number | null = null,
): T {
  const { recorder, rows } = startRecorder(context.ledger)
  const result = work(recorder)
  const changes = withAfter(context.ledger, rows())
  if (changes.length > 0) {
    context.noteChange(writeChange(context.ledger, { what, at: nowOf(context.clock), undoesChangeId }, changes))
  }
  return result
}
