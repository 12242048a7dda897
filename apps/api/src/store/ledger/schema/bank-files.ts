import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'
import { account } from './accounts.ts'

export const bankFile = sqliteTable('bank_file', {
  id: id(),
  fileName: text('file_name').notNull(),
  format: text('format').notNull(),
  uploadedAt: text('uploaded_at').notNull(),
  status: text('status', { enum: ['previewed', 'imported', 'undone'] }).notNull(),
  /** The import's answer, as JSON: a repeated commit returns the same. */
  answer: text('answer'),
})

/** A previewed file as it was read, as JSON in pieces; dropped when it is imported, or after a day. */
export const bankFilePart = sqliteTable(
  'bank_file_part',
  {
    bankFileId: integer('bank_file_id')
      .notNull()
      .references(() => bankFile.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bankFileId, table.part] })],
)

/** What an investment account held on a day, as a broker's file states it. A later file of the same day replaces it. */
export const position = sqliteTable(
  'position',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    bankFileId: integer('bank_file_id')
      .notNull()
      .references(() => bankFile.id),
    day: text('day').notNull(),
    name: text('name').notNull(),
    /** Empty if the file has none. */
    symbol: text('symbol').notNull(),
    units: real('units').notNull(),
    price: real('price'),
    valueCents: integer('value_cents').notNull(),
  },
  (table) => [
    index('position_by_account').on(table.accountId, table.day),
    check('position_bounds', withinBounds(table.valueCents)),
  ],
)
