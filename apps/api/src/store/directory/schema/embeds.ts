import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

/** A person's consent that one widget on pages of one origin may read; ended by `withdrawnAt`. */
export const embedAgreement = sqliteTable(
  'embed_agreement',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    widget: text().notNull(),
    origin: text().notNull(),
    agreedAt: integer('agreed_at').notNull(),
    withdrawnAt: integer('withdrawn_at'),
  },
  (table) => [uniqueIndex('embed_agreement_once').on(table.personId, table.widget, table.origin)],
)

/** One-time codes for widget tokens. A chain of renewals shares its family, so that a stolen code can be noticed. */
export const embedCode = sqliteTable(
  'embed_code',
  {
    codeHash: text('code_hash').primaryKey(),
    agreementId: integer('agreement_id')
      .notNull()
      .references(() => embedAgreement.id, { onDelete: 'cascade' }),
    family: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('embed_code_family').on(table.family), index('embed_code_expires').on(table.expiresAt)],
)
