import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Mailed codes and passkey challenges: used once, with few tries, and valid only in the browser that asked. Subjects,
 * askers and codes are keyed hashes. A new code replaces the previous one.
 */
export const oneTimeCode = sqliteTable(
  'one_time_code',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    subject: text().notNull(),
    asker: text().notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    tries: integer().notNull().default(0),
    usedAt: integer('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject, table.asker] }),
    index('one_time_code_expires').on(table.expiresAt),
  ],
)

export type CodePurpose = 'verify-email' | 'reset-password' | 'sign-in' | 'passkey-enroll' | 'passkey-proof'

/** Used-up tokens, kept until they would have expired. */
export const usedToken = sqliteTable(
  'used_token',
  { tokenHash: text('token_hash').primaryKey(), expiresAt: integer('expires_at').notNull() },
  (table) => [index('used_token_expires').on(table.expiresAt)],
)

/** How often something was tried since a moment. A subject is a keyed hash of the action and of who tried it. */
export const attemptWindow = sqliteTable(
  'attempt_window',
  { subject: text().primaryKey(), startedAt: integer('started_at').notNull(), count: integer().notNull() },
  (table) => [index('attempt_window_started').on(table.startedAt)],
)
