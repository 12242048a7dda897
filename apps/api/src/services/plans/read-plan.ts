import { planNames } from '@evenkeel/api-client/contract/names'
import { type PlanDetail, planDetail } from '@evenkeel/api-client/contract/plan/plan-types'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { canRefresh, latestLinkedSum, linkedValueState, PlanStatus, type PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { findPlan, type StoredPlan, untouchedPlan } from '../../store/ledger/plans.ts'
import { planKinds } from './all-plan-kinds.ts'
import { findCase } from './committed-case.ts'
import { planContext, type PlanScene } from './ground-of.ts'
import { otherRulesOf } from './other-rules.ts'
import { attentionOf, statusToday, toAttention } from './plan-attention.ts'
import type { AnyPlanDefinition, PlanProgress } from './plan-definition.ts'
import { factsOfPlan, withFactsInDraft } from '../household/plan-values.ts'
import { toWireDate } from '../moment.ts'
import { accountsOfPlan, accountsOrProposed, hasTerms, proposed } from './plan-links.ts'
import { explainedPresent } from './present-result.ts'
import { type JudgedToday, judgeToday, presentVerdict } from './present-verdict.ts'
import { viewRuleBook } from './rule-books.ts'
import { worseThanPromised } from './worse-than-promised.ts'

/**
 * Returns the state of the field that linked accounts fill: it follows them until the person types another value.
 * Source: Q-LINK-1.
 */
function valueState(kind: AnyPlanDefinition, draft: unknown, accounts: readonly LinkedAccount[]) {
  const field = kind.linkedField(draft)
  return linkedValueState(accounts, field?.isOverridden ? field.value : latestLinkedSum(accounts))
}

function statusParts(scene: PlanScene, kind: AnyPlanDefinition, plan: StoredPlan) {
  const accounts = accountsOfPlan(scene.ledger, kind.planType, plan)
  const judged = judgeToday(scene, kind, plan, accounts)
  const keys = attentionOf(scene, kind, judged, accounts)
  const status = statusToday(plan, keys)
  const worse = judged && worseThanPromised(scene, kind, judged, accounts)
  const isDismissed = plan.dismissedAttention !== null && keys.every((key) => plan.dismissedAttention?.includes(key))
  return {
    status,
    canRefresh: plan.committedInput !== null && canRefresh({ planType: plan.planType, status }),
    showsRefreshPrompt: status === PlanStatus.NEEDS_ATTENTION && !isDismissed,
    attention: keys.map(toAttention),
    verdict: judged === null ? presentVerdict(scene, kind, plan, accounts) : judged.verdict,
    fellFrom: worse && { word: worse.promise.word, asOf: toWireDate(worse.asOf) },
    otherRules: otherRulesOf(scene, kind, plan, accounts),
    progress: judged && progressOf(kind, judged),
  }
}

/** Returns what is known of a draft besides its input; null without one. Drafts of an earlier release have no moment. */
function draftOf({ draftInput, draftRevision, draftStep, draftSavedAt, draftLinks }: StoredPlan) {
  if (draftInput === null) return null
  const terms = (draftLinks ?? []).filter(hasTerms).map(({ loanType: _kind, ...typed }) => typed)
  return { revision: draftRevision, step: draftStep, savedAt: draftSavedAt, ...(terms.length > 0 && { terms }) }
}

interface Filled {
  readonly input: unknown
  readonly accounts: readonly LinkedAccount[]
}

function toPlanDetail(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  plan: StoredPlan,
  { input, accounts }: Filled,
): PlanDetail {
  const committed = findCase(plan)
  const worked = committed && kind.work(committed)
  const ground = planContext(scene, accounts)
  const ownPaths = plan.draftInput === null ? plan.ownPaths : (plan.draftOwnPaths ?? [])
  // Checked against the plan type's own shape: a mismatch is a bug of ours, and is not sent.
  return z.parse(planDetail, {
    planType: kind.planType,
    name: planNames[kind.planType],
    isDefault: plan.isDefault,
    isLastModified: plan.isLastModified,
    ...statusParts(scene, kind, plan),
    hasDraft: plan.draftInput !== null,
    input: kind.toDetail(input, ground),
    result: worked?.result ?? null,
    explanations: worked?.explain() ?? [],
    lastCommittedOn: plan.committedAt,
    asOf: plan.asOf && `${plan.asOf}T00:00:00Z`,
    ruleBook: worked === null ? null : viewRuleBook(worked.ruleBook),
    linkedAccounts: accounts,
    linkedValueState: valueState(kind, input, accounts),
    facts: factsOfPlan(kind.planType, input, ground.household, ownPaths),
    ownPaths: plan.ownPaths,
    present: explainedPresent(scene, plan),
    draft: draftOf(plan),
  })
}

const storedOrNew = (scene: PlanScene, planType: PlanType): StoredPlan =>
  findPlan(scene.ledger, planType) ?? { id: 0, planType, ...untouchedPlan }

/**
 * Returns a plan with its accounts: the input is the draft, else the committed input, else the defaults; the result is
 * the committed input's. Source: Q-PLAN-2.
 */
export function readPlan(scene: PlanScene, planType: PlanType): PlanDetail {
  const kind = planKinds[planType]
  const plan = storedOrNew(scene, planType)
  const accounts = accountsOrProposed(scene.ledger, kind, plan)
  const ground = planContext(scene, accounts)
  if (plan.draftInput === null && plan.committedInput !== null)
    return toPlanDetail(scene, kind, plan, { input: plan.committedInput, accounts })
  const start =
    plan.draftInput === null
      ? kind.defaults(ground)
      : withFactsInDraft(planType, plan.draftInput, ground.household, plan.draftOwnPaths)
  const input = kind.applyLinkedAccounts(start, ground)
  return toPlanDetail(scene, kind, plan, { input, accounts })
}

/** Returns a plan with its input prefilled from profile and accounts only. */
export function readDefaultPlan(scene: PlanScene, planType: PlanType): PlanDetail {
  const kind = planKinds[planType]
  const accounts = proposed(scene.ledger, kind)
  const ground = planContext(scene, accounts)
  return toPlanDetail(scene, kind, storedOrNew(scene, planType), {
    input: kind.applyLinkedAccounts(kind.defaults(ground), ground),
    accounts,
  })
}

/** Returns how far a running plan is compared with its promise; null where nothing was promised or it cannot be told. */
const progressOf = (kind: AnyPlanDefinition, { present, committed }: JudgedToday): PlanProgress | null =>
  kind.progress(present, committed)
