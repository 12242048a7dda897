import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What the banks of the sandbox remember: logins, open dialogs, tokens that were used. It belongs to the made-up banks, names
 * people by a keyed hash only, and is empty where there is no sandbox.
 */
export const bankTwinRecord = sqliteTable(
  'bank_twin_record',
  {
    key: text().primaryKey(),
    content: text().notNull(),
    /** From when on it may be forgotten; null for what is kept. */
    expiresAt: integer('expires_at'),
  },
  (table) => [index('bank_twin_record_expires').on(table.expiresAt)],
)
