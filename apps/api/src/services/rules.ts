import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { RuleForm, RulePreview, TransactionRule } from '@evenkeel/api-client/contract/rules'
import { isNarrow, setsSomething, toCents, toDollars, totalToDollars } from '@evenkeel/engine'
import { badRequest, notFound } from '../errors.ts'
import type { LedgerCalls, LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import {
  allRules,
  deleteRule as deleteRuleRow,
  findRule,
  insertRule,
  type OrderedRule,
  orderRules as orderRuleRows,
  type RuleFields,
  updateRuleRow,
} from '../store/ledger/rules.ts'
import { asSpelled } from '../store/ledger/tags.ts'
import { applyAllRules, applyRule, planRule } from './apply-rules.ts'
import { toWireDate } from './moment.ts'
import { recordChange } from './record-change.ts'
import { requireAccount, requireCategory, requireOwnCategory } from './require.ts'
import { say } from '../say.ts'

const messages = {
  fitsAll: say('pleaseSayWhatTheRuleLooks'),
  doesNothing: say('pleaseSayWhatTheRuleDoes'),
  bounds: say('pleaseEnterAnAmountThatIs'),
  notAll: say('pleaseNameEachRuleOnce'),
  tooMany: say('pleaseDeleteARuleFirstThere'),
} as const

const maxRules = 500

/** @throws ApiError 400 if there would be too many rules. */
export function requireRoomForRules(ledger: LedgerTransaction, count: number): void {
  if (allRules(ledger).length + count > maxRules) throw badRequest({ rule: messages.tooMany })
}

/** Checks a rule's form and converts it. @throws ApiError 400, 404 for an unknown account or category. */
function toFields(ledger: LedgerTransaction, form: RuleForm): RuleFields {
  const own = form.ownCategoryId ? requireOwnCategory(ledger, form.ownCategoryId) : null
  const categoryId = own?.categoryId ?? (form.categoryId ? requireCategory(form.categoryId).id : null)
  for (const part of form.split ?? []) requireCategory(part.categoryId)
  const fields = {
    text: form.text?.trim() ?? '',
    payee: form.payee?.trim() ?? '',
    fromCents: form.amountFrom === undefined || form.amountFrom === null ? null : toCents(form.amountFrom),
    toCents: form.amountTo === undefined || form.amountTo === null ? null : toCents(form.amountTo),
    accountId: form.userAccountId ? requireAccount(ledger, form.userAccountId).id : null,
    categoryId,
    ownCategoryId: own?.id ?? null,
    payeeName: form.payeeName?.trim() ?? '',
    tags: asSpelled(ledger, form.tags?.map((name) => name.trim()) ?? []),
    isHidden: form.isHidden ?? false,
    split: form.split ?? [],
  }
  if (!isNarrow(fields)) throw badRequest({ 'rule.text': messages.fitsAll })
  if (fields.fromCents !== null && fields.toCents !== null && fields.toCents < fields.fromCents)
    throw badRequest({ 'rule.amountTo': messages.bounds })
  if (!setsSomething(fields)) throw badRequest({ 'rule.categoryId': messages.doesNothing })
  return fields
}

const dollarsOrNull = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? null : toDollars(cents)

const toView = (rule: OrderedRule): TransactionRule => ({
  ruleId: rule.id,
  text: rule.text ?? '',
  payee: rule.payee ?? '',
  amountFrom: dollarsOrNull(rule.fromCents),
  amountTo: dollarsOrNull(rule.toCents),
  userAccountId: rule.accountId ?? null,
  categoryId: rule.categoryId ?? null,
  ownCategoryId: rule.ownCategoryId ?? null,
  payeeName: rule.payeeName ?? '',
  tags: [...(rule.tags ?? [])],
  isHidden: rule.isHidden ?? false,
  split: [...(rule.split ?? [])],
})

function requireRule(ledger: LedgerTransaction, id: number): OrderedRule {
  const rule = findRule(ledger, id)
  if (!rule) throw notFound()
  return rule
}

/** Says what a rule would change among past transactions. @throws ApiError 400, 404 */
function previewRule(ledger: LedgerTransaction, form: RuleForm): RulePreview {
  const { fits, planned } = planRule(ledger, toFields(ledger, form))
  const cents = planned.reduce((sum, { entry }) => sum + Math.abs(entry.valueCents), 0)
  const since = planned.map(({ entry }) => entry.date).reduce((first, day) => (day < first ? day : first), '9999')
  return {
    fits,
    changes: planned.length,
    amount: totalToDollars(cents),
    since: planned.length === 0 ? null : toWireDate(since),
  }
}

/** Adds a rule in front of the others. @throws ApiError 400, 404 */
function createRule({ body }: Validated<'createRule'>, context: LedgerContext) {
  const { ledger } = context
  const fields = toFields(ledger, body.rule)
  requireRoomForRules(ledger, 1)
  return recordChange(context, 'rule.create', (recorder) => {
    const id = insertRule(ledger, fields)
    recorder.hasCreated('rule', [id])
    const changed = body.appliesToPast ? applyRule(ledger, recorder, fields) : 0
    return { rule: toView(requireRule(ledger, id)), changed }
  })
}

/** Changes a rule in its place; what it did before stays. @throws ApiError 400, 404 */
function updateRule({ body }: Validated<'updateRule'>, context: LedgerContext) {
  const { ledger } = context
  const fields = toFields(ledger, body.rule)
  const { id } = requireRule(ledger, body.ruleId)
  return recordChange(context, 'rule.update', (recorder) => {
    recorder.willChange('rule', [id])
    updateRuleRow(ledger, id, fields)
    const changed = body.appliesToPast ? applyRule(ledger, recorder, fields) : 0
    return { rule: toView(requireRule(ledger, id)), changed }
  })
}

/** Deletes a rule; what it did stays. @throws ApiError 404 */
function deleteRule({ body }: Validated<'deleteRule'>, context: LedgerContext): Record<string, never> {
  const { id } = requireRule(context.ledger, body.ruleId)
  recordChange(context, 'rule.delete', (recorder) => {
    recorder.willChange('rule', [id])
    deleteRuleRow(context.ledger, id)
  })
  return {}
}

/** Puts the rules into another order. @throws ApiError 404 for an unknown rule, 400 unless each is named once. */
function orderRules({ body }: Validated<'orderRules'>, context: LedgerContext): TransactionRule[] {
  const { ledger } = context
  const ids = body.ruleIds.map((id) => requireRule(ledger, id).id)
  if (new Set(ids).size !== ids.length || ids.length !== allRules(ledger).length)
    throw badRequest({ ruleIds: messages.notAll })
  return recordChange(context, 'rule.order', (recorder) => {
    recorder.willChange('rule', ids)
    orderRuleRows(ledger, ids)
    return allRules(ledger).map(toView)
  })
}

export const ruleCalls = {
  rules: (_input, { ledger }) => allRules(ledger).map(toView),
  previewRule: ({ body }, { ledger }) => previewRule(ledger, body.rule),
  createRule,
  updateRule,
  deleteRule,
  orderRules,
  applyRules: (_input, context) =>
    recordChange(context, 'rule.apply', (recorder) => ({ changed: applyAllRules(context.ledger, recorder) })),
} satisfies LedgerCalls
