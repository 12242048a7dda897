import { maximumTotalCents, planFactPaths } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { badRequest, conflict } from '../../errors.ts'
import type { LedgerContext } from '../../http/handlers.ts'
import { contentsWithoutBytes } from '../../store/ledger/attachments.ts'
import { latestChange } from '../../store/ledger/journal.ts'
import { type JournaledTable, journaledTables } from '../../store/ledger/journal-rows.ts'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { allPlans, updatePlan } from '../../store/ledger/plans.ts'
import { balanceSizesCents, entrySizesCents } from '../../store/ledger/total-amounts.ts'
import { isConstraintFailure } from '../../store/sqlite/sqlite-file.ts'
import { tooLargeTogether } from '../amounts-in-total.ts'
import { recordChange, type RunRecorder } from '../record-change.ts'
import { bringFiles, type FilesByHash } from './attachment-files.ts'
import { rangeStart } from './ids-in-json.ts'
import { type ExportedTotals, exportTotals } from './read-export.ts'
import { damaged, isRecord, type ReadExport } from './read-export-file.ts'
import { ExportFault } from './row-in.ts'
import { readTables } from './row-out.ts'
import { travelingTables } from './traveling-tables.ts'
import { writeRows } from './write-rows.ts'
import { say } from '../../say.ts'

const notEmpty = say('onlyAnAccountWithoutAccountsTransactions')

const notAwaited = say('noneOfTheseAttachmentsBelongsTo')

/** An account with a row in any of these tables is not empty. */
const mustBeEmpty = [
  'account',
  'entry',
  'account_connection',
  'budget',
  'plan',
  'dependent',
  'checkup',
  'rule',
  'own_category',
] as const

const asBadFile = (error: unknown): unknown => {
  if (error instanceof ExportFault) return badRequest({ file: error.text })
  return isConstraintFailure(error) ? badRequest({ file: damaged }) : error
}

function isEmpty(ledger: LedgerTransaction): boolean {
  const some = mustBeEmpty.map((table) => sql`exists (select 1 from ${sql.identifier(table)})`)
  const found = ledger.all<{ some: number }>(sql`select ${sql.join(some, sql` or `)} as some`)
  return found[0]?.some === 0
}

/** Returns what the account can import: a whole export, the attachments of further zips, or nothing. */
export function importable(ledger: LedgerTransaction): 'everything' | 'attachments' | 'nothing' {
  if (isEmpty(ledger)) return 'everything'
  return contentsWithoutBytes(ledger).length > 0 ? 'attachments' : 'nothing'
}

/** Removes the steps and settings that every account has, and the history that deleted rows left. */
function clear(ledger: LedgerTransaction): void {
  for (const { name } of travelingTables.toReversed()) ledger.run(sql`delete from ${sql.identifier(name)}`)
  for (const name of ['change_row', 'change']) ledger.run(sql`delete from ${sql.identifier(name)}`)
}

/** An export from before the household says nothing of it: its plans keep all that they say, for themselves. */
function keepPlansAsTheyAre(ledger: LedgerTransaction): void {
  for (const { id, planType } of allPlans(ledger))
    updatePlan(ledger, id, { ownPaths: Object.keys(planFactPaths[planType]) })
}

/** Whether a row or an account is suspected of being a duplicate of itself, which cannot be decided. */
function suspectsItself(ledger: LedgerTransaction): boolean {
  const found = ledger.all<{ some: number }>(sql`
    select exists (select 1 from suspected_duplicate where entry_id = existing_entry_id)
      or exists (select 1 from suspected_account where bank_account_id = existing_account_id) as some`)
  return found[0]?.some !== 0
}

const isTooLarge = (ledger: LedgerTransaction): boolean =>
  Math.max(entrySizesCents(ledger), balanceSizesCents(ledger)) >= maximumTotalCents

const isSame = (totals: ExportedTotals, stated: unknown) =>
  isRecord(stated) && Object.entries(totals).every(([key, value]) => stated[key] === value)

interface Whole {
  readonly tables: NonNullable<ReadExport['tables']>
  readonly files: FilesByHash
}

/** Writes everything of an export. Returns how many attachments came with their bytes. */
function replaceAll(ledger: LedgerTransaction, { tables, files }: Whole, start: number): number {
  try {
    clear(ledger)
    for (const table of travelingTables) writeRows(ledger, table, tables[table.key] ?? [], start)
    return bringFiles(ledger, files)
  } catch (error) {
    throw asBadFile(error)
  }
}

const importName = 'account-data.import'

/**
 * Imports attachments of a further zip. They are a part of the import that awaits them: while that is the latest change,
 * its undo is offered again, and takes them along.
 */
function importFurtherPart({ ledger, noteChange }: LedgerContext, files: FilesByHash) {
  try {
    const attachments = bringFiles(ledger, files)
    if (attachments === 0) throw new ExportFault(notAwaited)
    const latest = latestChange(ledger)
    if (latest?.what === importName) noteChange(latest.id)
    return { accounts: 0, transactions: 0, attachments }
  } catch (error) {
    throw asBadFile(error)
  }
}

/** Imports an export that is not a further part. @throws ApiError 400 for one that is not whole. */
function importAll({ ledger, person }: LedgerContext, { tables, totals, files }: ReadExport) {
  const start = rangeStart(person.userId)
  const attachments = replaceAll(ledger, { tables: tables ?? {}, files }, start)
  if (tables?.['householdFacts'] === undefined) keepPlansAsTheyAre(ledger)
  if (isTooLarge(ledger)) throw badRequest({ file: tooLargeTogether })
  if (suspectsItself(ledger)) throw badRequest({ file: damaged })
  ledger.run(sql`update account_connection set has_sync_issue = 1, issue = 'revoked'`)
  const written = exportTotals(readTables(ledger, start))
  if (!isSame(written, totals)) throw badRequest({ file: damaged })
  return { accounts: written.accounts, transactions: written.transactions, attachments }
}

/** The tables whose rows undo removes again; the contents of attachments go later, when nothing shows them. */
const journaled = travelingTables.flatMap(({ name }) => journaledTables.filter((table) => table === name))

const idsOf = (ledger: LedgerTransaction, table: JournaledTable): number[] =>
  ledger.values<[number]>(sql`select id from ${sql.identifier(table)} order by id`).map(([id]) => Number(id))

function noteCreated(recorder: RunRecorder, table: JournaledTable, ids: readonly number[]): void {
  const [firstId] = ids
  const lastId = ids.at(-1)
  if (table !== 'entry') recorder.hasCreated(table, ids)
  else if (firstId !== undefined && lastId !== undefined) recorder.hasCreatedRun({ table, firstId, lastId })
}

/**
 * Imports an export into the signed-in person's empty ledger, as one change that can be undone. Its bank connections are imported as
 * ended logins.
 *
 * @param checkReadable reads everything that the person will look at; if it throws, the import is refused.
 * @throws ApiError 400 with code 10000 on `file` for an account that is not empty, and 400 for a file that is not our
 * export in every row and in its totals; nothing is changed then.
 */
export function importAccountData(context: LedgerContext, read: ReadExport, checkReadable: () => void) {
  const { ledger } = context
  if (read.tables === null) return importFurtherPart(context, read.files)
  if (!isEmpty(ledger)) throw conflict({ file: notEmpty })
  return recordChange(context, importName, (recorder) => {
    for (const table of journaled.toReversed()) recorder.willChange(table, idsOf(ledger, table))
    const answer = importAll(context, read)
    for (const table of journaled) noteCreated(recorder, table, idsOf(ledger, table))
    try {
      checkReadable()
    } catch {
      throw badRequest({ file: damaged })
    }
    return answer
  })
}
