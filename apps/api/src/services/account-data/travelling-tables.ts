import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../../store/ledger/schema.ts'

/** One column as it travels: its name in the export and in the database, and what may stand in it. */
export interface TravellingColumn {
  readonly key: string
  readonly name: string
  readonly kind: 'id' | 'integer' | 'real' | 'boolean' | 'text' | 'json'
  readonly isNullable: boolean
  /** What stands there where an export of an earlier release has nothing; undefined where something has to. */
  readonly fallback: unknown
  readonly choices: readonly string[] | undefined
}

/** A table of the ledger whose rows travel, under the name that the export gives it. */
export interface TravellingTable {
  readonly key: string
  readonly name: string
  readonly columns: readonly TravellingColumn[]
}

/** Columns that hold the id of a row without being declared as a reference to it. */
const IDS = new Set([
  'id',
  'transfer_pair_id',
  'entry_id',
  'existing_entry_id',
  'bank_account_id',
  'existing_account_id',
])

/**
 * How a bank's login stands, with all that could be used to reach the bank. It stays here: an imported connection is one
 * that has ended, and connecting the bank again goes on from there.
 */
export const LOGIN_COLUMNS: readonly string[] = [
  'has_sync_issue',
  'is_syncing_accounts',
  'is_syncing_transactions',
  'item_id',
  'access_token',
  'public_token_hash',
  'cursor',
  'issue',
  'works_until',
  'next_sync_at',
  'wants_full_sync',
  'failures',
]

/** In the order in which they can be written: what is referred to comes first. */
const tables = {
  connections: schema.accountConnection,
  accounts: schema.account,
  accountFileKeys: schema.accountFileKey,
  connectionAccounts: schema.connectionAccount,
  balances: schema.balanceDay,
  bankFiles: schema.bankFile,
  transactions: schema.entry,
  suspectedDuplicates: schema.suspectedDuplicate,
  suspectedAccounts: schema.suspectedAccount,
  departedTransactions: schema.departedEntry,
  categoryMemory: schema.categoryMemory,
  budgets: schema.budget,
  budgetChanges: schema.budgetChange,
  plans: schema.plan,
  planLinks: schema.planLink,
  nextSteps: schema.nextStep,
  aboutMe: schema.aboutMe,
  contactAddress: schema.contactAddress,
  dependents: schema.dependent,
  emailPreferences: schema.emailPreference,
  settings: schema.profileSettings,
  checkups: schema.checkup,
} satisfies Record<string, SQLiteTable>

export type TableKey = keyof typeof tables

/** Tables that do not travel, each with its reason. */
export const staysHere: Readonly<Record<string, string>> = {
  change: 'the history is exported to be read, in a file of its own, and is not brought back',
  change_row: 'as change',
  draft: 'a planner wrote it: exported to be read, and not brought back',
  entry_sum: 'sums over the transactions, which the database keeps itself',
  entry_month_sum: 'as entry_sum',
  entries_in_bulk: 'empty outside of a transaction that brings in many rows at once',
  idempotency_key: 'answers kept for a day, so that a repeated request changes nothing',
  bank_file_part: 'a preview that was not imported, kept for a day',
  link_session: 'a dialog that is open: its tokens are nobody’s data',
  link_error: 'what a provider’s dialog reported to us',
  connection_removal: 'logins that are being ended, with their tokens',
}

/** Columns of text that hold JSON. */
const JSON_TEXTS = new Set(['bank_file.answer'])

const kindOf = (table: string, column: SQLiteColumn, isReference: boolean): TravellingColumn['kind'] => {
  if (isReference) return 'id'
  if (column.columnType === 'SQLiteBoolean') return 'boolean'
  if (column.columnType === 'SQLiteTextJson' || JSON_TEXTS.has(`${table}.${column.name}`)) return 'json'
  const type = column.getSQLType()
  if (type === 'integer' || type === 'real' || type === 'text') return type
  throw new TypeError(`The column ${column.name} is of a type that does not travel`)
}

/** A column without `notNull` may be null; a key never is. */
function toColumn(table: string, key: string, column: SQLiteColumn, references: ReadonlySet<string>): TravellingColumn {
  const isNullable = !column.notNull && !column.primary
  return {
    key,
    name: column.name,
    kind: kindOf(table, column, IDS.has(column.name) || references.has(column.name)),
    isNullable,
    fallback: column.default ?? (isNullable ? null : undefined),
    choices: column.enumValues,
  }
}

function toTable(key: string, table: SQLiteTable): TravellingTable {
  const { name, foreignKeys } = getTableConfig(table)
  const references = new Set(foreignKeys.flatMap((foreign) => foreign.reference().columns.map((column) => column.name)))
  // A plan's link and a departed row outlive their account, so neither is a reference.
  if (name === 'plan_link' || name === 'departed_entry') references.add('account_id')
  const left = name === 'account_connection' ? LOGIN_COLUMNS : []
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !left.includes(column.name))
  return { key, name, columns: columns.map(([columnKey, column]) => toColumn(name, columnKey, column, references)) }
}

/** Every table that travels, in the order in which it can be written. */
export const travellingTables: readonly TravellingTable[] = Object.entries(tables).map(([key, table]) =>
  toTable(key, table),
)
