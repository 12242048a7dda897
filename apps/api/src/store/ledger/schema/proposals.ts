import type { SharedSubject } from '@evenkeel/api-client/contract/planner'
import type { PlanType, Verdict } from '@evenkeel/engine'
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from '../schema-columns.ts'

/** What a planner proposes to change. It is in the person's ledger because it is about their money. */
export const planProposal = sqliteTable(
  'plan_proposal',
  {
    id: id(),
    /** A person id of the directory. */
    authorId: integer('author_id').notNull(),
    planType: integer('plan_type').$type<PlanType>().notNull(),
    note: text('note').notNull(),
    /** The plan's verdict when the proposal was written; null for a plan that has nothing to judge. */
    verdict: text('verdict', { mode: 'json' }).$type<Verdict>(),
    at: text('at').notNull(),
    endsAt: text('ends_at').notNull(),
    withdrawnAt: text('withdrawn_at'),
    /** Hash of the idempotency key: a repeated request finds the row and writes no second one. */
    requestKey: text('request_key'),
  },
  (table) => [uniqueIndex('plan_proposal_request').on(table.authorId, table.requestKey)],
)

/** One line of a proposal, in the order of the ids. Each is a row, so that the person can decide on it and undo that by itself. */
export const planProposalLine = sqliteTable(
  'plan_proposal_line',
  {
    id: id(),
    proposalId: integer('proposal_id')
      .notNull()
      .references(() => planProposal.id),
    /** A fact of the household, or a choice of the plan. */
    field: text('field').notNull(),
    /** As it was when it was proposed; null if it was not known. */
    valueBefore: real('value_before'),
    value: real('value').notNull(),
    /** The plan's verdict after this line and those before it. */
    verdict: text('verdict', { mode: 'json' }).$type<Verdict>(),
    decision: text('decision', { enum: ['accepted', 'declined'] }),
  },
  (table) => [index('plan_proposal_line_proposal').on(table.proposalId)],
)

/** What the person shares with their planner, where it is not what is shared before they choose. */
export const plannerShare = sqliteTable(
  'planner_share',
  {
    id: id(),
    subject: text('subject').$type<SharedSubject>().notNull(),
    isShared: integer('is_shared', { mode: 'boolean' }).notNull(),
  },
  (table) => [uniqueIndex('planner_share_subject').on(table.subject)],
)

/**
 * What a planner or staff member prepares for the person. It is in the person's ledger because it is about their money.
 */
export const draft = sqliteTable('draft', {
  id: id(),
  /** A person id of the directory. */
  authorId: integer('author_id').notNull(),
  planType: integer('plan_type'),
  title: text('title').notNull(),
  body: text('body').notNull(),
  at: text('at').notNull(),
})
