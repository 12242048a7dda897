import { dashboardNextStepCount } from '../figures/list-limits.ts'
import { goalOfPlan, type PlanType } from './plan-type.ts'

/** Specification section 3. */
export const NextStepStatus = { DISMISSED: 0, COMPLETED: 1, UNCOMPLETED: 2 } as const
export type NextStepStatus = (typeof NextStepStatus)[keyof typeof NextStepStatus]

interface RankedStep {
  readonly id: number
  readonly status: NextStepStatus
  readonly planType: PlanType
  readonly order: number
}

const byGoalThenOrder = (a: RankedStep, b: RankedStep): number =>
  goalOfPlan(a.planType) - goalOfPlan(b.planType) || a.order - b.order || a.id - b.id

/** The first uncompleted steps, by goal type, then by their order (Q-STEP-2), then by id; three on the finances home. */
export const firstNextSteps = <Step extends RankedStep>(
  steps: readonly Step[],
  count: number = dashboardNextStepCount,
): Step[] =>
  steps
    .filter(({ status }) => status === NextStepStatus.UNCOMPLETED)
    .toSorted(byGoalThenOrder)
    .slice(0, count)
