import type { PlanDetail } from '@evenkeel/api-client/contract/plan/plan-types'
import type { Goal, Plan } from '@evenkeel/api-client/contract/goals'
import { goalOfPlan, goalPlans, goalTypes, type PlanType } from '@evenkeel/engine'
import { notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { findPlan, updatePlan } from '../store/ledger/plans.ts'
import { goalOf, plansOfGoal } from './goals.ts'
import { nowOf } from './moment.ts'
import { planKinds, requirePlanType } from './plans/all-plan-kinds.ts'
import { type CompanyOffer, noOffer } from './plans/company-offer.ts'
import { groundOf } from './plans/ground-of.ts'
import { attentionKeys } from './plans/plan-attention.ts'
import { accountsOfPlan, asSent } from './plans/plan-links.ts'
import { profileChanges } from './plans/profile-update.ts'
import { readDefaultPlan, readPlan } from './plans/read-plan.ts'
import {
  type PlanBody,
  type PlanWriter,
  writeCancel,
  writeCommit,
  writeDefault,
  writeDraft,
  writeRefresh,
} from './plans/write-plan.ts'
import { recordChange } from './record-change.ts'

type OnADay = Pick<LedgerContext, 'ledger' | 'today'>

/** A plan as it stands. @throws ApiError 404 for a number that is no plan type. */
export const getPlan = ({ ledger, today }: OnADay, offer: CompanyOffer, planType: number): PlanDetail =>
  readPlan({ ledger, today, offer }, requirePlanType(planType))

/** A plan as if it were new. @throws ApiError 404 */
export const getDefaultPlan = ({ ledger, today }: OnADay, offer: CompanyOffer, planType: number): PlanDetail =>
  readDefaultPlan({ ledger, today, offer }, requirePlanType(planType))

/** Runs a change of plans as one entry of the journal. */
function changePlans(
  context: LedgerContext,
  offer: CompanyOffer,
  what: string,
  work: (writer: PlanWriter) => void,
): void {
  const { ledger, today, clock } = context
  recordChange(context, what, (recorder) => work({ scene: { ledger, today, offer }, recorder, now: nowOf(clock) }))
}

/** Keeps a draft. @throws ApiError 400, 404 */
export function savePlan(context: LedgerContext, offer: CompanyOffer, planType: PlanType, body: PlanBody): PlanDetail {
  changePlans(context, offer, 'plan.save', (writer) => writeDraft(writer, planType, body))
  return getPlan(context, offer, planType)
}

/** Makes a plan effective. @throws ApiError 400 with the fields that cannot stand, 404 */
export function commitPlan(
  context: LedgerContext,
  offer: CompanyOffer,
  planType: PlanType,
  body: PlanBody,
): PlanDetail {
  changePlans(context, offer, 'plan.commit', (writer) => writeCommit(writer, planType, body))
  return getPlan(context, offer, planType)
}

/** Works out a committed plan again. @throws ApiError 404 where nothing is committed, 400 where it can no longer be worked out. */
export function refreshPlan(context: LedgerContext, offer: CompanyOffer, planType: PlanType): PlanDetail {
  changePlans(context, offer, 'plan.refresh', (writer) => writeRefresh(writer, planType))
  return getPlan(context, offer, planType)
}

/** What of the profile a commit of this body would change (Q-PLAN-5); changes nothing itself. @throws ApiError 400, 404 */
export function willProfileUpdate({ ledger, today }: OnADay, offer: CompanyOffer, planType: PlanType, body: PlanBody) {
  const kind = planKinds[planType]
  const accounts = asSent(ledger, accountsOfPlan(ledger, planType, findPlan(ledger, planType)), body.linkedAccounts)
  kind.admit(body.input, groundOf({ ledger, today, offer }, accounts))
  const changedFields = profileChanges(ledger, kind.profileOf(body.input)).map(([field]) => field)
  return { willProfileUpdate: changedFields.length > 0, changedFields }
}

/** Drops all that a plan holds. @throws ApiError 404 for a number that is no plan type. */
export function cancelPlan(context: LedgerContext, planType: number): Record<string, never> {
  const known = requirePlanType(planType)
  changePlans(context, noOffer, 'plan.cancel', (writer) => writeCancel(writer, known))
  return {}
}

/** Makes a plan the default of its goal; gives the goal. @throws ApiError 404 */
export function setPlan(context: LedgerContext, planType: number): Goal {
  const known = requirePlanType(planType)
  changePlans(context, noOffer, 'plan.set', (writer) => writeDefault(writer, known))
  return goalOf(context, goalOfPlan(known))
}

/** The other plans of a plan's goal. @throws ApiError 404 */
export function relatedPlans(context: LedgerContext, planType: number): Plan[] {
  const known = requirePlanType(planType)
  return plansOfGoal(context, goalOfPlan(known)).filter((plan) => plan.planType !== known)
}

/** The prompt to refresh does not show again until something else is wrong with the plan (Q-PLAN-8). @throws ApiError 404 */
export function dismissPlanPrompt(context: LedgerContext, planType: number): Record<string, never> {
  const { ledger, today } = context
  const known = requirePlanType(planType)
  const plan = findPlan(ledger, known)
  if (!plan) return {}
  const dismissedAttention = attentionKeys({ ledger, today, offer: noOffer }, planKinds[known], plan)
  recordChange(context, 'plan.dismiss-prompt', (recorder) => {
    recorder.willChange('plan', [plan.id])
    updatePlan(ledger, plan.id, { dismissedAttention })
  })
  return {}
}

/** Cancels every plan of a goal, which then has no default either; the accounts stay (Q-GOAL-4). @throws ApiError 404 */
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
