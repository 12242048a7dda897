import type { ExploreGoal, Goal, Plan } from '@evenkeel/api-client/contract/goals'
import { goalNames, goalPlans, goalStatus, type GoalType, goalTypes, type PlanType, PlanStatus } from '@evenkeel/engine'
import { notFound } from '../errors.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { allPlans, hasPartner, type StoredPlan } from '../store/ledger/plans.ts'
import { goalCatalogue, planNames } from './goal-catalogue.ts'

const toPlan = (planType: PlanType, stored: StoredPlan | undefined) => ({
  planType,
  name: planNames[planType],
  status: stored?.status ?? PlanStatus.NOT_STARTED,
  isDefault: stored?.isDefault ?? false,
  isLastModified: stored?.isLastModified ?? false,
})

/** All seven goals with their plans, in their order. */
function allGoals(ledger: LedgerTransaction): (Goal & { goalType: GoalType; plans: Plan[] })[] {
  const stored = new Map(allPlans(ledger).map((plan) => [plan.planType, plan]))
  const partner = hasPartner(ledger)
  return goalTypes.map((goalType) => {
    const plans = goalPlans(goalType, { hasPartner: partner }).map((planType) => toPlan(planType, stored.get(planType)))
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
export const myGoals = (ledger: LedgerTransaction): Goal[] =>
  allGoals(ledger).filter(({ status }) => status !== PlanStatus.NOT_STARTED)

/** All goals as the page 'Explore all goals' lists them. */
export const exploreGoals = (ledger: LedgerTransaction): ExploreGoal[] =>
  allGoals(ledger).map(({ goalType, name, description, status }) => ({
    goalType,
    name,
    description,
    status,
    route: goalCatalogue[goalType].route,
  }))

/** One goal. @throws ApiError 404 for a number that is no goal. */
export function exploreGoal(ledger: LedgerTransaction, goalType: number): ExploreGoal {
  const goal = exploreGoals(ledger).find((candidate) => candidate.goalType === goalType)
  if (!goal) throw notFound()
  return goal
}
