import { planNames } from '@evenkeel/api-client/contract/plan/plan-names'
import type { ExploreGoal, Goal, Plan } from '@evenkeel/api-client/contract/goals'
import { goalNames, goalPlans, goalStatus, type GoalType, goalTypes, type PlanType, PlanStatus } from '@evenkeel/engine'
import { notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { allPlans, hasPartner, type StoredPlan } from '../store/ledger/plans.ts'
import { goalCatalogue } from './goal-catalogue.ts'
import { statusOf } from './plans/plan-attention.ts'

/** Goals are looked at on a day: a plan can have come to need attention since it was written. */
type OnADay = Pick<LedgerContext, 'ledger' | 'today'>

interface WholeGoal extends Goal {
  readonly goalType: GoalType
  status: PlanStatus
  plans: (Plan & { status: PlanStatus })[]
}

const toPlan = ({ ledger, today }: OnADay, planType: PlanType, stored: StoredPlan | undefined) => ({
  planType,
  name: planNames[planType],
  status: stored ? statusOf(ledger, today, stored) : PlanStatus.NOT_STARTED,
  isDefault: stored?.isDefault ?? false,
  isLastModified: stored?.isLastModified ?? false,
})

/** All seven goals with their plans, in their order (Q-GOAL-3). */
export function allGoals(context: OnADay): WholeGoal[] {
  const { ledger } = context
  const stored = new Map(allPlans(ledger).map((plan) => [plan.planType, plan]))
  const partner = hasPartner(ledger)
  return goalTypes.map((goalType) => {
    const planTypes = goalPlans(goalType, { hasPartner: partner })
    const plans = planTypes.map((planType) => toPlan(context, planType, stored.get(planType)))
    return {
      goalType,
      status: goalStatus(plans),
      name: goalNames[goalType],
      description: goalCatalogue[goalType].description,
      plans,
    }
  })
}

/** Goals that are started or have a pending plan (Q-GOAL-3). */
export const myGoals = (context: OnADay): Goal[] =>
  allGoals(context).filter(({ status }) => status !== PlanStatus.NOT_STARTED)

/** One goal with its plans. @throws ApiError 404 for a number that is no goal. */
export function goalOf(context: OnADay, goalType: number): Goal {
  const goal = allGoals(context).find((candidate) => candidate.goalType === goalType)
  if (!goal) throw notFound()
  return goal
}

/** The plans of a goal. @throws ApiError 404 */
export const plansOfGoal = (context: OnADay, goalType: number): Plan[] => goalOf(context, goalType).plans

/** All goals as the page 'Explore all goals' lists them. */
export const exploreGoals = (context: OnADay): ExploreGoal[] =>
  allGoals(context).map(({ goalType, name, description, status }) => ({
    goalType,
    name,
    description,
    status,
    route: goalCatalogue[goalType].route,
  }))

/** One goal. @throws ApiError 404 for a number that is no goal. */
export function exploreGoal(context: OnADay, goalType: number): ExploreGoal {
  const goal = exploreGoals(context).find((candidate) => candidate.goalType === goalType)
  if (!goal) throw notFound()
  return goal
}
