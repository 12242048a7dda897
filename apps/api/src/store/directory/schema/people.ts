import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { company } from './companies.ts'
import { rosterEntry } from './roster.ts'

export const person = sqliteTable(
  'person',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id),
    role: integer().$type<0 | 1 | 2>().notNull().default(0),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    /** The email as it is compared: without regard to case. */
    emailKey: text('email_key').notNull(),
    /** When the person proved that the email is theirs; null where they have not. */
    emailVerifiedAt: integer('email_verified_at'),
    phone: text(),
    /** Null for somebody who cannot sign in with a password. */
    passwordHash: text('password_hash'),
    acceptedTerms: text('accepted_terms'),
    /** The line of the company's roster that this person registered by: each registers one person. */
    rosterEntryId: integer('roster_entry_id').references(() => rosterEntry.id, { onDelete: 'set null' }),
    /** Keyed hash of who they are to the company's identity provider; null without that link. */
    ssoSubject: text('sso_subject'),
    /** Planners only: where a meeting is booked. */
    schedulingUrl: text('scheduling_url'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('person_email_key').on(table.emailKey),
    uniqueIndex('person_roster_entry').on(table.rosterEntryId),
    uniqueIndex('person_sso_subject').on(table.ssoSubject),
    index('person_company').on(table.companyId, table.role),
    check('person_role', sql`${table.role} BETWEEN 0 AND 2`),
    // A ledger's ids start at a thousand million times this, and have to stay below 2^53.
    check('person_id', sql`${table.id} BETWEEN 1 AND 9000000`),
  ],
)

/** Browsers on which a person has signed in before: a lock does not keep them out. */
export const knownDevice = sqliteTable(
  'known_device',
  {
    deviceHash: text('device_hash').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    firstSeenAt: integer('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.deviceHash] })],
)
