import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

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
