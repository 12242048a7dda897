import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** That a person would like a goal that is not there yet: once a person and goal. */
export const interestFlag = sqliteTable(
  'interest_flag',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    goalType: integer('goal_type').notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.goalType] })],
)
