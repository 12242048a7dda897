import { planNames } from '@evenkeel/api-client/contract/names'
import type { ExploreGoal, Goal, Plan } from '@evenkeel/api-client/contract/goals'
import { goalNames, goalPlans, goalStatus, type GoalType, goalTypes, type PlanType, PlanStatus } from '@evenkeel/engine'
import { notFound } from '../errors.ts'
import type { LedgerContext } from '../http/handlers.ts'
import { allPlans, hasPartner, type StoredPlan } from '../store/ledger/plans.ts'
import { goalCatalog } from './goal-catalog.ts'
import { planKinds } from './plans/all-plan-kinds.ts'
import { noOffer } from './plans/company-offer.ts'
import { presentStatus } from './plans/plan-attention.ts'
import { accountsOfPlan } from './plans/plan-links.ts'
import { presentVerdict } from './plans/present-verdict.ts'

/** Goals are read as of a day, because a plan can come to need attention with time alone. */
type OnADay = Pick<LedgerContext, 'ledger' | 'today'>

interface WholeGoal extends Goal {
  readonly goalType: GoalType
  status: PlanStatus
  plans: (Plan & { status: PlanStatus })[]
}

/** Needs no company offer: a verdict on benefits is taken from the offer of the commit. */
function verdictToday({ ledger, today }: OnADay, stored: StoredPlan): Plan['verdict'] {
  const accounts = accountsOfPlan(ledger, stored.planType, stored)
  return presentVerdict({ ledger, today, offer: noOffer }, planKinds[stored.planType], stored, accounts)
}

const toPlan = (context: OnADay, planType: PlanType, stored: StoredPlan | undefined) => ({
  planType,
  name: planNames[planType],
  status: stored ? presentStatus(context.ledger, context.today, stored) : PlanStatus.NOT_STARTED,
  isDefault: stored?.isDefault ?? false,
  isLastModified: stored?.isLastModified ?? false,
  verdict: stored ? verdictToday(context, stored) : null,
})

/** Returns all seven goals with their plans, in their order. Source: Q-GOAL-3. */
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
      description: goalCatalog[goalType].description,
      plans,
    }
  })
}

/** Returns the goals that are started or have a pending plan. Source: Q-GOAL-3. */
export const myGoals = (context: OnADay): Goal[] =>
  allGoals(context).filter(({ status }) => status !== PlanStatus.NOT_STARTED)

/** Returns one goal with its plans. @throws ApiError 404 for an unknown goal number. */
export function requireGoal(context: OnADay, goalType: number): Goal {
  const goal = allGoals(context).find((candidate) => candidate.goalType === goalType)
  if (!goal) throw notFound()
  return goal
}

/** Returns the plans of a goal. @throws ApiError 404 */
export const plansOfGoal = (context: OnADay, goalType: number): Plan[] => requireGoal(context, goalType).plans

/** Returns all goals for the page 'Explore all goals'. */
export const exploreGoals = (context: OnADay): ExploreGoal[] =>
  allGoals(context).map(({ goalType, name, description, status }) => ({
    goalType,
    name,
    description,
    status,
    route: goalCatalog[goalType].route,
  }))

/** Returns one goal of the page 'Explore all goals'. @throws ApiError 404 for an unknown goal number. */
export function exploreGoal(context: OnADay, goalType: number): ExploreGoal {
  const goal = exploreGoals(context).find((candidate) => candidate.goalType === goalType)
  if (!goal) throw notFound()
  return goal
}
