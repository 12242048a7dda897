import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { company } from './companies.ts'

/**
 * Who works for a company, according to the company: the people that registration admits. The name is for greeting the
 * person. What they are asked for (last name, date of birth, employee id) is stored as one keyed hash, because it
 * is never read again.
 */
export const rosterEntry = sqliteTable(
  'roster_entry',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    matchHash: text('match_hash').notNull(),
  },
  (table) => [
    uniqueIndex('roster_entry_match').on(table.companyId, table.matchHash),
    index('roster_entry_company').on(table.companyId),
  ],
)
