import type { LoanType, NextStepStatus, PlanStatus, PlanType } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'

/** An account that a draft counts. */
export interface DraftLink {
  readonly userAccountId: number
  readonly loanType: LoanType | null
  /** What the person has typed for an account that states none: a fraction, and dollars. */
  readonly interestRate?: number
  readonly minimumMonthlyPayment?: number
}

export const plan = sqliteTable(
  'plan',
  {
    id: id(),
    planType: integer('plan_type').$type<PlanType>().notNull(),
    status: integer('status').$type<PlanStatus>().notNull(),
    isDefault: integer('is_default', { mode: 'boolean' }).notNull().default(false),
    isLastModified: integer('is_last_modified', { mode: 'boolean' }).notNull().default(false),
    /** The saved input that no commit has taken over yet, and the version of its shape. */
    draftInput: text('draft_input', { mode: 'json' }),
    draftVersion: integer('draft_version'),
    /**
     * The accounts that a draft of a committed plan links: until its commit they are kept separate from the plan's own
     * links. Of any other draft only the terms in it count; null if there are none.
     */
    draftLinks: text('draft_links', { mode: 'json' }).$type<readonly DraftLink[]>(),
    /**
     * The committed input, and everything else that the result was computed from: the ledger's figures then, the day,
     * the rules. The result is not stored: it is recomputed from these, to the cent.
     */
    committedInput: text('committed_input', { mode: 'json' }),
    committedVersion: integer('committed_version'),
    committedFacts: text('committed_facts', { mode: 'json' }),
    asOf: text('as_of'),
    ruleBook: text('rule_book'),
    committedAt: text('committed_at'),
    /** What was wrong with the plan when it was last committed or refreshed: only later problems need attention. */
    knownAttention: text('known_attention', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** What was wrong when the person dismissed the prompt to refresh; null if they have not. */
    dismissedAttention: text('dismissed_attention', { mode: 'json' }).$type<readonly string[]>(),
    /** The fields of the committed input in which the person said something for this plan only. */
    ownPaths: text('own_paths', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /**
     * The fields of the draft that differed from the household when it was saved; all others follow it. Null for a draft
     * of an earlier release, which follows nothing.
     */
    draftOwnPaths: text('draft_own_paths', { mode: 'json' }).$type<readonly string[]>(),
    /** Counts the saves of the draft, so that a second tab cannot overwrite it unseen. */
    draftRevision: integer('draft_revision').notNull().default(0),
    /** The step of the wizard, or the section of the form, on which the draft was saved. */
    draftStep: text('draft_step'),
    draftSavedAt: text('draft_saved_at'),
    /** The simulated futures of the present case, and the hash of what they were computed from. */
    futures: integer('futures'),
    futuresKey: text('futures_key'),
  },
  (table) => [uniqueIndex('plan_type').on(table.planType), check('plan_status', sql`${table.status} between 0 and 3`)],
)

/**
 * An account that a plan counts, as it was when the link was stored. The row stays when the account is deleted, so that
 * the plan can name what it lost.
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

/** A step assigned to the person; its text is in the catalog of steps under `stepKey`. */
export const nextStep = sqliteTable(
  'next_step',
  {
    id: id(),
    stepKey: text('step_key').notNull(),
    status: integer('status').$type<NextStepStatus>().notNull(),
    /** Removed by the person: it is shown nowhere, and the next commit does not bring it back. */
    isRemoved: integer('is_removed', { mode: 'boolean' }).notNull().default(false),
    /** When the person last said so. */
    saidAt: text('said_at'),
    /** The day until which the person does not want to be reminded. */
    snoozedUntil: text('snoozed_until'),
  },
  (table) => [
    uniqueIndex('next_step_key').on(table.stepKey),
    check('next_step_status', sql`${table.status} between 0 and 2`),
  ],
)

/** A field of a plan's input and the value that a scenario has there. */
export interface StoredScenarioChange {
  readonly path: string
  readonly value: unknown
}

/** What a person compares with a plan: changes over its input, which goes on following today's facts. */
export const planScenario = sqliteTable(
  'plan_scenario',
  {
    id: id(),
    planType: integer('plan_type').notNull(),
    name: text('name').notNull(),
    /** In the API's form, by the paths of the plan's input. */
    changes: text('changes', { mode: 'json' }).$type<readonly StoredScenarioChange[]>().notNull(),
  },
  (table) => [check('plan_scenario_type', sql`${table.planType} between 1 and 12`)],
)
