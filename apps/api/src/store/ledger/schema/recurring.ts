import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'

const periods = ['week', 'two weeks', 'half month', 'month', 'two months', 'quarter', 'half year', 'year'] as const

/**
 * What the person decided about a stream of rows. It names no row and no account, so that it outlives an import that is
 * undone and a bank that is connected again; what the stream was like distinguishes it from others of its payee.
 */
export const recurringDecision = sqliteTable(
  'recurring_decision',
  {
    id: id(),
    /** The normalized description. */
    payee: text('payee').notNull(),
    isMoneyIn: integer('is_money_in', { mode: 'boolean' }).notNull(),
    /** How often it came. */
    repeats: text('repeats', { enum: periods }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    decision: text('decision', { enum: ['confirmed', 'dismissed'] }).notNull(),
  },
  (table) => [check('recurring_decision_bounds', withinBounds(table.amountCents))],
)

/**
 * A payment or income that the person enters before any row shows it. The account is no foreign key: of a deleted account
 * it belongs to none, and is its again once the deletion is undone.
 */
export const plannedPayment = sqliteTable(
  'planned_payment',
  {
    id: id(),
    description: text('description').notNull(),
    /** Money out is negative. */
    amountCents: integer('amount_cents').notNull(),
    categoryId: integer('category_id').notNull(),
    repeats: text('repeats', { enum: ['once', ...periods] }).notNull(),
    /** The first date on which it is due. */
    firstDate: text('first_date').notNull(),
    /** The month from which on money is set aside for it. */
    since: text('since').notNull(),
    /** The account that it comes from or goes to; null if the person names none. */
    accountId: integer('account_id'),
  },
  (table) => [check('planned_payment_bounds', withinBounds(table.amountCents))],
)
