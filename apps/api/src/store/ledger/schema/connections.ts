import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'
import { account, accountConnection } from './accounts.ts'

/** An account as a bank's login knows it, and which of the person's accounts it keeps. */
export const connectionAccount = sqliteTable(
  'connection_account',
  {
    id: id(),
    connectionId: integer('connection_id')
      .notNull()
      .references(() => accountConnection.id),
    /** Null where the person deleted the account, or another connection brings it in already: its rows are not taken. */
    accountId: integer('account_id').references(() => account.id),
    providerAccountId: text('provider_account_id').notNull(),
    /** What tells it from other accounts in every login of the bank: bank, kind, mask and name. */
    fingerprint: text('fingerprint').notNull(),
    /** As the bank names it; a name that the person gave stays. */
    bankName: text('bank_name').notNull(),
    /** What the bank last stated: another figure on the account is the person's and stays. */
    statedRate: real('stated_rate'),
    statedMinimumCents: integer('stated_minimum_cents'),
    /** True where another connection of the same bank brings the account in. */
    isElsewhere: integer('is_elsewhere', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('connection_account_provider').on(table.connectionId, table.providerAccountId),
    // One account of a bank is brought in once, whatever else happens.
    uniqueIndex('connection_account_once')
      .on(table.fingerprint)
      .where(sql`account_id is not null`),
    index('connection_account_by_account').on(table.accountId),
  ],
)

/** A link dialog that was opened and has not ended: what stands behind the handle that the browser keeps. */
export const linkSession = sqliteTable(
  'link_session',
  {
    id: id(),
    handleHash: text('handle_hash').notNull(),
    /** The session in which it was opened; worthless in any other. */
    sessionHash: text('session_hash').notNull(),
    provider: text('provider', { enum: ['plaid', 'twin'] }).notNull(),
    /** Sealed. */
    linkToken: text('link_token').notNull(),
    /** The connection that is repaired. */
    connectionId: integer('connection_id'),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [uniqueIndex('link_session_handle').on(table.handleHash)],
)

/** What the link dialog said when it ended with an error. */
export const linkError = sqliteTable('link_error', {
  id: id(),
  at: text('at').notNull(),
  errorCode: text('error_code'),
  errorMessage: text('error_message'),
  displayMessage: text('display_message'),
  errorType: text('error_type'),
  requestId: text('request_id'),
  institutionId: text('institution_id'),
  linkSessionId: text('link_session_id'),
})

/** A deleted connection whose login is still to be ended at the provider; goes once that is done. */
export const connectionRemoval = sqliteTable('connection_removal', {
  id: id(),
  connectionId: integer('connection_id').notNull(),
  provider: text('provider', { enum: ['plaid', 'twin'] }).notNull(),
  /** Sealed, as on the connection. */
  accessToken: text('access_token').notNull(),
  failures: integer('failures').notNull().default(0),
  nextTryAt: text('next_try_at').notNull(),
})

/** A row of a connection that looks like one that was there already. Not references: either row may go. */
export const suspectedDuplicate = sqliteTable(
  'suspected_duplicate',
  {
    id: id(),
    entryId: integer('entry_id').notNull(),
    existingEntryId: integer('existing_entry_id').notNull(),
    /** What the person said; null while nobody has. */
    decision: text('decision', { enum: ['same', 'different'] }),
  },
  (table) => [uniqueIndex('suspected_duplicate_pair').on(table.entryId, table.existingEntryId)],
)

/** An account of a connection that looks like one from a bank file or by hand. Not references: either account may go. */
export const suspectedAccount = sqliteTable(
  'suspected_account',
  {
    id: id(),
    bankAccountId: integer('bank_account_id').notNull(),
    existingAccountId: integer('existing_account_id').notNull(),
    /** What the person said; null while nobody has. */
    decision: text('decision', { enum: ['same', 'different'] }),
  },
  (table) => [uniqueIndex('suspected_account_pair').on(table.bankAccountId, table.existingAccountId)],
)

/** What the person did to a pending row that the bank took away: its posted row may still come, and gets it. */
export const departedEntry = sqliteTable(
  'departed_entry',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** The row and its parts, as JSON. */
    content: text('content').notNull(),
    at: text('at').notNull(),
  },
  (table) => [uniqueIndex('departed_entry_provider').on(table.accountId, table.providerId)],
)
