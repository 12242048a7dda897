import type { NextStepStatus, PlanStatus, PlanType } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

export const plan = sqliteTable(
  'plan',
  {
    id: id(),
    planType: integer('plan_type').$type<PlanType>().notNull(),
    status: integer('status').$type<PlanStatus>().notNull(),
    isDefault: integer('is_default', { mode: 'boolean' }).notNull().default(false),
    isLastModified: integer('is_last_modified', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [uniqueIndex('plan_type').on(table.planType), check('plan_status', sql`${table.status} between 0 and 3`)],
)

/** An account that a plan counts. Stays when the account is deleted, so that the plan can say what it lost. */
export const planLink = sqliteTable(
  'plan_link',
  {
    id: id(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plan.id),
    accountId: integer('account_id').notNull(),
  },
  (table) => [uniqueIndex('plan_link_plan_account').on(table.planId, table.accountId), index('plan_link_by_account').on(table.accountId)],
)

/** A step that the person was given; its words stand in the catalogue of steps under `stepKey`. */
export const nextStep = sqliteTable(
  'next_step',
  {
    id: id(),
    stepKey: text('step_key').notNull(),
    status: integer('status').$type<NextStepStatus>().notNull(),
  },
  (table) => [uniqueIndex('next_step_key').on(table.stepKey), check('next_step_status', sql`${table.status} between 0 and 2`)],
)
