import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../../store/ledger/schema.ts'

/** One exported column: its names in the export and in the database, and the values it may have. */
export interface TravelingColumn {
  readonly key: string
  readonly name: string
  readonly kind: 'id' | 'integer' | 'real' | 'boolean' | 'text' | 'json'
  readonly isNullable: boolean
  /** The value for exports of an earlier release that lack the column; undefined if a value is required. */
  readonly fallback: unknown
  readonly choices: readonly string[] | undefined
}

/** A table of the ledger whose rows are exported; `key` is its name in the export. */
export interface TravelingTable {
  readonly key: string
  readonly name: string
  readonly columns: readonly TravelingColumn[]
}

/** Columns that hold a row's id without being declared as a reference. */
const ids = new Set([
  'id',
  'transfer_pair_id',
  'entry_id',
  'existing_entry_id',
  'bank_account_id',
  'existing_account_id',
])

/**
 * The state of a bank login, with everything that could reach the bank. These columns are not exported: an imported
 * connection is an ended one, and connecting the bank again continues it.
 */
export const loginColumns: readonly string[] = [
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

/** In an order in which rows can be written: referenced tables come first. */
const tables = {
  connections: schema.accountConnection,
  accounts: schema.account,
  accountFileKeys: schema.accountFileKey,
  connectionAccounts: schema.connectionAccount,
  balances: schema.balanceDay,
  bankFiles: schema.bankFile,
  positions: schema.position,
  ownCategories: schema.ownCategory,
  rules: schema.rule,
  transactions: schema.entry,
  attachmentContents: schema.attachmentContent,
  attachments: schema.attachment,
  suspectedDuplicates: schema.suspectedDuplicate,
  suspectedAccounts: schema.suspectedAccount,
  departedTransactions: schema.departedEntry,
  changedSplits: schema.changedSplit,
  categoryMemory: schema.categoryMemory,
  budgets: schema.budget,
  budgetChanges: schema.budgetChange,
  budgetRollovers: schema.budgetRollover,
  budgetGroups: schema.budgetGroup,
  budgetGroupMembers: schema.budgetGroupMember,
  plans: schema.plan,
  planLinks: schema.planLink,
  planScenarios: schema.planScenario,
  nextSteps: schema.nextStep,
  aboutMe: schema.aboutMe,
  contactAddress: schema.contactAddress,
  dependents: schema.dependent,
  householdFacts: schema.householdFact,
  emailPreferences: schema.emailPreference,
  noteChoices: schema.noteChoice,
  settings: schema.profileSettings,
  checkups: schema.checkup,
  recurringDecisions: schema.recurringDecision,
  plannedPayments: schema.plannedPayment,
  plannerShares: schema.plannerShare,
} satisfies Record<string, SQLiteTable>

/** Tables that are not exported, each with its reason. */
export const staysHere: Readonly<Record<string, string>> = {
  change: 'the history is exported to be read, in a file of its own, and is not brought back',
  change_row: 'as change',
  draft: 'a planner wrote it: exported to be read, and not brought back',
  plan_proposal: 'as draft',
  plan_proposal_line: 'as draft',
  entry_sum: 'sums over the transactions, which the database keeps itself',
  entry_month_sum: 'as entry_sum',
  entry_day_sum: 'as entry_sum',
  changed_entry: 'which transactions changed last, to keep what was read of them up to date',
  entries_in_bulk: 'empty outside of a transaction that brings in many rows at once',
  idempotency_key: 'answers kept for a day, so that a repeated request changes nothing',
  attachment_part: 'the bytes of attachments, which are files of the zip',
  bank_file_part: 'a preview that was not imported, kept for a day',
  link_session: 'an open dialog, whose tokens are not the person’s data',
  link_error: 'what a provider’s dialog reported to us',
  ledger_mark: 'says whose this ledger is, and another is another person’s',
  sent_note: 'which notes this server sent, so that each is sent once',
  connection_removal: 'logins that are being ended, with their tokens',
}

/** Text columns that hold JSON. */
const jsonTexts = new Set(['bank_file.answer'])

const columnKind = (table: string, column: SQLiteColumn, isReference: boolean): TravelingColumn['kind'] => {
  if (isReference) return 'id'
  if (column.columnType === 'SQLiteBoolean') return 'boolean'
  if (column.columnType === 'SQLiteTextJson' || jsonTexts.has(`${table}.${column.name}`)) return 'json'
  const type = column.getSQLType()
  if (type === 'integer' || type === 'real' || type === 'text') return type
  throw new TypeError(`The column ${column.name} is of a type that does not travel`)
}

/** Converts a column. It is nullable unless it is `notNull` or a key. */
function toColumn(table: string, key: string, column: SQLiteColumn, references: ReadonlySet<string>): TravelingColumn {
  const isNullable = !column.notNull && !column.primary
  return {
    key,
    name: column.name,
    kind: columnKind(table, column, ids.has(column.name) || references.has(column.name)),
    isNullable,
    fallback: column.default ?? (isNullable ? null : undefined),
    choices: column.enumValues,
  }
}

function toTable(key: string, table: SQLiteTable): TravelingTable {
  const { name, foreignKeys } = getTableConfig(table)
  const references = new Set(foreignKeys.flatMap((foreign) => foreign.reference().columns.map((column) => column.name)))
  // What outlives its account does not declare it as a reference.
  if (['plan_link', 'departed_entry', 'rule', 'planned_payment'].includes(name)) references.add('account_id')
  if (name === 'rule') references.add('own_category_id')
  const left = name === 'account_connection' ? loginColumns : []
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !left.includes(column.name))
  return { key, name, columns: columns.map(([columnKey, column]) => toColumn(name, columnKey, column, references)) }
}

/** Every exported table, in an order in which rows can be written. */
export const travelingTables: readonly TravelingTable[] = Object.entries(tables).map(([key, table]) =>
  toTable(key, table),
)
