import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** The address that a person had before a change, kept while it can be taken back: seven days. */
export const emailChange = sqliteTable(
  'email_change',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    formerEmail: text('former_email').notNull(),
    at: integer().notNull(),
  },
  (table) => [index('email_change_person').on(table.personId), index('email_change_at').on(table.at)],
)
