import { conflict, notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { changeRowsOf, findChange, isRowAsLeft, readRows, type RowChange } from '../store/ledger/journal.ts'
import { restoreRows } from '../store/ledger/journal-restore.ts'
import { runsOfChanges } from '../store/ledger/journal-runs.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { isConstraintFailure } from '../store/sqlite/is-constraint-failure.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'

/**
 * What each widget on another page may take back: what it can change itself, and nothing else of the person's. A page can send
 * whatever its widget can.
 */
const undoneByWidget: Readonly<Record<string, readonly string[]>> = {
  'budget-modal': ['budget.create', 'budget.update', 'budget.delete'],
  accounts: ['account.create', 'account.update'],
  'next-steps': ['next-step.status'],
  transactions: ['transaction.category'],
}

const mayTakeBack = (widget: string | undefined, what: string): boolean =>
  widget === undefined || (undoneByWidget[widget] ?? []).includes(what)

/**
 * Takes a change back: every row that it touched is exactly what it was before. Undoing is a change itself, so undoing the
 * undo brings the change back.
 *
 * @throws ApiError 404 for an unknown change and for one that the widget that asks does not make, 400 with code 10000 where something later rests on it.
 */
export function undoChange(context: LedgerContext, changeId: number): Record<string, never> {
  const { ledger } = context
  const change = findChange(ledger, changeId)
  if (!change || !mayTakeBack(context.person.widget, change.what)) throw notFound()
  let rows: readonly RowChange[] = changeRowsOf(ledger, changeId).toReversed()
  refuseWhereChangedSince(ledger, rows)
  recordChange(
    context,
    `undo ${change.what}`,
    (recorder) => {
      for (const run of runsOfChanges(rows)) willChange(recorder, run)
      restoreAll(ledger, rows)
      // What the journal is to hold of them is read anew: of a large file both would not fit into the memory of the edge.
      rows = []
    },
    changeId,
  )
  return {}
}

/** Names neighbours of one table together: a question for each run instead of one for each row. */
function willChange(recorder: ChangeRecorder, run: readonly RowChange[]): void {
  const [first] = run
  if (first)
    recorder.willChange(
      first.table,
      run.map(({ rowId }) => rowId),
    )
}

function refuseWhereChangedSince(ledger: LedgerTransaction, rows: readonly RowChange[]): void {
  for (const [table, ofTable] of Map.groupBy(rows, (row) => row.table)) {
    const current = readRows(
      ledger,
      table,
      ofTable.map(({ rowId }) => rowId),
    )
    if (!ofTable.every(({ rowId, after }) => isRowAsLeft(current.get(rowId), after))) throw conflict()
  }
}

function restoreAll(ledger: LedgerTransaction, rows: readonly RowChange[]): void {
  try {
    restoreRows(ledger, rows)
  } catch (error) {
    // A later row refers to one that would go, or has taken its place.
    if (isConstraintFailure(error)) throw conflict()
    throw error
  }
}
