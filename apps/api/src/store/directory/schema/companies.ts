import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const company = sqliteTable(
  'company',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    code: text().notNull().unique(),
    name: text().notNull(),
    logoUrl: text('logo_url'),
    supportEmail: text('support_email'),
    /** Accounts are only ever added by hand. */
    level1: integer({ mode: 'boolean' }).notNull().default(false),
    fundStyle: integer('fund_style').notNull().default(0),
    isSsoEnabled: integer('is_sso_enabled', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [check('company_fund_style', sql`${table.fundStyle} BETWEEN 0 AND 3`)],
)

/** The pages on which this company lets our widgets stand. */
export const companyOrigin = sqliteTable(
  'company_origin',
  {
    companyId: integer('company_id').notNull().references(() => company.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.origin] }), index('company_origin_origin').on(table.origin)],
)
