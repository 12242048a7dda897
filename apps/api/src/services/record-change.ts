import type { LedgerContext } from '../http/handlers.ts'
import { readColumns } from '../store/ledger/changed-runs.ts'
import {
  extendChange,
  findLatestChange,
  isRowAsLeft,
  readRows,
  type Touched,
  writeChange,
} from '../store/ledger/journal.ts'
import type { ChangedRun, CreatedRun, JournaledTable, RowValues, StoredRow } from '../store/ledger/journal-rows.ts'
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

/** A recorder that also takes many rows at once. */
export interface RunRecorder extends ChangeRecorder {
  /** Call after a run of rows is created. */
  hasCreatedRun(run: CreatedRun): void
  /** Call before entries are changed in these columns and in no others. Each entry may be named once. */
  willChangeColumns(columns: readonly string[], ids: readonly number[]): void
}

interface TouchedRow {
  readonly table: JournaledTable
  readonly rowId: number
  readonly before: StoredRow | null
}

type Noted = TouchedRow | CreatedRun | ChangedRun

interface Recording {
  readonly recorder: RunRecorder
  /** Returns the touched rows in the order in which they were first named. */
  readonly all: () => Noted[]
}

function startRecorder(ledger: LedgerTransaction): Recording {
  const touched = new Map<string, Noted>()
  const runs: CreatedRun[] = []
  const inColumns = new Set<number>()
  const isInRun = (table: JournaledTable, id: number) =>
    runs.some((run) => run.table === table && id >= run.firstId && id <= run.lastId)
  const touch = (table: JournaledTable, rowId: number, before: StoredRow | null) => {
    const key = `${table} ${rowId}`
    if (table === 'entry' && inColumns.has(rowId)) throw new Error(`Entry ${rowId} is recorded in some columns already`)
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
      willChangeColumns(columns, ids) {
        const fresh = ids.filter((id) => !touched.has(`entry ${id}`) && !isInRun('entry', id) && !inColumns.has(id))
        for (const id of fresh) inColumns.add(id)
        const rows = readColumns(ledger, columns, fresh)
        if (rows.length > 0) touched.set(`entry in columns ${rows[0]?.[0]}`, { table: 'entry', columns, rows })
      },
    },
    all: () => [...touched.values()],
  }
}

/** Returns a run without the entries and the columns that are as they were; none if all are. */
function changedRun(ledger: LedgerTransaction, { columns, rows, table }: ChangedRun): ChangedRun[] {
  const after = readColumns(
    ledger,
    columns,
    rows.map(([id]) => id),
  )
  const isOther = (row: RowValues, place: number, column: number) => row[column + 1] !== after[place]?.[column + 1]
  const places = [...columns.keys()].filter((column) => rows.some((row, place) => isOther(row, place, column)))
  const changed = rows.filter((row, place) => places.some((column) => isOther(row, place, column)))
  const narrow = changed.map((row): RowValues => [row[0], ...places.map((column) => row[column + 1] ?? null)])
  return narrow.length > 0 ? [{ table, columns: places.map((place) => columns[place] ?? ''), rows: narrow }] : []
}

/** Adds each row's current state and drops rows that did not change; runs of created rows pass through. */
function withAfter(ledger: LedgerTransaction, touched: readonly Noted[]): Touched[] {
  const single = touched.flatMap((one) => ('rowId' in one ? [one] : []))
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
  return touched.flatMap((one): Touched[] => {
    if ('columns' in one) return changedRun(ledger, one)
    if ('firstId' in one) return [one]
    const after = rowsByTable.get(one.table)?.get(one.rowId) ?? null
    return isRowAsLeft(after ?? undefined, one.before) ? [] : [{ ...one, after }]
  })
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
    changes.flatMap((one) => ('rowId' in one ? [one] : [])),
  )
  context.noteChange(extended)
  return result
}
