/** The tables whose rows a change can be taken back in; each has an integer `id`. */
export const journaledTables = [
  'account_connection',
  'connection_account',
  'suspected_duplicate',
  'suspected_account',
  'departed_entry',
  'changed_split',
  'account',
  'account_file_key',
  'balance_day',
  'bank_file',
  'position',
  'entry',
  'attachment',
  'category_memory',
  'rule',
  'own_category',
  'budget',
  'budget_change',
  'budget_rollover',
  'budget_group',
  'budget_group_member',
  'plan',
  'plan_link',
  'plan_scenario',
  'next_step',
  'about_me',
  'contact_address',
  'dependent',
  'household_fact',
  'email_preference',
  'note_choice',
  'profile_settings',
  'checkup',
  'recurring_decision',
  'planned_payment',
  'plan_proposal_line',
  'planner_share',
] as const
export type JournaledTable = (typeof journaledTables)[number]

/** A row as the database holds it, under its column names. */
export type StoredRow = Readonly<Record<string, string | number | null>>

/** What a change did to one row: null where there was none. */
export interface RowChange {
  readonly table: JournaledTable
  readonly rowId: number
  readonly before: StoredRow | null
  readonly after: StoredRow | null
}

/** Entries that were created one after the other: their ids are without a gap. */
export interface CreatedRun {
  readonly table: 'entry'
  readonly firstId: number
  readonly lastId: number
}

/** A row's id and the values of some columns. */
export type RowValues = readonly [id: number, ...values: (string | number | null)[]]

/** Entries that were changed in some columns, with these columns before the change. */
export interface ChangedRun {
  readonly table: 'entry'
  readonly columns: readonly string[]
  readonly rows: readonly RowValues[]
}
