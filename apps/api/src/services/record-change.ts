import type { LedgerContext } from '../http/handlers.ts'
import type { CreatedRun } from '../store/ledger/entries-in-bulk.ts'
import {
  isRowAsLeft,
  type JournaledTable,
  readRows,
  type RowChange,
  type StoredRow,
  writeChange,
} from '../store/ledger/journal.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { nowOf } from './moment.ts'

/** Collects which rows a use case touches, so that the journal can hold what each was before and is after. */
export interface ChangeRecorder {
  /** To be called before these rows are changed or deleted. Rows that refer to others come before those: undo goes backwards. */
  willChange(table: JournaledTable, ids: readonly number[]): void
  /** To be called when these rows have been created. */
  hasCreated(table: JournaledTable, ids: readonly number[]): void
}

/** One that also takes many rows at once. */
export interface RunRecorder extends ChangeRecorder {
  /** To be called when a run of rows has been created. */
  hasCreatedRun(run: CreatedRun): void
}

interface TouchedRow {
  readonly table: JournaledTable
  readonly rowId: number
  readonly before: StoredRow | null
}

interface Touched {
  readonly recorder: RunRecorder
  /** In the order in which they were first named. */
  readonly all: () => (TouchedRow | CreatedRun)[]
}

const isRun = (touched: TouchedRow | RowChange | CreatedRun): touched is CreatedRun => 'firstId' in touched

function startRecorder(ledger: LedgerTransaction): Touched {
  const touched = new Map<string, TouchedRow | CreatedRun>()
  const runs: CreatedRun[] = []
  const isInRun = (table: JournaledTable, id: number) =>
    runs.some((run) => run.table === table && id >= run.firstId && id <= run.lastId)
  const touch = (table: JournaledTable, rowId: number, before: StoredRow | null) => {
    const key = `${table} ${rowId}`
    if (!touched.has(key) && !isInRun(table, rowId)) touched.set(key, { table, rowId, before })
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
      hasCreatedRun(run) {
        runs.push(run)
        touched.set(`${run.table} from ${run.firstId}`, run)
      },
    },
    all: () => [...touched.values()],
  }
}

/** Rows with what they are now, those that nothing happened to left out; runs as they are. */
function withAfter(
  ledger: LedgerTransaction,
  touched: readonly (TouchedRow | CreatedRun)[],
): (RowChange | CreatedRun)[] {
  const single = touched.flatMap((one) => (isRun(one) ? [] : [one]))
  const idsByTable = Map.groupBy(single, ({ table }) => table)
  const rowsByTable = new Map(
    [...idsByTable].map(([table, rows]) => [
      table,
      readRows(
        ledger,
        table,
        rows.map(({ rowId }) => rowId),
      ),
    ]),
  )
  return touched
    .map((one) => (isRun(one) ? one : { ...one, after: rowsByTable.get(one.table)?.get(one.rowId) ?? null }))
    .filter((one) => isRun(one) || !isRowAsLeft(one.after ?? undefined, one.before))
}

/**
 * Runs a use case and writes what it did to the rows that it names into the journal, in the same transaction; the answer's
 * header then carries the change's id. A use case that changed nothing leaves no trace.
 */
export function recordChange<T>(
  context: LedgerContext,
  what: string,
  work: (recorder: RunRecorder) => T,
  undoesChangeId: number | null = null,
): T {
  const { recorder, all } = startRecorder(context.ledger)
  const result = work(recorder)
  const changes = withAfter(context.ledger, all())
  if (changes.length > 0) {
    context.noteChange(writeChange(context.ledger, { what, at: nowOf(context.clock), undoesChangeId }, changes))
  }
  return result
}
