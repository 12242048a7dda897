import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'

/** One bank login, and how far it has been synced. */
export const accountConnection = sqliteTable(
  'account_connection',
  {
    id: id(),
    name: text('name').notNull(),
    hasSyncIssue: integer('has_sync_issue', { mode: 'boolean' }).notNull().default(false),
    isSyncingAccounts: integer('is_syncing_accounts', { mode: 'boolean' }).notNull().default(false),
    isSyncingTransactions: integer('is_syncing_transactions', { mode: 'boolean' }).notNull().default(false),
    /** Null if no provider maintains it any more. */
    provider: text('provider', { enum: ['plaid', 'twin'] }),
    institutionId: text('institution_id'),
    itemId: text('item_id'),
    /**
     * Encrypted with a key outside the database, bound to this person and this connection; null once it is worthless.
     */
    accessToken: text('access_token'),
    /** Hash of the public token that it was made from: a repeated create returns the same connection. */
    publicTokenHash: text('public_token_hash'),
    /** How far the provider's transactions have been read; null before the first sync. */
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
        'asks-if-same',
      ],
    }),
    worksUntil: text('works_until'),
    lastSyncedAt: text('last_synced_at'),
    /** When the next sync is due; null while only the person can restore the login. */
    nextSyncAt: text('next_sync_at'),
    /** True if the next sync starts from the beginning of history. */
    wantsFullSync: integer('wants_full_sync', { mode: 'boolean' }).notNull().default(false),
    /** Failed syncs since the last successful one. */
    failures: integer('failures').notNull().default(0),
    transactionsRead: integer('transactions_read').notNull().default(0),
    refusedRows: integer('refused_rows').notNull().default(0),
    /** The provider's accounts whose rows were left out. */
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
    /** Hidden from cash flow, budgets and spending. */
    isHiddenFromTotals: integer('is_hidden_from_totals', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    check('account_balance_bounds', withinBounds(table.balanceCents)),
    check('account_minimum_bounds', withinBounds(table.monthlyMinimumPaymentCents)),
    check('account_payment_bounds', withinBounds(table.currentMonthlyPaymentCents)),
    index('account_by_connection').on(table.accountConnectionId),
  ],
)

/** The keys by which bank files have named an account; a key holds no account number. */
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

/** The balance of an account on a day; the last statement of that day. */
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
