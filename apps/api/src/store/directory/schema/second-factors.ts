import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** An authenticator app or a passkey of a person. It counts from `confirmedAt` on. */
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
    /** Authenticator: the last 30 seconds whose code was taken; passkey: its counter. Neither ever goes back. */
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

/** Codes on paper for somebody whose phone is lost, each good once. */
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

/** Somebody who has given the right password and not yet the second factor. Opens nothing but the call that takes it. */
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
