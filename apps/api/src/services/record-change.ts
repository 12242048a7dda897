import type { LedgerContext } from '../http/handlers.ts'
import { extendChange, findLatestChange, isRowAsLeft, readRows, writeChange } from '../store/ledger/journal.ts'
import type { CreatedRun, JournaledTable, RowChange, StoredRow } from '../store/ledger/journal-rows.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { presentMoment } from './moment.ts'
import { placeOfChange, requireFewChanges } from './widget-changes.ts'

/** Collects the rows that a use case touches, so that the journal can hold each row before and after. */
export interface ChangeRecorder {
  /**
   * Call before these rows are changed or deleted. Name rows that refer to others before those others, because undo
   * runs backward.
   */
  willChange(table: JournaledTable, ids: readonly number[]): void
  /** Call after these rows are created. */
  hasCreated(table: JournaledTable, ids: readonly number[]): void
}

/** A recorder that also takes many created rows at once. */
export interface RunRecorder extends ChangeRecorder {
  /** Call after a run of rows is created. */
  hasCreatedRun(run: CreatedRun): void
}

interface TouchedRow {
  readonly table: JournaledTable
  readonly rowId: number
  readonly before: StoredRow | null
}

interface Touched {
  readonly recorder: RunRecorder
  /** Returns the touched rows in the order in which they were first named. */
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

/** Adds each row's current state and drops rows that did not change; runs pass through. */
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
 * Runs a use case and writes the changes of the named rows to the journal in the same transaction. The response's
 * header then carries the change's id. A use case that changed nothing writes nothing.
 */
export function recordChange<T>(
  context: LedgerContext,
  what: string,
  work: (recorder: RunRecorder) => T,
  undoesChangeId: number | null = null,
): T {
  if (undoesChangeId === null) requireFewChanges(context)
  const { recorder, all } = startRecorder(context.ledger)
  const result = work(recorder)
  const changes = withAfter(context.ledger, all())
  if (changes.length > 0) {
    context.noteChange(
      writeChange(
        context.ledger,
        { what, at: presentMoment(context.clock), undoesChangeId, ...placeOfChange(context) },
        changes,
      ),
    )
  }
  return result
}

/** A change that a person repeats while they work, such as saving a draft. */
interface Repeated {
  readonly what: string
  /** How long repeats belong to the first one. */
  readonly minutes: number
  /** The plan's row; undefined while there is none. */
  readonly row: number | undefined
}

const minuteMs = 60_000

/** Returns the change that a repeat belongs to: the latest of all, of the same kind and row, and recent enough. */
function changeToExtend({ ledger, clock, person }: LedgerContext, { what, minutes, row }: Repeated): number | null {
  const latest = findLatestChange(ledger)
  if (!latest || row === undefined || person.page || person.askedBy || latest.page !== null) return null
  const isRecent = clock.now() - Date.parse(latest.at) < minutes * minuteMs
  const isSame = latest.what === what && latest.rows.some(({ table, rowId }) => table === 'plan' && rowId === row)
  return isSame && isRecent ? latest.id : null
}

/** As `recordChange`, but a repeat within minutes becomes a part of the first change, which undoes all of them. */
export function recordRepeated<T>(context: LedgerContext, repeated: Repeated, work: (recorder: RunRecorder) => T): T {
  const extended = changeToExtend(context, repeated)
  if (extended === null) return recordChange(context, repeated.what, work)
  const { recorder, all } = startRecorder(context.ledger)
  const result = work(recorder)
  const changes = withAfter(context.ledger, all())
  extendChange(
    context.ledger,
    extended,
    changes.flatMap((one) => (isRun(one) ? [] : [one])),
  )
  context.noteChange(extended)
  return result
}
