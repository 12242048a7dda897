import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

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
