import { planNames } from '@evenkeel/api-client/contract/plan/plan-names'
import { type PlanDetail, planDetail } from '@evenkeel/api-client/contract/plan/plan-types'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { canRefresh, latestLinkedSum, linkedValueState, PlanStatus, type PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { findPlan, type StoredPlan, untouchedPlan } from '../../store/ledger/plans.ts'
import { planKinds } from './all-plan-kinds.ts'
import { caseOf } from './committed-case.ts'
import { groundOf, type PlanScene } from './ground-of.ts'
import { attentionKeys, statusToday, toAttention } from './plan-attention.ts'
import type { AnyPlanKind } from './plan-kind.ts'
import { accountsOrProposed, proposed } from './plan-links.ts'
import { ruleBookOf } from './rule-books.ts'

/** How the field that linked accounts fill stands to them; it follows them until the person types another value (Q-LINK-1). */
function valueState(kind: AnyPlanKind, draft: unknown, accounts: readonly LinkedAccount[]) {
  const field = kind.linkedField(draft)
  return linkedValueState(accounts, field?.isOverridden ? field.value : latestLinkedSum(accounts))
}

function ruleBookView(ruleBook: string | null) {
  if (ruleBook === null) return null
  const { ruleBookId, name, source } = ruleBookOf(ruleBook)
  return { ruleBookId, name, source }
}

function statusParts(scene: PlanScene, kind: AnyPlanKind, plan: StoredPlan) {
  const keys = attentionKeys(scene, kind, plan)
  const status = statusToday(plan, keys)
  const isDismissed = plan.dismissedAttention !== null && keys.every((key) => plan.dismissedAttention?.includes(key))
  return {
    status,
    canRefresh: plan.committedInput !== null && canRefresh({ planType: plan.planType, status }),
    showsRefreshPrompt: status === PlanStatus.NEEDS_ATTENTION && !isDismissed,
    attention: keys.map(toAttention),
  }
}

interface Filled {
  readonly input: unknown
  readonly accounts: readonly LinkedAccount[]
}

function detailOf(scene: PlanScene, kind: AnyPlanKind, plan: StoredPlan, { input, accounts }: Filled): PlanDetail {
  const committed = caseOf(plan)
  const worked = committed && kind.work(committed)
  // Every plan type by its own shape: what does not fit it is a mistake of ours, and is not sent.
  return z.parse(planDetail, {
    planType: kind.planType,
    name: planNames[kind.planType],
    isDefault: plan.isDefault,
    isLastModified: plan.isLastModified,
    ...statusParts(scene, kind, plan),
    hasDraft: plan.draftInput !== null,
    input: kind.show(input, groundOf(scene, accounts)),
    result: worked?.result ?? null,
    explanations: worked?.explain() ?? [],
    lastCommittedOn: plan.committedAt,
    asOf: plan.asOf && `${plan.asOf}T00:00:00Z`,
    ruleBook: ruleBookView(plan.ruleBook),
    linkedAccounts: accounts,
    linkedValueState: valueState(kind, input, accounts),
  })
}

const storedOrNew = (scene: PlanScene, planType: PlanType): StoredPlan =>
  findPlan(scene.ledger, planType) ?? { id: 0, planType, ...untouchedPlan }

/** A plan: the draft, else the committed input, else the defaults; the result of the committed input; its accounts (Q-PLAN-2). */
export function readPlan(scene: PlanScene, planType: PlanType): PlanDetail {
  const kind = planKinds[planType]
  const plan = storedOrNew(scene, planType)
  const accounts = accountsOrProposed(scene.ledger, kind, plan)
  const ground = groundOf(scene, accounts)
  if (plan.draftInput === null && plan.committedInput !== null)
    return detailOf(scene, kind, plan, { input: plan.committedInput, accounts })
  const input = kind.follow(plan.draftInput ?? kind.defaults(ground), ground)
  return detailOf(scene, kind, plan, { input, accounts })
}

/** The same with the input prefilled from profile and accounts alone. */
export function readDefaultPlan(scene: PlanScene, planType: PlanType): PlanDetail {
  const kind = planKinds[planType]
  const accounts = proposed(scene.ledger, kind)
  const ground = groundOf(scene, accounts)
  return detailOf(scene, kind, storedOrNew(scene, planType), {
    input: kind.follow(kind.defaults(ground), ground),
    accounts,
  })
}
