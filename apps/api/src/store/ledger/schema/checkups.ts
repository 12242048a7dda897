import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** Every checkup that the person has answered; the last one of each kind counts. */
export const checkup = sqliteTable(
  'checkup',
  {
    id: id(),
    kind: text('kind').$type<'confidence' | 'well-being'>().notNull(),
    completedOn: text('completed_on').notNull(),
    score: integer('score').notNull(),
    /** JSON: the chosen value of each question, in their order. */
    answers: text('answers', { mode: 'json' }).$type<readonly number[]>().notNull(),
  },
  (table) => [
    index('checkup_latest').on(table.kind, table.id),
    check('checkup_score', sql`${table.score} between 0 and 100`),
  ],
)
