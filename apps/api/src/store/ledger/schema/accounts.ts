import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'

/** One bank login, and where the reading of it stands. */
export const accountConnection = sqliteTable(
  'account_connection',
  {
    id: id(),
    name: text('name').notNull(),
    hasSyncIssue: integer('has_sync_issue', { mode: 'boolean' }).notNull().default(false),
    isSyncingAccounts: integer('is_syncing_accounts', { mode: 'boolean' }).notNull().default(false),
    isSyncingTransactions: integer('is_syncing_transactions', { mode: 'boolean' }).notNull().default(false),
    /** Null where nobody keeps it any more. */
    provider: text('provider', { enum: ['plaid', 'twin'] }),
    institutionId: text('institution_id'),
    itemId: text('item_id'),
    /** Sealed with a key outside of the database, bound to this person and this connection; null once it is worthless. */
    accessToken: text('access_token'),
    /** Of the public token that it was made from: a repeated create is the same one. */
    publicTokenHash: text('public_token_hash'),
    /** Up to where the provider's transactions are in this ledger; null before the first. */
    cursor: text('cursor'),
    issue: text('issue', {
      enum: [
        'login-required',
        'pending-disconnect',
        'revoked',
        'no-accounts',
        'product-failed',
        'rate-limited',
        'unavailable',
      ],
    }),
    worksUntil: text('works_until'),
    lastSyncedAt: text('last_synced_at'),
    /** When it is due; null while only the person can bring it back. */
    nextSyncAt: text('next_sync_at'),
    /** True where the next sync starts from the beginning of history. */
    wantsFullSync: integer('wants_full_sync', { mode: 'boolean' }).notNull().default(false),
    /** Failed syncs since the last good one. */
    failures: integer('failures').notNull().default(0),
    transactionsRead: integer('transactions_read').notNull().default(0),
    refusedRows: integer('refused_rows').notNull().default(0),
    /** Accounts of the provider whose rows were left out. */
    skippedAccounts: text('skipped_accounts', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('account_connection_item').on(table.provider, table.itemId)],
)

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
  (table) => [
    uniqueIndex('account_file_key_key').on(table.key),
    index('account_file_key_by_account').on(table.accountId),
  ],
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
