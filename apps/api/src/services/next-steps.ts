import type { NextStep } from '@evenkeel/api-client/contract/goals'
import {
  firstNextSteps,
  goalOfPlan,
  goalPlans,
  type GoalType,
  goalTypes,
  NextStepStatus,
  PlanType,
} from '@evenkeel/engine'
import { badRequest, notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { allSteps, hasPartner, removeStep, setStepStatus, type StoredStep } from '../store/ledger/plans.ts'
import { findCatalogueStep } from './next-step-catalogue.ts'
import { recordChange } from './record-change.ts'

type Step = NextStep & { readonly status: NextStepStatus; readonly planType: PlanType }

/** A step with its words; none for a step that the person removed or the catalogue has given up. */
function toSteps({ id, stepKey, status, isRemoved }: StoredStep): Step[] {
  const words = findCatalogueStep(stepKey)
  if (!words || isRemoved) return []
  const { planType, title, description, link, order } = words
  return [{ id, status, planType, title, description, link, order }]
}

const stepsOf = (ledger: LedgerTransaction): Step[] =>
  allSteps(ledger)
    .flatMap(toSteps)
    .toSorted((a, b) => a.order - b.order || a.id - b.id)

/** Those of plans that are offered just now: nobody is told to insure a partner who is none any more. */
function offered(ledger: LedgerTransaction, steps: readonly Step[]): Step[] {
  const isCouple = { hasPartner: hasPartner(ledger) }
  return steps.filter(({ planType }) => goalPlans(goalOfPlan(planType), isCouple).includes(planType))
}

/** Every step still to do, in the order of goal and step (Q-STEP-2). */
export const uncompletedSteps = (ledger: LedgerTransaction): NextStep[] =>
  firstNextSteps(offered(ledger, stepsOf(ledger)), Number.POSITIVE_INFINITY)

/** The steps of a plan or of a goal, or of all plans that have some. */
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
  if (!isStatus(status)) throw badRequest({ status: 'Please enter a valid number.' })
  return status
}

interface StepGroup {
  readonly goalId: GoalType
  readonly planType: PlanType
  readonly nextSteps: Step[]
}

const toGroup = (planType: PlanType, nextSteps: Step[]): StepGroup => ({
  goalId: goalOfPlan(planType),
  planType,
  nextSteps,
})

/** Without a plan named, the plans that have steps: the first entry then always has what there is to show. */
function groupsOf(steps: readonly Step[], query: NextStepQuery): StepGroup[] {
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

/** Next steps by plan (Q-STEP-1). @throws ApiError 404 for an unknown plan or goal, 400 for an unknown status. */
export function listNextSteps(ledger: LedgerTransaction, query: NextStepQuery): StepGroup[] {
  const status = readStatus(query.status)
  const steps = stepsOf(ledger).filter((step) => status === null || step.status === status)
  return groupsOf(query.planType === undefined ? offered(ledger, steps) : steps, query)
}

/** Completes, dismisses or reopens a step. @throws ApiError 404 */
export function setNextStepStatus(context: LedgerContext, id: number, status: number): NextStep {
  const { ledger } = context
  if (!isStatus(status)) throw badRequest({ status: 'Please enter a valid number.' })
  if (!stepsOf(ledger).some((step) => step.id === id)) throw notFound()
  return recordChange(context, 'next-step.status', (recorder) => {
    recorder.willChange('next_step', [id])
    setStepStatus(ledger, id, status)
    const step = stepsOf(ledger).find((candidate) => candidate.id === id)
    if (!step) throw notFound()
    return step
  })
}

/** Removes a step for good: no later commit brings it back (Q-STEP-2). @throws ApiError 404 */
export function deleteNextStep(context: LedgerContext, id: number): Record<string, never> {
  const { ledger } = context
  if (!stepsOf(ledger).some((step) => step.id === id)) throw notFound()
  recordChange(context, 'next-step.delete', (recorder) => {
    recorder.willChange('next_step', [id])
    removeStep(ledger, id)
  })
  return {}
}
