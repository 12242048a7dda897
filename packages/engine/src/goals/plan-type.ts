import { GoalType, goalTypes } from './goal-type.ts'

/** The twelve plans (specification section 1). */
export const PlanType = {
  RETIREMENT: 1,
  ASSET_ALLOCATION: 2,
  REDUCE_DEBT: 3,
  EMERGENCY_FUND: 4,
  COMPANY_BENEFITS: 5,
  LIFE_INSURANCE: 6,
  LIVE_BY_A_BUDGET: 7,
  DISABILITY_INSURANCE: 8,
  PARTNER_LIFE_INSURANCE: 9,
  ESTATE_PLANNING: 10,
  STUDENT_DEBT: 11,
  DISTRIBUTION_PLANNING: 12,
} as const
export type PlanType = (typeof PlanType)[keyof typeof PlanType]

/** Q-GOAL-1. */
const plansByGoal: Readonly<Record<GoalType, readonly PlanType[]>> = {
  [GoalType.RETIREMENT]: [PlanType.RETIREMENT, PlanType.ASSET_ALLOCATION, PlanType.DISTRIBUTION_PLANNING],
  [GoalType.DEBT]: [PlanType.REDUCE_DEBT],
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: [PlanType.EMERGENCY_FUND],
  [GoalType.COMPANY_BENEFITS]: [PlanType.COMPANY_BENEFITS],
  [GoalType.PROTECT_YOUR_LEGACY]: [
    PlanType.LIFE_INSURANCE,
    PlanType.DISABILITY_INSURANCE,
    PlanType.PARTNER_LIFE_INSURANCE,
    PlanType.ESTATE_PLANNING,
  ],
  [GoalType.LIVE_BY_A_BUDGET]: [PlanType.LIVE_BY_A_BUDGET],
  [GoalType.STUDENT_DEBT]: [PlanType.STUDENT_DEBT],
}

/** The plans of a goal in their order; the partner's life insurance only for someone who has a partner (Q-GOAL-1). */
export const goalPlans = (goalType: GoalType, { hasPartner }: { hasPartner: boolean }): PlanType[] =>
  plansByGoal[goalType].filter((planType) => hasPartner || planType !== PlanType.PARTNER_LIFE_INSURANCE)

const nameOf = (planType: number) =>
  Object.entries(PlanType).find(([, value]) => value === planType)?.[0] ?? String(planType)

/**
 * The goal a plan belongs to, below whose path all its pages are; `routeData` says which plans each goal has pages for. Throws a
 * RangeError for a plan that none has: 'Plan REDUCE_DEBT is missing in BaseRouteData' (specification section 8, Q-ROUTE-2).
 */
export function goalOfPlan(
  planType: PlanType,
  routeData: Readonly<Record<GoalType, readonly PlanType[]>> = plansByGoal,
): GoalType {
  const goalType = goalTypes.find((goal) => routeData[goal].includes(planType))
  if (goalType === undefined) throw new RangeError(`Plan ${nameOf(planType)} is missing in BaseRouteData`)
  return goalType
}
