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
    /** The email in the form in which emails are compared; see `toEmailKey`. */
    emailKey: text('email_key').notNull(),
    /** When the person proved that the email is theirs; null if they have not. */
    emailVerifiedAt: integer('email_verified_at'),
    phone: text(),
    /** Null if the person cannot sign in with a password. */
    passwordHash: text('password_hash'),
    acceptedTerms: text('accepted_terms'),
    /**
     * The roster entry by which this person registered. It admits and does not identify: several people may share it.
     */
    rosterEntryId: integer('roster_entry_id').references(() => rosterEntry.id, { onDelete: 'set null' }),
    /**
     * Keyed hash of the person's subject at the company's identity provider; null without a link. Several people may
     * have the same.
     */
    ssoSubject: text('sso_subject'),
    /** Planners only: the page on which a meeting is booked. */
    schedulingUrl: text('scheduling_url'),
    /** The IANA name of the time zone of the browser of the last sign-in; null if it did not say. */
    timeZone: text('time_zone'),
    /** The language of the person's screens and emails, such as `es-US`; null until they or their browser have asked for another than English. */
    language: text(),
    /** Whether `language` is only that of the browser of the last sign-in: emails follow it, and another browser keeps its own. */
    isLanguageOfBrowser: integer('is_language_of_browser', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('person_email_key').on(table.emailKey),
    index('person_roster_entry').on(table.rosterEntryId),
    index('person_sso_subject').on(table.ssoSubject),
    index('person_company').on(table.companyId, table.role),
    check('person_role', sql`${table.role} BETWEEN 0 AND 2`),
    // A ledger's ids start at 10^9 times this number, and have to stay below 2^53.
    check('person_id', sql`${table.id} BETWEEN 1 AND 9000000`),
  ],
)

/** Browsers on which a person has signed in before: a lock does not apply there. */
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

/** A goal that is not offered yet and that a person would like; once per person and goal. */
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

/** Which version of which document a person has accepted, and when. */
export const legalAcceptance = sqliteTable(
  'legal_acceptance',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    document: text().$type<LegalDocumentName>().notNull(),
    version: text().notNull(),
    acceptedAt: integer('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.document, table.version] })],
)

export type LegalDocumentName = 'terms-of-use' | 'fror'

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
