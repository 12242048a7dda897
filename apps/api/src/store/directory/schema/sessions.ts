import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

export const session = sqliteTable(
  'session',
  {
    idHash: text('id_hash').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    /** Browser and system in a few words, for the person's own list of sessions. */
    device: text().notNull().default(''),
  },
  (table) => [index('session_person').on(table.personId), index('session_last_seen').on(table.lastSeenAt)],
)

/**
 * Failed sign-ins by keyed hash of the user name or of the network address: no address and no guess is stored in clear.
 */
export const signInFailure = sqliteTable(
  'sign_in_failure',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    subject: text().notNull(),
    failedAt: integer('failed_at').notNull(),
  },
  (table) => [
    index('sign_in_failure_subject').on(table.subject, table.failedAt),
    index('sign_in_failure_at').on(table.failedAt),
  ],
)

/** Wrong passwords for a user name since the last right one, by keyed hash of the name. */
export const guessCount = sqliteTable(
  'guess_count',
  { subject: text().primaryKey(), wrong: integer().notNull(), lastAt: integer('last_at').notNull() },
  (table) => [index('guess_count_last').on(table.lastAt)],
)
