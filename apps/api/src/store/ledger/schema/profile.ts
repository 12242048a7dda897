import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** About the person: at most one row. */
export const aboutMe = sqliteTable(
  'about_me',
  {
    id: id(),
    /** Single 0, Married 1, Partnered 2. */
    familyStatus: integer('family_status').notNull(),
    partnerFirstName: text('partner_first_name'),
  },
  (table) => [check('about_me_family_status', sql`${table.familyStatus} between 0 and 2`)],
)
