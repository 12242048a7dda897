import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { conflict, notFound } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import type { SignedInPerson } from '../http/request-context.ts'
import { type Change, readChangeRows, findChange, isRowAsLeft, readRows } from '../store/ledger/journal.ts'
import type { RowChange } from '../store/ledger/journal-rows.ts'
import { restoreRows } from '../store/ledger/journal-restore.ts'
import { runsOfChanges } from '../store/ledger/journal-runs.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { isConstraintFailure } from '../store/sqlite/sqlite-file.ts'
import { withinTotal } from './amounts-in-total.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'

/** A widget in our frame may undo what was changed by it on the same page, but no undo. */
function mayTakeBack({ page, widget }: SignedInPerson, change: Change): boolean {
  return !page || (change.page === page.origin && change.widget === widget && change.undoesChangeId === null)
}

/**
 * Undoes a change: every row that it touched is restored exactly. Undoing is a change itself, so undoing the undo
 * restores the change.
 *
 * @throws ApiError 404 for an unknown change and for a change that the calling widget cannot make, 400 with code 10000
 * if a later change depends on it or all amounts together would be too large.
 */
function undoChange({ params: { changeId } }: Validated<'undoChange'>, context: LedgerContext): Record<string, never> {
  const { ledger } = context
  const change = findChange(ledger, changeId)
  if (!change || !mayTakeBack(context.person, change)) throw notFound()
  let rows: readonly RowChange[] = readChangeRows(ledger, changeId).toReversed()
  refuseWhereChangedSince(ledger, rows)
  recordChange(
    context,
    `undo ${change.what}`,
    (recorder) => {
      for (const run of runsOfChanges(rows)) willChange(recorder, run)
      withinTotal(ledger, 'changeId', () => restoreAll(ledger, rows))
      // The journal reads the rows again: for a large file, two copies would not fit into the memory of a worker on the
      // edge.
      rows = []
    },
    changeId,
  )
  return {}
}

/** Records neighboring rows of one table together: one query for each run instead of one for each row. */
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
    // A later row refers to a row that would be removed, or has taken its place.
    if (isConstraintFailure(error)) throw conflict()
    throw error
  }
}

export const changeCalls = { undoChange } satisfies LedgerCalls
