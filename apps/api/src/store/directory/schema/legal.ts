import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { person } from './people.ts'

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
