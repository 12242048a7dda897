import type { RetirementPlan } from '../calculator/form.ts'

/**
 * Returns a running plan with today's facts in its choices, as its verdict has them: an account that has grown, or a raise
 * that the person has said since the commit. A draft stays as it is.
 */
export function planToday(plan: RetirementPlan): RetirementPlan {
  const input = plan.hasDraft ? undefined : plan.present?.input
  return input === undefined ? plan : { ...plan, input }
}
