import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What the sandbox's banks remember: logins, open dialogs, used tokens. It belongs to the made-up banks, identifies
 * people by a keyed hash only, and is empty where there is no sandbox.
 */
export const sandboxBankRecord = sqliteTable(
  'bank_twin_record',
  {
    key: text().primaryKey(),
    content: text().notNull(),
    /** The moment from which it may be deleted; null for what is kept. */
    expiresAt: integer('expires_at'),
  },
  (table) => [index('bank_twin_record_expires').on(table.expiresAt)],
)
