import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** Hashes of passwords that a person used before the present one; only the last few are kept. */
export const pastPassword = sqliteTable(
  'past_password',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    passwordHash: text('password_hash').notNull(),
    replacedAt: integer('replaced_at').notNull(),
  },
  (table) => [index('past_password_person').on(table.personId)],
)
