import { sql } from 'drizzle-orm'
import { check, customType, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** Bytes, as each runtime's driver returns them. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | ArrayBuffer }>({
  dataType: () => 'blob',
  fromDriver: (value) => new Uint8Array(value),
})

/**
 * What a file holds, apart from the attachment that shows it: removing an attachment keeps its content for a while, so
 * that it can be undone without bytes in the journal.
 */
export const attachmentContent = sqliteTable(
  'attachment_content',
  {
    id: id(),
    type: text('type', { enum: ['application/pdf', 'image/jpeg', 'image/png'] }).notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** Lowercase hex. */
    sha256: text('sha256').notNull(),
    /** Since when no transaction shows it; null while one does. */
    unusedSince: text('unused_since'),
  },
  (table) => [check('attachment_content_size', sql`${table.size} between 1 and 5242880`)],
)

/** A piece of a content, of at most 1 MB. */
export const attachmentPart = sqliteTable(
  'attachment_part',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => attachmentContent.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.part] })],
)

/**
 * A file that the person attached to a transaction. The transaction is no foreign key: when it is deleted, nothing shows
 * the attachment, and when that is undone, it is there again.
 */
export const attachment = sqliteTable(
  'attachment',
  {
    id: id(),
    entryId: integer('entry_id').notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => attachmentContent.id),
    name: text('name').notNull(),
    addedAt: text('added_at').notNull(),
  },
  (table) => [index('attachment_by_entry').on(table.entryId), index('attachment_by_content').on(table.contentId)],
)
