import type { BenefitTerms } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { company } from './companies.ts'

/** What a company offers its employees, in the order of the ids. */
export const companyBenefit = sqliteTable(
  'company_benefit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    category: text().notNull(),
    description: text().notNull(),
    url: text(),
    /** What the benefit pays, in a form that plans can count; null if the company has not said. */
    terms: text({ mode: 'json' }).$type<BenefitTerms>(),
  },
  (table) => [
    unique('company_benefit_name').on(table.companyId, table.name),
    index('company_benefit_company').on(table.companyId),
  ],
)

/** What a company adds to its employees' savings; a company without a row adds nothing. */
export const companyMatch = sqliteTable(
  'company_match',
  {
    companyId: integer('company_id')
      .primaryKey()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** The greatest share of the income that it matches. */
    matchLimit: real('match_limit').notNull(),
    /** What it adds to each dollar saved. */
    matchRate: real('match_rate').notNull(),
    /** The first and the last day on which employees can choose their benefits (`YYYY-MM-DD`). */
    enrollmentOpens: text('enrollment_opens'),
    enrollmentCloses: text('enrollment_closes'),
  },
  (table) => [
    check('company_match_bounds', sql`${table.matchLimit} BETWEEN 0 AND 1 AND ${table.matchRate} BETWEEN 0 AND 5`),
  ],
)
