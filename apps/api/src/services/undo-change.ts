import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { conflict, notFound } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import type { SignedInPerson } from '../http/request-context.ts'
import { type Change, findChange } from '../store/ledger/journal.ts'
import { restoreColumns, restoreRows } from '../store/ledger/journal-restore.ts'
import { runsOfChanges } from '../store/ledger/journal-runs.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { isAsLeft, readUndoSteps, type UndoStep } from '../store/ledger/undo-steps.ts'
import { isConstraintFailure } from '../store/sqlite/sqlite-file.ts'
import { withinTotal } from './amounts-in-total.ts'
import { recordChange, type RunRecorder } from './record-change.ts'

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
  let steps: readonly UndoStep[] = readUndoSteps(ledger, changeId)
  if (!steps.every((step) => isAsLeft(ledger, changeId, step))) throw conflict()
  recordChange(
    context,
    `undo ${change.what}`,
    (recorder) => {
      for (const step of steps) willRestore(recorder, step)
      withinTotal(ledger, 'changeId', () => restoreAll(ledger, steps))
      // The journal reads the rows again: for a large file, two copies would not fit into the memory of a worker on the
      // edge.
      steps = []
    },
    changeId,
  )
  return {}
}

/** Records neighboring rows of one table together: one query for each run instead of one for each row. */
function willRestore(recorder: RunRecorder, step: UndoStep): void {
  if (step.kind === 'columns') {
    const rows = step.lines.flatMap((line) => line.rows)
    return recorder.willChangeColumns(
      step.columns,
      rows.map(([id]) => id),
    )
  }
  for (const run of runsOfChanges(step.rows)) {
    const [first] = run
    if (first)
      recorder.willChange(
        first.table,
        run.map(({ rowId }) => rowId),
      )
  }
}

function restore(ledger: LedgerTransaction, step: UndoStep): void {
  if (step.kind === 'rows') return restoreRows(ledger, step.rows)
  restoreColumns(ledger, { columns: step.columns, rows: step.lines.flatMap(({ rows }) => rows) })
}

function restoreAll(ledger: LedgerTransaction, steps: readonly UndoStep[]): void {
  try {
    for (const step of steps) restore(ledger, step)
  } catch (error) {
    // A later row refers to a row that would be removed, or has taken its place.
    if (isConstraintFailure(error)) throw conflict()
    throw error
  }
}

export const changeCalls = { undoChange } satisfies LedgerCalls
