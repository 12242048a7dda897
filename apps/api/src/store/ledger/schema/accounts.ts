import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'

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
