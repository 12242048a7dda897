import { PlanStatus } from './plan-status.ts'

interface DefaultablePlan {
  readonly isDefault: boolean
}

/** The flagged plan, or the only one; null when there are several and none is flagged (specification section 4). */
export function defaultPlan<Plan extends DefaultablePlan>(plans: readonly Plan[]): Plan | null {
  const flagged = plans.find(({ isDefault }) => isDefault)
  if (flagged !== undefined) return flagged
  return plans.length === 1 ? (plans[0] ?? null) : null
}

/**
 * Whether a person must choose a plan first: the goal has more than one, none is the default, and the goal's status
 * (Q-PLAN-3) is not started or pending.
 */
export const needsPlanSelection = (goal: { plans: readonly DefaultablePlan[]; status: PlanStatus }): boolean =>
  goal.plans.length > 1 &&
  !goal.plans.some(({ isDefault }) => isDefault) &&
  (goal.status === PlanStatus.NOT_STARTED || goal.status === PlanStatus.PLAN_PENDING)

/** The strongest claim on a person's attention first. */
const byUrgency = [PlanStatus.NEEDS_ATTENTION, PlanStatus.IN_PROGRESS, PlanStatus.PLAN_PENDING] as const

/**
 * A goal's status: that of its default plan; without one NEEDS_ATTENTION if any plan has it, else IN_PROGRESS, else
 * PLAN_PENDING, else NOT_STARTED (Q-GOAL-2).
 */
export function goalStatus(plans: readonly (DefaultablePlan & { readonly status: PlanStatus })[]): PlanStatus {
  const chosen = defaultPlan(plans)
  if (chosen !== null) return chosen.status
  return byUrgency.find((status) => plans.some((plan) => plan.status === status)) ?? PlanStatus.NOT_STARTED
}
