import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** A wait after which a person who lost their second factors gets in without them. */
export const factorRecovery = sqliteTable('factor_recovery', {
  personId: integer('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  askedAt: integer('asked_at').notNull(),
  /** How many of its three mails were handed over. */
  mailed: integer().notNull().default(0),
  /** When the person stopped it; null if no one has. */
  stoppedAt: integer('stopped_at'),
})
