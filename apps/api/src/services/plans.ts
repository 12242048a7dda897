import type { PlanDetail } from '@evenkeel/api-client/contract/plan/plan-types'
import type { Goal, Plan } from '@evenkeel/api-client/contract/goals'
import { goalOfPlan, goalPlans, goalTypes, type PlanType } from '@evenkeel/engine'
import { notFound } from '../errors.ts'
import { changedNames } from './household/facts-of-commit.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { findPlan, updatePlan } from '../store/ledger/plans.ts'
import { requireGoal, plansOfGoal } from './goals.ts'
import { presentMoment } from './moment.ts'
import { planKinds, requirePlanType } from './plans/all-plan-kinds.ts'
import { type CompanyOffer, noOffer } from './plans/company-offer.ts'
import { planContext, type PlanScene } from './plans/ground-of.ts'
import { attentionKeys } from './plans/plan-attention.ts'
import { accountsOfPlan, asSent } from './plans/plan-links.ts'
import { readDefaultPlan, readPlan } from './plans/read-plan.ts'
import {
  type DraftBody,
  type PlanBody,
  type PlanWriter,
  writeCancel,
  writeCommit,
  writeDefault,
  writeDiscard,
  writeDraft,
  writeRefresh,
} from './plans/write-plan.ts'
import { recordChange, recordRepeated } from './record-change.ts'
import { commitFacts } from './plans/committed-case.ts'

type OnADay = Pick<LedgerContext, 'ledger' | 'today'>

/** Returns a plan in its current state. @throws ApiError 404 for an unknown plan type. */
export const getPlan = ({ ledger, today }: OnADay, offer: CompanyOffer, planType: number): PlanDetail =>
  readPlan({ ledger, today, offer }, requirePlanType(planType))

/** Returns a plan as if it were new. @throws ApiError 404 */
export const getDefaultPlan = ({ ledger, today }: OnADay, offer: CompanyOffer, planType: number): PlanDetail =>
  readDefaultPlan({ ledger, today, offer }, requirePlanType(planType))

/** Runs a change of plans as one journal entry. */
function changePlans(
  context: LedgerContext,
  offer: CompanyOffer,
  what: string,
  work: (writer: PlanWriter) => void,
): void {
  const { ledger, today, clock } = context
  recordChange(context, what, (recorder) =>
    work({ scene: { ledger, today, offer }, recorder, now: presentMoment(clock) }),
  )
}

/** How long the saves of one draft are one change: undoing it restores the plan as it was before the first of them. */
const draftMinutes = 15

/** Saves a draft. @throws ApiError 400, 404 */
export function savePlan(context: LedgerContext, offer: CompanyOffer, planType: PlanType, body: DraftBody): PlanDetail {
  const { ledger, today, clock } = context
  recordRepeated(
    context,
    { what: 'plan.save', minutes: draftMinutes, row: findPlan(ledger, planType)?.id },
    (recorder) => writeDraft({ scene: { ledger, today, offer }, recorder, now: presentMoment(clock) }, planType, body),
  )
  return getPlan(context, offer, planType)
}

/** Commits a plan. @throws ApiError 400 with the invalid fields, 404 */
export function commitPlan(
  context: LedgerContext,
  offer: CompanyOffer,
  planType: PlanType,
  body: PlanBody,
): PlanDetail {
  changePlans(context, offer, 'plan.commit', (writer) => writeCommit(writer, planType, body))
  return getPlan(context, offer, planType)
}

/**
 * Computes a committed plan again.
 * @throws ApiError 404 if nothing is committed, 400 if it can no longer be computed.
 */
export function refreshPlan(context: LedgerContext, offer: CompanyOffer, planType: PlanType): PlanDetail {
  changePlans(context, offer, 'plan.refresh', (writer) => writeRefresh(writer, planType))
  return getPlan(context, offer, planType)
}

/**
 * Returns what a commit of this body would change in the profile and the household, without changing anything.
 * Source: Q-PLAN-5.
 * @throws ApiError 400, 404
 */
export function willProfileUpdate({ ledger, today }: OnADay, offer: CompanyOffer, planType: PlanType, body: PlanBody) {
  const kind = planKinds[planType]
  const plan = findPlan(ledger, planType)
  const accounts = asSent(ledger, accountsOfPlan(ledger, planType, plan), body.linkedAccounts)
  const ground = planContext({ ledger, today, offer }, accounts)
  kind.authorize(body.input, ground)
  const input = kind.applyLinkedAccounts(body.input, ground)
  const changedFields = changedNames(commitFacts(kind, plan, { input, ownPaths: body.ownPaths }, ground))
  return { willProfileUpdate: changedFields.length > 0, changedFields }
}

/** Discards a plan's draft. @throws ApiError 404 for an unknown plan type. */
export function discardDraft(context: LedgerContext, planType: number): Record<string, never> {
  const known = requirePlanType(planType)
  changePlans(context, noOffer, 'plan.discard', (writer) => writeDiscard(writer, known))
  return {}
}

/** Deletes everything that a plan holds. @throws ApiError 404 for an unknown plan type. */
export function cancelPlan(context: LedgerContext, planType: number): Record<string, never> {
  const known = requirePlanType(planType)
  changePlans(context, noOffer, 'plan.cancel', (writer) => writeCancel(writer, known))
  return {}
}

/** Makes a plan the default of its goal and returns the goal. @throws ApiError 404 */
export function setPlan(context: LedgerContext, offer: CompanyOffer, planType: number): Goal {
  const { ledger, today } = context
  const known = requirePlanType(planType)
  changePlans(context, offer, 'plan.set', (writer) => writeDefault(writer, known))
  return requireGoal({ ledger, today, offer }, goalOfPlan(known))
}

/** Returns the other plans of a plan's goal. @throws ApiError 404 */
export function relatedPlans(scene: PlanScene, planType: number): Plan[] {
  const known = requirePlanType(planType)
  return plansOfGoal(scene, goalOfPlan(known)).filter((plan) => plan.planType !== known)
}

/** Hides the prompt to refresh until the plan has a new problem. Source: Q-PLAN-8. @throws ApiError 404 */
export function dismissPlanPrompt(
  context: LedgerContext,
  offer: CompanyOffer,
  planType: number,
): Record<string, never> {
  const { ledger, today } = context
  const known = requirePlanType(planType)
  const plan = findPlan(ledger, known)
  if (!plan) return {}
  const dismissedAttention = attentionKeys({ ledger, today, offer }, planKinds[known], plan)
  recordChange(context, 'plan.dismiss-prompt', (recorder) => {
    recorder.willChange('plan', [plan.id])
    updatePlan(ledger, plan.id, { dismissedAttention })
  })
  return {}
}

/**
 * Cancels every plan of a goal and clears the goal's default; the accounts stay.
 * Source: Q-GOAL-4.
 * @throws ApiError 404
 */
export function deleteMyGoal(context: LedgerContext, goalNumber: number): Record<string, never> {
  const goalType = goalTypes.find((candidate) => candidate === goalNumber)
  if (!goalType) throw notFound()
  changePlans(context, noOffer, 'goal.delete', (writer) => {
    for (const planType of goalPlans(goalType, { hasPartner: true })) {
      writeCancel(writer, planType)
      const plan = findPlan(writer.scene.ledger, planType)
      if (plan?.isDefault) updatePlan(writer.scene.ledger, plan.id, { isDefault: false })
    }
  })
  return {}
}
