import type { NextStep } from '@evenkeel/api-client/contract/goals'
import {
  addDays,
  goalOfPlan,
  goalPlans,
  type GoalType,
  goalTypes,
  NextStepStatus,
  PlanType,
  pairedStep,
  withoutTwins,
} from '@evenkeel/engine'
import { badRequest, notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { hasPartner, insertStep, removeStep, updateStep } from '../store/ledger/plans.ts'
import type { FeedStep } from './feed-step.ts'
import { presentMoment } from './moment.ts'
import { feedSteps, rankedFeed } from './next-step-feed.ts'
import type { StepScene } from './next-step-facts/plan-now.ts'
import type { CompanyOffer } from './plans/company-offer.ts'
import { type ChangeRecorder, recordChange } from './record-change.ts'
import { inEnglish, say } from '../say.ts'

type PlanStep = NextStep & { readonly status: NextStepStatus; readonly planType: PlanType }

const toNextStep = (step: FeedStep, rank: number): NextStep => {
  const { id, status, planType, link, order, urgency, source, button, snoozedUntil, dollarsAYear, sentence } = step
  const { title, description } = step
  return {
    ...{ id, status, planType: planType ?? 0, link, order, rank, urgency, source, button },
    ...{ snoozedUntil, dollarsAYear, sentence },
    title: typeof title === 'string' ? title : inEnglish(title),
    description: inEnglish(description),
    sentences: { ...(typeof title !== 'string' && { title }), description },
  }
}

type StepOfPlan = FeedStep & { readonly planType: PlanType }

/** Whether a step is in the list of a plan, and not on the home screen alone. */
const isOfPlan = (step: FeedStep): step is StepOfPlan =>
  step.planType !== null && step.source !== 'draft' && step.source !== 'proposal' && step.isStored

/** Whether the figures offer a step, or the person has said something of it. */
const isThere = ({ isOffered, status }: FeedStep) => isOffered || status !== NextStepStatus.UNCOMPLETED

/** Returns the steps of plans by goal and order, each with its place in the feed. */
function listSteps(scene: StepScene, { planType, goalId }: NextStepQuery): PlanStep[] {
  const steps = feedSteps(scene)
  const ranked = rankedFeed(steps)
  const ofPlans = steps.filter(isOfPlan).filter(isThere)
  return (planType === undefined && goalId === undefined ? withoutTwins(ofPlans) : ofPlans)
    .map((step) => ({ ...toNextStep(step, ranked.indexOf(step)), status: step.status, planType: step.planType }))
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
}

/** Keeps the steps of plans that are offered now: without a partner, no step of the partner's insurance is shown. */
function offered<Step extends { readonly planType: PlanType | null }>(
  ledger: LedgerTransaction,
  steps: readonly Step[],
): Step[] {
  const isCouple = { hasPartner: hasPartner(ledger) }
  return steps.filter(
    ({ planType }) => planType === null || goalPlans(goalOfPlan(planType), isCouple).includes(planType),
  )
}

/** Returns every unfinished step that is worth showing and not put off, the most urgent first. Source: Q-STEP-2. */
export function uncompletedSteps(scene: StepScene): NextStep[] {
  const all = offered(scene.ledger, feedSteps(scene)).filter(({ isOffered }) => isOffered)
  const open = withoutTwins(all).filter(
    ({ status, snoozedUntil }) =>
      status === NextStepStatus.UNCOMPLETED && (snoozedUntil === null || snoozedUntil <= scene.today),
  )
  return rankedFeed(open).map(toNextStep)
}

/** Filters steps by plan or goal; without either, all plans that have steps. */
export interface NextStepQuery {
  readonly planType?: string | undefined
  readonly status?: string | undefined
  readonly goalId?: string | undefined
}

const isPlanType = (value: number): value is PlanType => Object.values<number>(PlanType).includes(value)
const isGoalType = (value: number): value is GoalType => goalTypes.some((goalType) => goalType === value)
const isStatus = (value: number): value is NextStepStatus => Object.values<number>(NextStepStatus).includes(value)

function readStatus(text: string | undefined): NextStepStatus | null {
  if (text === undefined) return null
  const status = Number(text)
  if (!isStatus(status)) throw badRequest({ status: say('validNumber') })
  return status
}

interface StepGroup {
  readonly goalId: GoalType
  readonly planType: PlanType
  readonly nextSteps: PlanStep[]
}

const toGroup = (planType: PlanType, nextSteps: PlanStep[]): StepGroup => ({
  goalId: goalOfPlan(planType),
  planType,
  nextSteps,
})

/**
 * Groups steps by plan. If no plan is named, plans without steps are left out, so that the first group has steps to
 * show.
 */
function toGroups(steps: readonly PlanStep[], query: NextStepQuery): StepGroup[] {
  if (query.planType !== undefined) {
    const planType = Number(query.planType)
    if (!isPlanType(planType)) throw notFound()
    return [
      toGroup(
        planType,
        steps.filter((step) => step.planType === planType),
      ),
    ]
  }
  const groups = [...Map.groupBy(steps, ({ planType }) => planType)]
    .map(([planType, ofPlan]) => toGroup(planType, ofPlan))
    .toSorted((a, b) => a.goalId - b.goalId || a.planType - b.planType)
  if (query.goalId === undefined) return groups
  const goalType = Number(query.goalId)
  if (!isGoalType(goalType)) throw notFound()
  return groups.filter(({ goalId }) => goalId === goalType)
}

/**
 * Returns next steps by plan.
 * Source: Q-STEP-1.
 * @throws ApiError 404 for an unknown plan or goal, 400 for an unknown status.
 */
export function listNextSteps(scene: StepScene, query: NextStepQuery): StepGroup[] {
  const status = readStatus(query.status)
  const steps = listSteps(scene, query).filter((step) => status === null || step.status === status)
  return toGroups(query.planType === undefined ? offered(scene.ledger, steps) : steps, query)
}

const stepsNow = ({ ledger, today, clock }: LedgerContext, offer: CompanyOffer): FeedStep[] =>
  feedSteps({ ledger, today, offer, now: presentMoment(clock) })

/** Returns a step by its id, whether the ledger has a row for it or not. @throws ApiError 404 */
function requireStep(steps: readonly FeedStep[], id: number): FeedStep {
  const step = steps.find((candidate) => candidate.id === id)
  if (!step) throw notFound()
  return step
}

/** Returns the id of the step's row, which is created if there is none. */
function rowOf({ ledger }: LedgerContext, recorder: ChangeRecorder, { id, key, isStored }: FeedStep): number {
  if (isStored) {
    recorder.willChange('next_step', [id])
    return id
  }
  const created = insertStep(ledger, key, NextStepStatus.UNCOMPLETED)
  recorder.hasCreated('next_step', [created])
  return created
}

/**
 * Completes, dismisses or reopens a step, and with it the one that asks for the same in the list of another plan. A widget may
 * change only a step that it lists. @throws ApiError 404
 */
export function setNextStepStatus(context: LedgerContext, offer: CompanyOffer, id: number, status: number): NextStep {
  if (!isStatus(status)) throw badRequest({ status: say('validNumber') })
  const steps = stepsNow(context, offer)
  const step = requireStep(steps, id)
  if (context.person.widget !== undefined && !isOfPlan(step)) throw notFound()
  const twins = steps.filter((other) => other.key === pairedStep(step.key) && isOfPlan(other))
  return recordChange(context, 'next-step.status', (recorder) => {
    const rowIds = [step, ...twins].map((one) => rowOf(context, recorder, one))
    for (const rowId of rowIds) updateStep(context.ledger, rowId, { status, saidAt: presentMoment(context.clock) })
    return toNextStep(requireStep(stepsNow(context, offer), rowIds[0] ?? id), 0)
  })
}

/** Days for which a step is put off. */
const snoozeDays = 7

/** Leaves a step out of the dashboard for a week. @throws ApiError 404 */
export function snoozeNextStep(context: LedgerContext, offer: CompanyOffer, id: number): NextStep {
  const step = requireStep(stepsNow(context, offer), id)
  return recordChange(context, 'next-step.snooze', (recorder) => {
    const rowId = rowOf(context, recorder, step)
    updateStep(context.ledger, rowId, { snoozedUntil: addDays(context.today, snoozeDays) })
    return toNextStep(requireStep(stepsNow(context, offer), rowId), 0)
  })
}

/** Removes a step permanently: no later commit adds it again. Source: Q-STEP-2. @throws ApiError 404 */
export function deleteNextStep(context: LedgerContext, offer: CompanyOffer, id: number): Record<string, never> {
  const step = requireStep(stepsNow(context, offer), id)
  if (!step.isStored) throw notFound()
  recordChange(context, 'next-step.delete', (recorder) => {
    recorder.willChange('next_step', [id])
    removeStep(context.ledger, id)
  })
  return {}
}
