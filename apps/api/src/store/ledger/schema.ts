import type { NextStepStatus, PlanStatus, PlanType } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from './schema-columns.ts'

/*
 * One person's ledger. Money is integer cents, days are `YYYY-MM-DD`, moments are ISO 8601 in UTC.
 * Every table that a change can be taken back in has one integer `id`: the journal names rows by table and id.
 */

export const accountConnection = sqliteTable('account_connection', {
  id: id(),
  name: text('name').notNull(),
  hasSyncIssue: integer('has_sync_issue', { mode: 'boolean' }).notNull().default(false),
  isSyncingAccounts: integer('is_syncing_accounts', { mode: 'boolean' }).notNull().default(false),
  isSyncingTransactions: integer('is_syncing_transactions', { mode: 'boolean' }).notNull().default(false),
})

export const account = sqliteTable(
  'account',
  {
    id: id(),
    name: text('name').notNull(),
    categoryName: text('category_name').notNull(),
    typeName: text('type_name').notNull(),
    currency: text('currency').notNull().default('USD'),
    balanceCents: integer('balance_cents').notNull(),
    balanceAsOf: text('balance_as_of'),
    interestRate: real('interest_rate'),
    monthlyMinimumPaymentCents: integer('monthly_minimum_payment_cents'),
    currentMonthlyPaymentCents: integer('current_monthly_payment_cents'),
    origin: text('origin', { enum: ['manual', 'file', 'connection'] }).notNull(),
    accountConnectionId: integer('account_connection_id').references(() => accountConnection.id),
    isHiddenFromNetWorth: integer('is_hidden_from_net_worth', { mode: 'boolean' }).notNull().default(false),
    /** From cash flow, budgets and spending. */
    isHiddenFromTotals: integer('is_hidden_from_totals', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    check('account_balance_bounds', withinBounds(table.balanceCents)),
    check('account_minimum_bounds', withinBounds(table.monthlyMinimumPaymentCents)),
    check('account_payment_bounds', withinBounds(table.currentMonthlyPaymentCents)),
    index('account_by_connection').on(table.accountConnectionId),
  ],
)

/** Under which keys bank files have named an account; a key holds no account number. */
export const accountFileKey = sqliteTable(
  'account_file_key',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    key: text('key').notNull(),
  },
  (table) => [uniqueIndex('account_file_key_key').on(table.key), index('account_file_key_by_account').on(table.accountId)],
)

/** What an account stood at on a day; the last statement of that day. */
export const balanceDay = sqliteTable(
  'balance_day',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    day: text('day').notNull(),
    balanceCents: integer('balance_cents').notNull(),
  },
  (table) => [
    uniqueIndex('balance_day_account_day').on(table.accountId, table.day),
    check('balance_day_bounds', withinBounds(table.balanceCents)),
  ],
)

export const bankFile = sqliteTable('bank_file', {
  id: id(),
  fileName: text('file_name').notNull(),
  format: text('format').notNull(),
  uploadedAt: text('uploaded_at').notNull(),
  status: text('status', { enum: ['previewed', 'imported', 'undone'] }).notNull(),
  /** What the import answered, as JSON: a repeated commit answers the same. */
  answer: text('answer'),
})

/** A previewed file as it was read, as JSON in pieces; dropped when it is imported, or after a day. */
export const bankFilePart = sqliteTable(
  'bank_file_part',
  {
    bankFileId: integer('bank_file_id')
      .notNull()
      .references(() => bankFile.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bankFileId, table.part] })],
)

/** A transaction as the person sees it; a split makes one entry more for each part. */
export const entry = sqliteTable(
  'entry',
  {
    id: id(),
    date: text('date').notNull(),
    valueCents: integer('value_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    categoryId: integer('category_id').notNull(),
    /** Who chose the category: only what nobody chose is ever changed by a rule. */
    categorySource: text('category_source', { enum: ['person', 'memory', 'provider', 'transfer', 'none'] }).notNull(),
    description: text('description').notNull(),
    fullDescription: text('full_description').notNull(),
    /** What the category memory and the search for duplicates compare. */
    normalizedDescription: text('normalized_description').notNull(),
    accountId: integer('account_id').references(() => account.id),
    origin: text('origin', { enum: ['manual', 'file', 'connection'] }).notNull(),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    /** On a part of a split: the entry that it was split from. */
    sourceEntryId: integer('source_entry_id').references((): AnySQLiteColumn => entry.id),
    /** On both sides of a recognised transfer: the other side. Not a reference: either side may be deleted first. */
    transferPairId: integer('transfer_pair_id'),
    bankFileId: integer('bank_file_id').references(() => bankFile.id),
    /** The bank's own id of the row. Banks promise that it is unique within the account, and not all keep it. */
    providerId: text('provider_id'),
  },
  (table) => [
    check('entry_value_bounds', withinBounds(table.valueCents)),
    index('entry_by_date').on(table.date, table.id),
    index('entry_by_description').on(sql`${table.description} collate nocase`, table.id),
    index('entry_by_value').on(table.valueCents, table.id),
    index('entry_by_account').on(table.accountId, table.date, table.id),
    index('entry_by_category').on(table.categoryId, table.date, table.id),
    // Holds all that a month's sums need, so that they never touch the table.
    index('entry_totals').on(
      table.date,
      table.categoryId,
      table.isHidden,
      table.currency,
      table.accountId,
      table.origin,
      table.valueCents,
    ),
    index('entry_by_source').on(table.sourceEntryId),
    index('entry_by_bank_file').on(table.bankFileId),
    index('entry_by_transfer_pair').on(table.transferPairId),
    index('entry_provider').on(table.accountId, table.providerId),
  ],
)

/**
 * What all entries of one kind come to, kept by triggers on `entry`: so the totals of a whole list without dates cost the
 * same after ten years as after one.
 */
export const entrySum = sqliteTable(
  'entry_sum',
  {
    /** 0 for entries without an account. */
    accountId: integer('account_id').notNull(),
    categoryId: integer('category_id').notNull(),
    currency: text('currency').notNull(),
    origin: text('origin', { enum: ['manual', 'file', 'connection'] }).notNull(),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull(),
    isMoneyIn: integer('is_money_in', { mode: 'boolean' }).notNull(),
    valueCents: integer('value_cents').notNull(),
    entries: integer('entries').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.categoryId, table.currency, table.origin, table.isHidden, table.isMoneyIn],
    }),
  ],
)

/** The category that the person last gave a description. */
export const categoryMemory = sqliteTable(
  'category_memory',
  {
    id: id(),
    normalizedDescription: text('normalized_description').notNull(),
    categoryId: integer('category_id').notNull(),
  },
  (table) => [uniqueIndex('category_memory_description').on(table.normalizedDescription)],
)

/** That a category has, or had, a budget: gives the id that is the same in every period. */
export const budget = sqliteTable(
  'budget',
  { id: id(), categoryId: integer('category_id').notNull() },
  (table) => [uniqueIndex('budget_category').on(table.categoryId)],
)

/** The amount from a month on, until the next change; null ends the budget. */
export const budgetChange = sqliteTable(
  'budget_change',
  {
    id: id(),
    budgetId: integer('budget_id')
      .notNull()
      .references(() => budget.id),
    period: text('period').notNull(),
    targetCents: integer('target_cents'),
  },
  (table) => [
    uniqueIndex('budget_change_period').on(table.budgetId, table.period),
    check('budget_change_bounds', sql`${table.targetCents} between 1 and 9000000000000`),
  ],
)

export const plan = sqliteTable(
  'plan',
  {
    id: id(),
    planType: integer('plan_type').$type<PlanType>().notNull(),
    status: integer('status').$type<PlanStatus>().notNull(),
    isDefault: integer('is_default', { mode: 'boolean' }).notNull().default(false),
    isLastModified: integer('is_last_modified', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [uniqueIndex('plan_type').on(table.planType), check('plan_status', sql`${table.status} between 0 and 3`)],
)

/** An account that a plan counts. Stays when the account is deleted, so that the plan can say what it lost. */
export const planLink = sqliteTable(
  'plan_link',
  {
    id: id(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plan.id),
    accountId: integer('account_id').notNull(),
  },
  (table) => [uniqueIndex('plan_link_plan_account').on(table.planId, table.accountId), index('plan_link_by_account').on(table.accountId)],
)

/** A step that the person was given; its words stand in the catalogue of steps under `stepKey`. */
export const nextStep = sqliteTable(
  'next_step',
  {
    id: id(),
    stepKey: text('step_key').notNull(),
    status: integer('status').$type<NextStepStatus>().notNull(),
  },
  (table) => [uniqueIndex('next_step_key').on(table.stepKey), check('next_step_status', sql`${table.status} between 0 and 2`)],
)

/** About the person: at most one row. */
export const aboutMe = sqliteTable(
  'about_me',
  {
    id: id(),
    /** Single 0, Married 1, Partnered 2. */
    familyStatus: integer('family_status').notNull(),
    partnerFirstName: text('partner_first_name'),
  },
  (table) => [check('about_me_family_status', sql`${table.familyStatus} between 0 and 2`)],
)

/** The journal: one row a change, in the order in which they happened. */
export const change = sqliteTable('change', {
  id: id(),
  /** What happened, for example `transaction.split`. */
  what: text('what').notNull(),
  at: text('at').notNull(),
  /** The change that this one took back. */
  undoesChangeId: integer('undoes_change_id'),
})

/** What a change did to one row of one table: the columns as JSON before and after; null where there was no row. */
export const changeRow = sqliteTable(
  'change_row',
  {
    changeId: integer('change_id')
      .notNull()
      .references(() => change.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    tableName: text('table_name').notNull(),
    rowId: integer('row_id').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.position] }),
    index('change_row_by_row').on(table.tableName, table.rowId, table.changeId),
  ],
)

/** The answer that a write gave, under the key that its caller chose; kept for a day, so that a repeat changes nothing. */
export const idempotencyKey = sqliteTable(
  'idempotency_key',
  {
    key: text('key').primaryKey(),
    /** Of the call and its body: the same key with another body is a mistake of the caller. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    changeId: integer('change_id'),
    at: text('at').notNull(),
  },
  (table) => [index('idempotency_key_by_time').on(table.at)],
)
