import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** A category of the person's own. Sums, budgets, and plans count its transactions in the standard category. */
export const ownCategory = sqliteTable(
  'own_category',
  {
    id: id(),
    name: text('name').notNull(),
    /** The heading under which it is listed. */
    groupName: text('group_name').notNull(),
    /** The standard category that it is a part of. */
    categoryId: integer('category_id').notNull(),
    color: text('color').notNull(),
    icon: text('icon').notNull(),
  },
  (table) => [uniqueIndex('own_category_name').on(sql`${table.name} collate nocase`)],
)

/**
 * What a person wants done with transactions like one of theirs. The account and the own category are no foreign keys: a
 * rule of a deleted account fits nothing, and one of a deleted own category loses it.
 */
export const rule = sqliteTable(
  'rule',
  {
    id: id(),
    /** Rules are asked from the lowest place on. */
    place: integer('place').notNull(),
    text: text('text').notNull().default(''),
    payee: text('payee').notNull().default(''),
    /** Cents without a sign. */
    fromCents: integer('from_cents'),
    toCents: integer('to_cents'),
    accountId: integer('account_id'),
    categoryId: integer('category_id'),
    ownCategoryId: integer('own_category_id'),
    payeeName: text('payee_name').notNull().default(''),
    /** As in `entry.tags`. */
    tags: text('tags').notNull().default(''),
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    /** The parts of a split: `7:40,8:10` are 40 percent in category 7 and 10 in category 8. */
    split: text('split').notNull().default(''),
  },
  (table) => [
    check('rule_from_cents', sql`${table.fromCents} between 0 and 9000000000000`),
    check('rule_to_cents', sql`${table.toCents} between 0 and 9000000000000`),
  ],
)
