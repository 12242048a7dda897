import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/**
 * What a planner or staff member prepares for the person. It is in the person's ledger because it is about their money.
 */
export const draft = sqliteTable('draft', {
  id: id(),
  /** A person id of the directory. */
  authorId: integer('author_id').notNull(),
  planType: integer('plan_type'),
  title: text('title').notNull(),
  body: text('body').notNull(),
  at: text('at').notNull(),
})
