import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** A category that has, or had, a budget: its id is the budget's id in every period. */
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

/** What becomes of money that a month leaves over or takes too much, from a month on, until the next change. */
export const budgetRollover = sqliteTable(
  'budget_rollover',
  {
    id: id(),
    budgetId: integer('budget_id')
      .notNull()
      .references(() => budget.id),
    period: text('period').notNull(),
    /** What is left moves to the next month. */
    keepsLeft: integer('keeps_left', { mode: 'boolean' }).notNull(),
    /** What is over is taken from the next month. */
    keepsOver: integer('keeps_over', { mode: 'boolean' }).notNull(),
  },
  (table) => [uniqueIndex('budget_rollover_period').on(table.budgetId, table.period)],
)

/** A group of budgets that the person has named; `place` orders them, from 0. */
export const budgetGroup = sqliteTable('budget_group', {
  id: id(),
  name: text('name').notNull(),
  place: integer('place').notNull(),
})

/** A category that the person has put into a group of their own. */
export const budgetGroupMember = sqliteTable(
  'budget_group_member',
  {
    id: id(),
    categoryId: integer('category_id').notNull(),
    groupId: integer('group_id')
      .notNull()
      .references(() => budgetGroup.id),
  },
  (table) => [uniqueIndex('budget_group_member_category').on(table.categoryId)],
)
