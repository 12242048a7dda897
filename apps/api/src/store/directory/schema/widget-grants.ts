import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** A person's consent that our frame may read on pages of one origin, in one browser, with one key. */
export const widgetGrant = sqliteTable(
  'widget_grant',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
    keyThumbprint: text('key_thumbprint').notNull(),
    isKeyStored: integer('is_key_stored', { mode: 'boolean' }).notNull(),
    isOwnComputer: integer('is_own_computer', { mode: 'boolean' }).notNull(),
    showsListLength: integer('shows_list_length', { mode: 'boolean' }).notNull(),
    /** The browser in which the person agreed, as a hash; null if it is unknown. */
    deviceHash: text('device_hash'),
    agreedAt: integer('agreed_at').notNull(),
    /** When a frame exchanged the code; null before, and then nothing can be read. */
    connectedAt: integer('connected_at'),
    endsAt: integer('ends_at').notNull(),
    endedAt: integer('ended_at'),
    /** Which value of the cookie is the newest: each token makes the next. */
    cookieSerial: integer('cookie_serial').notNull().default(0),
    /** JSON: when each earlier value was replaced, the newest first; only those that still work. */
    cookieReplaced: text('cookie_replaced').notNull().default('[]'),
    /** When the person was mailed about this page; null if an earlier mail of that day says it already. */
    mailedAt: integer('mailed_at'),
  },
  (table) => [index('widget_grant_person').on(table.personId, table.origin)],
)

/** The widgets of a grant; each can be ended alone. */
export const widgetOfGrant = sqliteTable(
  'widget_of_grant',
  {
    grantId: integer('grant_id')
      .notNull()
      .references(() => widgetGrant.id, { onDelete: 'cascade' }),
    widget: text().$type<WidgetName>().notNull(),
    since: integer().notNull(),
    until: integer().notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.grantId, table.widget] })],
)

/** The one code by which the frame that holds the key takes its grant. */
export const widgetCode = sqliteTable(
  'widget_code',
  {
    codeHash: text('code_hash').primaryKey(),
    grantId: integer('grant_id')
      .notNull()
      .references(() => widgetGrant.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('widget_code_expires').on(table.expiresAt)],
)

/** How often a widget read on a day (UTC, `2026-11-22`). Changes are in the journal of the person's ledger. */
export const widgetReadDay = sqliteTable(
  'widget_read_day',
  {
    grantId: integer('grant_id')
      .notNull()
      .references(() => widgetGrant.id, { onDelete: 'cascade' }),
    widget: text().$type<WidgetName>().notNull(),
    day: text().notNull(),
    reads: integer().notNull(),
    lastAt: integer('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.grantId, table.day, table.widget] })],
)
