import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** That a category has, or had, a budget: gives the id that is the same in every period. */
export const budget = sqliteTable('budget', { id: id(), categoryId: integer('category_id').notNull() }, (table) => [
  uniqueIndex('budget_category').on(table.categoryId),
])

/** The amount from a month on, until the next change; null ends the budget. */
export const budgetChange = sqliteTable(
  'budget_change',
  {
    id: id(),
    budgetId: integer('budget_id')
      .notNull()
      .references(() => budget.id),
    period: text('period').notNull(),
    targetCents: integer('target_cents'),
  },
  (table) => [
    uniqueIndex('budget_change_period').on(table.budgetId, table.period),
    check('budget_change_bounds', sql`${table.targetCents} between 1 and 9000000000000`),
  ],
)
