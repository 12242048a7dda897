import type { LedgerContext } from '../../http/handlers.ts'
import { accountBelongings, deleteAccountRows } from '../../store/ledger/accounts.ts'
import { dropBankFileContent, updateBankFile } from '../../store/ledger/bank-files.ts'
import {
  deleteEntries,
  entryIdsOfBankFile,
  hasEntries,
  partsAmong,
  hasImportedEntries,
} from '../../store/ledger/entries.ts'
import {
  changeRowsOf,
  isRowAsLeft,
  lastChangeOf,
  readRows,
  type RowChange,
  type StoredRow,
} from '../../store/ledger/journal.ts'
import { restoreRows } from '../../store/ledger/journal-restore.ts'
import { runsOfChanges } from '../../store/ledger/journal-runs.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { plansOfAccount } from '../../store/ledger/plans.ts'
import { type ChangeRecorder, recordChange } from '../record-change.ts'
import { releasePartners } from '../transfers.ts'
import { requireBankFile } from './commit-bank-file.ts'

interface UndoStep {
  readonly ledger: LedgerTransaction
  readonly recorder: ChangeRecorder
}

const together = (row: StoredRow, columns: readonly string[]) => columns.map((column) => row[column])

/** What of an account the import set and nobody has set since goes back; a name given since stays. */
function accountTakenBack(current: StoredRow, before: StoredRow, after: StoredRow): StoredRow {
  const groups = [['balance_cents', 'balance_as_of'], ['origin']]
  const unchanged = groups.filter((columns) => isSame(together(current, columns), together(after, columns))).flat()
  return { ...current, ...Object.fromEntries(unchanged.map((column) => [column, before[column] ?? null])) }
}

const isSame = (left: readonly unknown[], right: readonly unknown[]) =>
  left.every((value, index) => value === right[index])

/** What a row that the import changed is to be; what something later has changed again stays as that left it. */
function taken(current: StoredRow, { table, before, after }: RowChange): StoredRow | null {
  if (after === null) return current
  if (table === 'account' && before !== null) return accountTakenBack(current, before, after)
  return isRowAsLeft(current, after) ? before : current
}

/** Puts back rows that the import changed, in the order in which they are given, each table's neighbours at once. */
function takeBack({ ledger, recorder }: UndoStep, rows: readonly RowChange[]): void {
  for (const run of runsOfChanges(rows)) {
    const [first] = run
    if (!first) continue
    const ids = run.map(({ rowId }) => rowId)
    const current = readRows(ledger, first.table, ids)
    recorder.willChange(first.table, ids)
    restoreRows(
      ledger,
      run.flatMap((row) => {
        const is = current.get(row.rowId)
        return is === undefined ? [] : { ...row, before: taken(is, row), after: is }
      }),
    )
  }
}

/** A later file of the same account still goes where the earlier one went. */
function forgetKey(step: UndoStep, row: RowChange): void {
  const accountId = row.after?.['account_id']
  if (typeof accountId !== 'number' || !hasImportedEntries(step.ledger, accountId)) takeBack(step, [row])
}

/** An account that the import created goes as well, unless something else rests on it by now. */
function removeCreatedAccount({ ledger, recorder }: UndoStep, accountId: number): void {
  if (hasEntries(ledger, accountId) || plansOfAccount(ledger, accountId).length > 0) return
  const { balanceDayIds, fileKeyIds } = accountBelongings(ledger, accountId)
  recorder.willChange('balance_day', balanceDayIds)
  recorder.willChange('account_file_key', fileKeyIds)
  recorder.willChange('account', [accountId])
  deleteAccountRows(ledger, accountId)
}

/** The imported rows go with all that was done to them since: their categories, and the parts that they were split into. */
function removeEntries({ ledger, recorder }: UndoStep, bankFileId: number): number {
  const ids = entryIdsOfBankFile(ledger, bankFileId)
  const wholes = ids.length - partsAmong(ledger, ids)
  releasePartners(ledger, recorder, ids)
  recorder.willChange('entry', ids)
  deleteEntries(ledger, ids)
  return wholes
}

/**
 * Takes an import back: its transactions, edited or split since or not; the balances that it set, where no later one was
 * stated; the accounts that it created, where nothing else is in them. Repeating it changes nothing.
 *
 * @throws ApiError 404 for an unknown file.
 */
export function undoBankFile(context: LedgerContext, bankFileId: number): { removed: number } {
  const { ledger } = context
  const file = requireBankFile(ledger, bankFileId)
  if (file.status === 'undone') return { removed: 0 }
  const changeId = file.status === 'imported' ? lastChangeOf(ledger, 'bank_file', bankFileId) : null
  return recordChange(context, 'bank-file.undo', (recorder) => {
    const step = { ledger, recorder }
    const rows = changeId === null ? [] : changeRowsOf(ledger, changeId).toReversed()
    const isForLater = ({ table, ...row }: RowChange) =>
      table === 'bank_file' ||
      table === 'account_file_key' ||
      (row.before === null && (table === 'entry' || table === 'account'))
    takeBack(
      step,
      rows.filter((candidate) => !isForLater(candidate)),
    )
    const removed = removeEntries(step, bankFileId)
    for (const row of rows.filter(({ table }) => table === 'account_file_key')) forgetKey(step, row)
    for (const { rowId } of rows.filter(({ table, before }) => table === 'account' && before === null))
      removeCreatedAccount(step, rowId)
    recorder.willChange('bank_file', [bankFileId])
    updateBankFile(ledger, bankFileId, { status: 'undone' })
    dropBankFileContent(ledger, bankFileId)
    return { removed }
  })
}
