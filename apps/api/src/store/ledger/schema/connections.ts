import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'
import { account, accountConnection } from './accounts.ts'

/** An account of a bank login, and the person's account that it feeds. */
export const connectionAccount = sqliteTable(
  'connection_account',
  {
    id: id(),
    connectionId: integer('connection_id')
      .notNull()
      .references(() => accountConnection.id),
    /** Null if the person deleted the account, or another connection already brings it in: its rows are not taken. */
    accountId: integer('account_id').references(() => account.id),
    providerAccountId: text('provider_account_id').notNull(),
    /** Identifies the account in every login of the bank: bank, kind, mask and name. */
    fingerprint: text('fingerprint').notNull(),
    /** The bank's name for it; a name that the person chose is kept. */
    bankName: text('bank_name').notNull(),
    /** What the bank last stated: a different figure on the account was set by the person and is kept. */
    statedRate: real('stated_rate'),
    statedMinimumCents: integer('stated_minimum_cents'),
    /** True if another connection of the same bank brings the account in. */
    isElsewhere: integer('is_elsewhere', { mode: 'boolean' }).notNull().default(false),
    /** Whether it is the account of another login, if its rows do not tell: the person is asked, or has answered. */
    sameness: text('sameness', { enum: ['asked', 'same', 'apart'] }),
    /** What joining would change, as JSON, while the person is asked. */
    joiningFacts: text('joining_facts'),
  },
  (table) => [
    uniqueIndex('connection_account_provider').on(table.connectionId, table.providerAccountId),
    // An account of a bank is never brought in twice.
    uniqueIndex('connection_account_once')
      .on(table.fingerprint)
      .where(sql`account_id is not null`),
    index('connection_account_by_account').on(table.accountId),
  ],
)

/** A link dialog that was opened and has not ended; the browser holds a handle to it. */
export const linkSession = sqliteTable(
  'link_session',
  {
    id: id(),
    handleHash: text('handle_hash').notNull(),
    /** The session in which it was opened; worthless in any other. */
    sessionHash: text('session_hash').notNull(),
    provider: text('provider', { enum: ['plaid', 'twin'] }).notNull(),
    linkToken: text('link_token').notNull(),
    /** The connection that is repaired. */
    connectionId: integer('connection_id'),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [uniqueIndex('link_session_handle').on(table.handleHash)],
)

/** The error with which a link dialog ended. */
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

/** A deleted connection whose login is still to be ended at the provider; the row is deleted once that is done. */
export const connectionRemoval = sqliteTable('connection_removal', {
  id: id(),
  connectionId: integer('connection_id').notNull(),
  provider: text('provider', { enum: ['plaid', 'twin'] }).notNull(),
  /** Encrypted, as on the connection. */
  accessToken: text('access_token').notNull(),
  failures: integer('failures').notNull().default(0),
  nextTryAt: text('next_try_at').notNull(),
})

/** A connection's row that looks like an existing one. No foreign keys: either row may be deleted. */
export const suspectedDuplicate = sqliteTable(
  'suspected_duplicate',
  {
    id: id(),
    entryId: integer('entry_id').notNull(),
    existingEntryId: integer('existing_entry_id').notNull(),
    /** The person's decision; null before they decide. */
    decision: text('decision', { enum: ['same', 'different'] }),
  },
  (table) => [uniqueIndex('suspected_duplicate_pair').on(table.entryId, table.existingEntryId)],
)

/**
 * A connection's account that looks like one from a bank file or entered by hand. No foreign keys: either account may
 * be deleted.
 */
export const suspectedAccount = sqliteTable(
  'suspected_account',
  {
    id: id(),
    bankAccountId: integer('bank_account_id').notNull(),
    existingAccountId: integer('existing_account_id').notNull(),
    /** The person's decision; null before they decide. */
    decision: text('decision', { enum: ['same', 'different'] }),
  },
  (table) => [uniqueIndex('suspected_account_pair').on(table.bankAccountId, table.existingAccountId)],
)

/** The person's changes to a pending row that the bank removed: its posted row may still come, and takes them over. */
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

/** A split row whose total a bank has changed, until the person has read of it. */
export const changedSplit = sqliteTable(
  'changed_split',
  {
    id: id(),
    entryId: integer('entry_id').notNull(),
    beforeCents: integer('before_cents').notNull(),
    afterCents: integer('after_cents').notNull(),
    /** The new total could not hold the parts, so they are gone. */
    isJoined: integer('is_joined', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    uniqueIndex('changed_split_entry').on(table.entryId),
    check('changed_split_before', withinBounds(table.beforeCents)),
    check('changed_split_after', withinBounds(table.afterCents)),
  ],
)
