import { GoalType, goalTypes } from './goal-type.ts'

/** The twelve plans (PLAN-01 to PLAN-12). */
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

/**
 * Returns the plans of a goal in their order. The partner's life insurance is for people with a partner only. Source:
 * Q-GOAL-1.
 */
export const goalPlans = (goalType: GoalType, { hasPartner }: { hasPartner: boolean }): PlanType[] =>
  plansByGoal[goalType].filter((planType) => hasPartner || planType !== PlanType.PARTNER_LIFE_INSURANCE)

const planTypeName = (planType: number) =>
  Object.entries(PlanType).find(([, value]) => value === planType)?.[0] ?? String(planType)

/**
 * Returns the goal of a plan. All pages of the plan are below that goal's path. `routeData` lists the plans that each
 * goal has pages for. Throws a RangeError for a plan that no goal lists: 'Plan REDUCE_DEBT is missing in
 * BaseRouteData'. Source: ERR-32, Q-ROUTE-2.
 */
export function goalOfPlan(
  planType: PlanType,
  routeData: Readonly<Record<GoalType, readonly PlanType[]>> = plansByGoal,
): GoalType {
  const goalType = goalTypes.find((goal) => routeData[goal].includes(planType))
  if (goalType === undefined) throw new RangeError(`Plan ${planTypeName(planType)} is missing in BaseRouteData`)
  return goalType
}
