import { PlanStatus } from './plan-status.ts'

interface DefaultablePlan {
  readonly isDefault: boolean
}

/**
 * Returns the plan that is flagged as default, or the only plan; null if there are several and none is flagged. Source:
 * PLAN-15.
 */
export function defaultPlan<Plan extends DefaultablePlan>(plans: readonly Plan[]): Plan | null {
  const flagged = plans.find(({ isDefault }) => isDefault)
  if (flagged !== undefined) return flagged
  return plans.length === 1 ? (plans[0] ?? null) : null
}

/**
 * Whether a person must choose a plan first: the goal has several plans, none is the default, and the goal is not
 * started or pending. Source: Q-PLAN-3.
 */
export const needsPlanSelection = (goal: { plans: readonly DefaultablePlan[]; status: PlanStatus }): boolean =>
  goal.plans.length > 1 &&
  !goal.plans.some(({ isDefault }) => isDefault) &&
  (goal.status === PlanStatus.NOT_STARTED || goal.status === PlanStatus.PLAN_PENDING)

/** The most urgent status first. */
const byUrgency = [PlanStatus.NEEDS_ATTENTION, PlanStatus.IN_PROGRESS, PlanStatus.PLAN_PENDING] as const

/**
 * Returns the status of the goal's default plan. Without a default plan, returns the first of NEEDS_ATTENTION,
 * IN_PROGRESS and PLAN_PENDING that any plan has, else NOT_STARTED. Source: Q-GOAL-2.
 */
export function goalStatus(plans: readonly (DefaultablePlan & { readonly status: PlanStatus })[]): PlanStatus {
  const chosen = defaultPlan(plans)
  if (chosen !== null) return chosen.status
  return byUrgency.find((status) => plans.some((plan) => plan.status === status)) ?? PlanStatus.NOT_STARTED
}
