import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'
import type { LedgerState } from '../../ledger-owner.ts'

/** When a person's ledger next has background work; no row if there is none. */
export const ledgerWork = sqliteTable(
  'ledger_work',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    nextAt: integer('next_at').notNull(),
  },
  (table) => [index('ledger_work_next').on(table.nextAt)],
)

/**
 * Kinds of notes that a person turned off by the link in an email; the ledger's work takes them over, as it does with
 * webhooks.
 */
export const noteStop = sqliteTable(
  'note_stop',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    kind: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
)

/** The owner of each bank provider's item, by a keyed hash of its id, because a webhook names only the item. */
export const bankItem = sqliteTable(
  'bank_item',
  {
    itemHash: text('item_hash').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The moment from which a pull is due; null if none is requested. */
    wantedAt: integer('wanted_at'),
    /** The last pull caused by a webhook: many webhooks in a short time cause one pull. */
    pulledAt: integer('pulled_at'),
  },
  (table) => [index('bank_item_person').on(table.personId)],
)

/** Received webhooks by hash, kept as long as a repeat would still be recent enough to be accepted. */
export const bankWebhook = sqliteTable(
  'bank_webhook',
  { eventHash: text('event_hash').primaryKey(), heardAt: integer('heard_at').notNull() },
  (table) => [index('bank_webhook_heard').on(table.heardAt)],
)

/**
 * Each person's ledger: the mark that it must bear, and whether it exists. A trigger writes the row when the person is
 * inserted.
 */
export const personLedger = sqliteTable(
  'person_ledger',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** 16 random bytes in hexadecimal, never reused. */
    ledgerId: text('ledger_id').notNull(),
    state: text().$type<LedgerState>().notNull(),
    /** As in the ledger's own mark: behind these it is an older copy. */
    generation: integer().notNull().default(0),
    stamp: text().notNull().default(''),
    /** Why an operator has set it aside, and since when; null if none has. */
    reason: text(),
    since: integer(),
  },
  (table) => [
    uniqueIndex('person_ledger_id').on(table.ledgerId),
    index('person_ledger_quarantined')
      .on(table.personId)
      .where(sql`state = 'quarantined'`),
  ],
)

/** Which directory this is, in one row: each ledger says to which it belongs. */
export const directoryMark = sqliteTable(
  'directory_mark',
  {
    one: integer().primaryKey(),
    /** 16 random bytes in hexadecimal. */
    directoryId: text('directory_id').notNull(),
    /** How often it was brought back from a backup. */
    restoredCount: integer('restored_count').notNull().default(0),
    /** The id of the first line of the audit log whose hash has to be keyed. */
    auditKeyedFrom: integer('audit_keyed_from').notNull().default(1),
  },
  (table) => [check('directory_mark_one', sql`${table.one} = 1`)],
)
