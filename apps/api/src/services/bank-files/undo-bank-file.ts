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
import { readChangeRows, isRowAsLeft, findLastChange, readRows } from '../../store/ledger/journal.ts'
import { restoreRows } from '../../store/ledger/journal-restore.ts'
import type { RowChange, StoredRow } from '../../store/ledger/journal-rows.ts'
import { runsOfChanges } from '../../store/ledger/journal-runs.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { plansOfAccount } from '../../store/ledger/plans.ts'
import { type ChangeRecorder, recordChange } from '../record-change.ts'
import { releasePartners } from '../transfers.ts'
import { requireBankFile } from './commit-bank-file.ts'
import { removeBroughtCategories } from './own-categories-of-file.ts'

interface UndoStep {
  readonly ledger: LedgerTransaction
  readonly recorder: ChangeRecorder
}

const together = (row: StoredRow, columns: readonly string[]) => columns.map((column) => row[column])

/** Restores the account's values that the import set and that have not changed since; a name set since stays. */
function accountTakenBack(current: StoredRow, before: StoredRow, after: StoredRow): StoredRow {
  const groups = [['balance_cents', 'balance_as_of'], ['origin']]
  const unchanged = groups.filter((columns) => isSame(together(current, columns), together(after, columns))).flat()
  return { ...current, ...Object.fromEntries(unchanged.map((column) => [column, before[column] ?? null])) }
}

const isSame = (left: readonly unknown[], right: readonly unknown[]) =>
  left.every((value, index) => value === right[index])

/** Returns a row that the import changed as it should be now; a row that a later change touched stays as it is. */
function taken(current: StoredRow, { table, before, after }: RowChange): StoredRow | null {
  if (after === null) return current
  if (table === 'account' && before !== null) return accountTakenBack(current, before, after)
  return isRowAsLeft(current, after) ? before : current
}

/** Restores rows that the import changed, in the order of the list, neighbors of one table together. */
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

/** Forgets the account's file key, unless a later file was imported into the same account. */
function forgetKey(step: UndoStep, row: RowChange): void {
  const accountId = row.after?.['account_id']
  if (typeof accountId !== 'number' || !hasImportedEntries(step.ledger, accountId)) takeBack(step, [row])
}

/** Removes an account that the import created, unless it has rows or a plan counts it. */
function removeCreatedAccount({ ledger, recorder }: UndoStep, accountId: number): void {
  if (hasEntries(ledger, accountId) || plansOfAccount(ledger, accountId).length > 0) return
  const { balanceDayIds, fileKeyIds, positionIds } = accountBelongings(ledger, accountId)
  recorder.willChange('balance_day', balanceDayIds)
  recorder.willChange('position', positionIds)
  recorder.willChange('account_file_key', fileKeyIds)
  recorder.willChange('account', [accountId])
  deleteAccountRows(ledger, accountId)
}

/**
 * Removes the imported rows with their later edits: their categories and the parts they were split into. Returns the
 * number of rows, counting a split one once.
 */
function removeEntries({ ledger, recorder }: UndoStep, bankFileId: number): number {
  const ids = entryIdsOfBankFile(ledger, bankFileId)
  const wholes = ids.length - partsAmong(ledger, ids)
  releasePartners(ledger, recorder, ids)
  recorder.willChange('entry', ids)
  deleteEntries(ledger, ids)
  return wholes
}

/**
 * Undoes an import: removes its transactions, even if edited or split since; restores the balances that it set, unless
 * a later one was set; removes the accounts that it created, unless something else is in them. Repeating it changes
 * nothing.
 *
 * @throws ApiError 404 for an unknown file.
 */
export function undoBankFile(context: LedgerContext, bankFileId: number): { removed: number } {
  const { ledger } = context
  const file = requireBankFile(ledger, bankFileId)
  if (file.status === 'undone') return { removed: 0 }
  const changeId = file.status === 'imported' ? findLastChange(ledger, 'bank_file', bankFileId) : null
  return recordChange(context, 'bank-file.undo', (recorder) => {
    const step = { ledger, recorder }
    const rows = changeId === null ? [] : readChangeRows(ledger, changeId).toReversed()
    const isForLater = ({ table, ...row }: RowChange) =>
      table === 'bank_file' ||
      table === 'account_file_key' ||
      (row.before === null && ['entry', 'account', 'own_category'].includes(table))
    takeBack(
      step,
      rows.filter((candidate) => !isForLater(candidate)),
    )
    const removed = removeEntries(step, bankFileId)
    for (const row of rows.filter(({ table }) => table === 'account_file_key')) forgetKey(step, row)
    const idsCreated = (table: string) =>
      rows.filter((row) => row.table === table && row.before === null).map(({ rowId }) => rowId)
    for (const id of idsCreated('account')) removeCreatedAccount(step, id)
    removeBroughtCategories(ledger, recorder, idsCreated('own_category'))
    recorder.willChange('bank_file', [bankFileId])
    updateBankFile(ledger, bankFileId, { status: 'undone' })
    dropBankFileContent(ledger, bankFileId)
    return { removed }
  })
}
