import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** An authenticator app or a passkey of a person. It counts once `confirmedAt` is set. */
export const secondFactor = sqliteTable(
  'second_factor',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: text().$type<'authenticator' | 'passkey'>().notNull(),
    startedAt: integer('started_at').notNull(),
    confirmedAt: integer('confirmed_at'),
    /** Authenticator: its secret, encrypted for this person. */
    sealedSecret: text('sealed_secret'),
    /**
     * Authenticator: the last 30-second step whose code was accepted. Passkey: its signature counter. Neither ever
     * decreases.
     */
    lastUse: integer('last_use').notNull().default(0),
    /** Passkey: its id and public key, base64url. */
    credentialId: text('credential_id'),
    publicKey: text('public_key'),
  },
  (table) => [
    index('second_factor_person').on(table.personId),
    uniqueIndex('second_factor_credential').on(table.credentialId),
    check('second_factor_kind', sql`${table.kind} IN ('authenticator', 'passkey')`),
  ],
)

/** Recovery codes for people who lost their device; each works once. */
export const recoveryCode = sqliteTable(
  'recovery_code',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.codeHash] })],
)

/**
 * A sign-in with the correct password that still needs the second factor. It is accepted only by the call that takes
 * the factor.
 */
export const halfSession = sqliteTable(
  'half_session',
  {
    idHash: text('id_hash').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (table) => [index('half_session_person').on(table.personId), index('half_session_created').on(table.createdAt)],
)

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
