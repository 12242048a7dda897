import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** The journal: one row per change, in the order in which they happened. */
export const change = sqliteTable(
  'change',
  {
    id: id(),
    /** What happened, for example `transaction.split`. */
    what: text('what').notNull(),
    at: text('at').notNull(),
    /** The change that this one undid. */
    undoesChangeId: integer('undoes_change_id'),
    /** The page, the widget and the grant of a change made on another page; null for one made by a session. */
    page: text('page'),
    widget: text('widget'),
    pageGrantId: integer('page_grant_id'),
  },
  (table) => [
    index('change_by_page')
      .on(table.page, table.at)
      .where(sql`page is not null`),
  ],
)

/** What a change did to one row of one table: the columns as JSON before and after; null if there was no row. */
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

/** The answer to a write, under the key that its caller chose; kept for a day, so that a repeat changes nothing. */
export const idempotencyKey = sqliteTable(
  'idempotency_key',
  {
    key: text('key').primaryKey(),
    /** Hash of the call and its body: the same key with another body is the caller's mistake. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    changeId: integer('change_id'),
    at: text('at').notNull(),
  },
  (table) => [index('idempotency_key_by_time').on(table.at)],
)
