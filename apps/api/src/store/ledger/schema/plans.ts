import type { LoanType, NextStepStatus, PlanStatus, PlanType } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'

/** An account that a draft counts. */
export interface DraftLink {
  readonly userAccountId: number
  readonly loanType: LoanType | null
}

export const plan = sqliteTable(
  'plan',
  {
    id: id(),
    planType: integer('plan_type').$type<PlanType>().notNull(),
    status: integer('status').$type<PlanStatus>().notNull(),
    isDefault: integer('is_default', { mode: 'boolean' }).notNull().default(false),
    isLastModified: integer('is_last_modified', { mode: 'boolean' }).notNull().default(false),
    /** What a save kept and no commit has taken over yet, and the version of its shape. */
    draftInput: text('draft_input', { mode: 'json' }),
    draftVersion: integer('draft_version'),
    /** The accounts that a draft of a committed plan links: until its commit they stand beside the plan's own links. */
    draftLinks: text('draft_links', { mode: 'json' }).$type<readonly DraftLink[]>(),
    /**
     * What was committed, and all that the result was worked out from beside it: what the ledger said then, the day, the rules.
     * The result is not stored: it is worked out from these again, to the cent.
     */
    committedInput: text('committed_input', { mode: 'json' }),
    committedVersion: integer('committed_version'),
    committedFacts: text('committed_facts', { mode: 'json' }),
    asOf: text('as_of'),
    ruleBook: text('rule_book'),
    committedAt: text('committed_at'),
    /** What was wrong with the plan when it was last committed or refreshed: only what came since needs attention. */
    knownAttention: text('known_attention', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** What was wrong when the person dismissed the prompt to refresh; null where they have not. */
    dismissedAttention: text('dismissed_attention', { mode: 'json' }).$type<readonly string[]>(),
  },
  (table) => [uniqueIndex('plan_type').on(table.planType), check('plan_status', sql`${table.status} between 0 and 3`)],
)

/**
 * An account that a plan counts, as it stood when the link was stored. Stays when the account is deleted, so that the plan
 * can say what it lost.
 */
export const planLink = sqliteTable(
  'plan_link',
  {
    id: id(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plan.id),
    accountId: integer('account_id').notNull(),
    loanType: integer('loan_type').$type<LoanType>(),
    name: text('name'),
    categoryName: text('category_name'),
    typeName: text('type_name'),
    balanceCents: integer('balance_cents'),
    interestRate: real('interest_rate'),
    minimumMonthlyPaymentCents: integer('minimum_monthly_payment_cents'),
    currentMonthlyPaymentCents: integer('current_monthly_payment_cents'),
  },
  (table) => [
    uniqueIndex('plan_link_plan_account').on(table.planId, table.accountId),
    index('plan_link_by_account').on(table.accountId),
    check('plan_link_loan_type', sql`${table.loanType} between 1 and 2`),
    check('plan_link_balance_bounds', withinBounds(table.balanceCents)),
  ],
)

/** A step that the person was given; its words stand in the catalogue of steps under `stepKey`. */
export const nextStep = sqliteTable(
  'next_step',
  {
    id: id(),
    stepKey: text('step_key').notNull(),
    status: integer('status').$type<NextStepStatus>().notNull(),
    /** Removed by the person: it is shown nowhere, and the next commit does not bring it back. */
    isRemoved: integer('is_removed', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('next_step_key').on(table.stepKey),
    check('next_step_status', sql`${table.status} between 0 and 2`),
  ],
)
