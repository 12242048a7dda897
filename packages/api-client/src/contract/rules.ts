import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, nonNegativeMoney, nothing, text } from './primitives.ts'
import { tagName } from './transactions.ts'

const share = z.object({
  categoryId: id,
  /** Of the whole transaction; the rest stays on it. */
  percent: z.int('Please enter a valid number.').check(z.gte(1), z.lte(99)),
})

const isBelowAll = (shares: readonly { readonly percent: number }[]) =>
  shares.reduce((sum, { percent }) => sum + percent, 0) < 100

/** When a rule fits, and what it then does. Dollars; an empty text, null, and an absent field look at nothing. */
export const ruleForm = z.object({
  /** Words that are next to each other in the bank's text. */
  text: z.optional(text(120)),
  /** The payee as it is shown. */
  payee: z.optional(text(120)),
  /** Without a sign, both inclusive. */
  amountFrom: z.optional(z.nullable(nonNegativeMoney)),
  amountTo: z.optional(z.nullable(nonNegativeMoney)),
  userAccountId: z.optional(z.nullable(id)),
  categoryId: z.optional(z.nullable(id)),
  ownCategoryId: z.optional(z.nullable(id)),
  /** The payee's name from then on. */
  payeeName: z.optional(text(120)),
  tags: z.optional(z.array(tagName).check(z.maxLength(20, 'Use 20 tags or fewer.'))),
  isHidden: z.optional(z.boolean()),
  split: z.optional(
    z
      .array(share)
      .check(z.maxLength(20, 'Use 20 parts or fewer.'))
      .check(z.refine(isBelowAll, 'Leave at least 1 percent on the transaction.')),
  ),
})
export type RuleForm = z.infer<typeof ruleForm>

export const rule = z.object({
  ruleId: id,
  text: z.string(),
  payee: z.string(),
  amountFrom: z.nullable(z.number()),
  amountTo: z.nullable(z.number()),
  userAccountId: z.nullable(id),
  categoryId: z.nullable(id),
  ownCategoryId: z.nullable(id),
  payeeName: z.string(),
  tags: z.array(z.string()),
  isHidden: z.boolean(),
  split: z.array(z.object({ categoryId: id, percent: z.number() })),
})
export type TransactionRule = z.infer<typeof rule>

/** What a rule would change among past transactions. */
export const rulePreview = z.object({
  /** How many it fits, and how many of those would change. */
  fits: z.number(),
  changes: z.number(),
  /** Dollars without a sign, of those that would change. */
  amount: z.number(),
  /** The day of the oldest that would change; null if none would. */
  since: z.nullable(z.string()),
})
export type RulePreview = z.infer<typeof rulePreview>

const ruleIds = {
  'body.rule.userAccountId': 'account',
  'body.rule.categoryId': 'category',
  'body.rule.ownCategoryId': 'ownCategory',
  'body.rule.split[].categoryId': 'category',
} as const

export const ruleEndpoints = {
  rules: endpoint('rules', {
    summary: 'List the employee’s rules in the order they apply.',
    who: 'employee',
    answer: z.array(rule),
  }),
  previewRule: endpoint('previewRule', {
    summary: 'Preview what a rule changes in past transactions. Changes nothing.',
    who: 'employee',
    body: z.object({ rule: ruleForm }),
    answer: rulePreview,
    ids: ruleIds,
    readOnly: true,
  }),
  createRule: endpoint('createRule', {
    summary: 'Create a rule ahead of all others. Applies to past transactions on request.',
    who: 'employee',
    body: z.object({ rule: ruleForm, appliesToPast: z.boolean() }),
    answer: z.object({ rule, changed: z.number() }),
    ids: ruleIds,
  }),
  updateRule: endpoint('updateRule', {
    summary:
      'Update a rule. Its place in the order stays. Applies to past transactions on request; its earlier changes are kept.',
    who: 'employee',
    body: z.object({ ruleId: id, rule: ruleForm, appliesToPast: z.boolean() }),
    answer: z.object({ rule, changed: z.number() }),
    ids: { 'body.ruleId': 'rule', ...ruleIds },
  }),
  deleteRule: endpoint('deleteRule', {
    summary: 'Delete a rule. Its earlier changes are kept.',
    who: 'employee',
    body: z.object({ ruleId: id }),
    answer: nothing,
    ids: { 'body.ruleId': 'rule' },
  }),
  orderRules: endpoint('orderRules', {
    summary: 'Reorder the rules. Send the ids of all rules.',
    who: 'employee',
    body: z.object({ ruleIds: z.array(id).check(z.maxLength(500)) }),
    answer: z.array(rule),
    ids: { 'body.ruleIds[]': 'rule' },
  }),
  applyRules: endpoint('applyRules', {
    summary: 'Apply all rules and known payees to past transactions the employee hasn’t categorized.',
    who: 'employee',
    body: z.object({}),
    answer: z.object({ changed: z.number() }),
  }),
}
