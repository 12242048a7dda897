import type { ChangeResult, Client } from '@evenkeel/api-client/client'
import { retirementFields } from '@evenkeel/api-client/contract/plan/retirement'
import type { AccountLink } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { accountLabel, debtStrategyNames, formatMoney, formatPercent, PlanType } from '@evenkeel/engine'
import { type FieldText, inWords, valueAt } from '@evenkeel/ui/use-form'
import * as words from '../../words/plan-shell.generated.ts'
import { commitBody, draftBody, type PlanBody } from './plan-body.ts'

/** One value that would change, in words. */
export interface ValueChange {
  readonly label: string
  readonly before: string
  readonly after: string
}

interface WordedField {
  readonly kind: string
  readonly label: FieldText
  readonly choices?: readonly { readonly value: number | string; readonly label: FieldText }[]
}

const debtFields = {
  monthlyPayment: { kind: 'money', label: words.monthlyPayment },
  interestRate: { kind: 'percent', label: words.highInterest },
  strategy: {
    kind: 'choice',
    label: words.strategy,
    choices: Object.entries(debtStrategyNames).map(([value, label]) => ({ value: Number(value), label })),
  },
}

/** The plans whose values a widget can send. */
const fieldsByPlan: Readonly<Partial<Record<PlanType, Readonly<Record<string, WordedField>>>>> = {
  [PlanType.RETIREMENT]: retirementFields.fields,
  [PlanType.REDUCE_DEBT]: debtFields,
}

function toWords({ kind, choices = [] }: WordedField, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing()
  if (kind === 'choice') return inWords(choices.find((choice) => choice.value === value)?.label ?? words.nothing())
  if (typeof value === 'boolean') return value ? words.yes() : words.no()
  if (typeof value !== 'number') return String(value)
  if (kind === 'money') return formatMoney(value)
  return kind === 'percent' ? formatPercent(value, 2) : String(value)
}

/** Returns which values of a plan an input would change. */
export function changedValues({ planType, input: known }: PlanDetail, input: unknown): ValueChange[] {
  return Object.entries(fieldsByPlan[planType] ?? {})
    .map(([path, field]) => ({
      label: inWords(field.label),
      before: toWords(field, valueAt(known, path)),
      after: toWords(field, valueAt(input, path)),
    }))
    .filter((change) => change.before !== change.after)
}

const counts = (isLinked: boolean) => (isLinked ? words.counts() : words.doesNotCount())

/** Returns which accounts would begin or cease to count in a plan. `linked` is the whole list. */
export function changedLinks({ linkedAccounts }: PlanDetail, linked: readonly AccountLink[]): ValueChange[] {
  const wanted = new Set(linked.filter(({ isLinked }) => isLinked).map(({ userAccountId }) => userAccountId))
  return linkedAccounts
    .filter(({ isDeleted, isLinked, userAccountId }) => !isDeleted && isLinked !== wanted.has(userAccountId))
    .map((account) => ({
      label: accountLabel(account),
      before: counts(account.isLinked),
      after: counts(!account.isLinked),
    }))
}

type Saved = ChangeResult<'savePlan'>

/** Saves a draft of a plan. @throws ApiFailure, or Error for values that no draft can have. */
export async function saveDraft(client: Client, planType: PlanType, { terms = [], ...plan }: PlanBody): Promise<Saved> {
  const { body } = draftBody(planType, plan)
  if (body === null) throw new Error(words.incomplete())
  for (const term of terms) await client.change('updateAccount', { body: term })
  return client.change('savePlan', { params: { planType: String(planType) }, body })
}

/**
 * Stores which accounts a plan counts. A committed plan is calculated again with them at once; the draft of one that has none, or whose
 * commit would also change the profile, stays a draft.
 * @throws ApiFailure, or Error if the plan cannot be calculated.
 */
export async function saveLinks(
  client: Client,
  { planType, input, lastCommittedOn, hasDraft }: PlanDetail,
  linkedAccounts: readonly AccountLink[],
): Promise<{ readonly changeId: number | null; readonly isDraft: boolean }> {
  const params = { planType: String(planType) }
  const { body } = commitBody(planType, { input, linkedAccounts })
  if (lastCommittedOn !== null && !hasDraft && body !== null) {
    const { willProfileUpdate } = await client.call('willProfileUpdateOnCommit', { params, body })
    if (!willProfileUpdate) {
      const { changeId } = await client.change('commitPlan', { params, body })
      return { changeId, isDraft: false }
    }
  }
  const { changeId } = await saveDraft(client, planType, { input, linkedAccounts })
  return { changeId, isDraft: true }
}
