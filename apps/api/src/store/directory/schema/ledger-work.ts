import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** When a person's ledger next has background work; no row where it has none. */
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

/** Whose a provider's item is, by a keyed hash of its id: a webhook names only the item. */
export const bankItem = sqliteTable(
  'bank_item',
  {
    itemHash: text('item_hash').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** From when on a pull is wanted; null where none is. */
    wantedAt: integer('wanted_at'),
    /** The last pull that a webhook caused: many webhooks in a short time cause one. */
    pulledAt: integer('pulled_at'),
  },
  (table) => [index('bank_item_person').on(table.personId)],
)

/** Webhooks that were heard, by their hash, for as long as a repeat would still be young enough to pass. */
export const bankWebhook = sqliteTable(
  'bank_webhook',
  { eventHash: text('event_hash').primaryKey(), heardAt: integer('heard_at').notNull() },
  (table) => [index('bank_webhook_heard').on(table.heardAt)],
)
