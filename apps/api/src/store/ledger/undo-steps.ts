import { type ChangedLine, isLineAsLeft, readChangedLines } from './changed-runs.ts'
import { isRowAsLeft, readChangeRows, readLines, readRows, toRowChanges } from './journal.ts'
import type { RowChange } from './journal-rows.ts'
import type { LedgerTransaction } from './ledger.ts'

/** What undo restores together: whole rows, last first, or some columns of entries. */
export type UndoStep =
  | { readonly kind: 'rows'; readonly rows: readonly RowChange[] }
  | { readonly kind: 'columns'; readonly columns: readonly string[]; readonly lines: readonly ChangedLine[] }

type PlacedStep = UndoStep & { readonly position: number }

const kindOf = (step: UndoStep) => (step.kind === 'rows' ? 'rows' : `columns ${step.columns}`)

/** Returns neighbors of one kind as one step. */
function join(steps: readonly PlacedStep[]): UndoStep {
  const [first] = steps
  if (first?.kind === 'columns') {
    // No entry is in two lines, so their order is free: in that of the ids they are a stretch, which is found faster.
    const lines = steps.toReversed().flatMap((step) => (step.kind === 'columns' ? step.lines : []))
    return { kind: 'columns', columns: first.columns, lines }
  }
  return { kind: 'rows', rows: steps.flatMap((step) => (step.kind === 'rows' ? step.rows : [])) }
}

/** Returns what a change touched, in the order in which undo restores it: last first. */
export function readUndoSteps(ledger: LedgerTransaction, changeId: number): UndoStep[] {
  const whole = readLines(ledger, changeId, 'columns').map((line): PlacedStep => ({
    kind: 'rows',
    position: Number(line.position),
    rows: toRowChanges(line).toReversed(),
  }))
  const partial = readChangedLines(ledger, changeId).map((line): PlacedStep => ({
    kind: 'columns',
    position: line.position,
    columns: line.columns,
    lines: [line],
  }))
  const groups: PlacedStep[][] = []
  for (const step of [...whole, ...partial].toSorted((one, other) => other.position - one.position)) {
    const group = groups.at(-1)
    if (group?.[0] && kindOf(group[0]) === kindOf(step)) group.push(step)
    else groups.push([step])
  }
  return groups.map(join)
}

function areRowsAsLeft(ledger: LedgerTransaction, rows: readonly RowChange[]): boolean {
  return [...Map.groupBy(rows, ({ table }) => table)].every(([table, ofTable]) => {
    const current = readRows(
      ledger,
      table,
      ofTable.map(({ rowId }) => rowId),
    )
    return ofTable.every(({ rowId, after }) => isRowAsLeft(current.get(rowId), after))
  })
}

/** Whether every row of a step is as its change left it. */
export function isAsLeft(ledger: LedgerTransaction, changeId: number, step: UndoStep): boolean {
  if (step.kind === 'rows') return areRowsAsLeft(ledger, step.rows)
  if (step.lines.every((line) => isLineAsLeft(ledger, changeId, line))) return true
  // Another version of SQLite may write the same row as another text.
  const ids = new Set(step.lines.flatMap(({ rows }) => rows.map(([id]) => id)))
  return areRowsAsLeft(
    ledger,
    readChangeRows(ledger, changeId).filter(({ table, rowId }) => table === 'entry' && ids.has(rowId)),
  )
}
