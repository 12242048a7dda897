/** The seven goals (GOAL-01 to GOAL-07). */
export const GoalType = {
  RETIREMENT: 1,
  DEBT: 2,
  PREPARE_FOR_THE_UNEXPECTED: 3,
  COMPANY_BENEFITS: 4,
  PROTECT_YOUR_LEGACY: 5,
  LIVE_BY_A_BUDGET: 6,
  STUDENT_DEBT: 7,
} as const
export type GoalType = (typeof GoalType)[keyof typeof GoalType]

/** All goals in the order of every list. Source: Q-GOAL-3. */
export const goalTypes: readonly GoalType[] = Object.values(GoalType)

/** Spelled like the breadcrumbs. Source: ROUTE-64. */
export const goalNames: Readonly<Record<GoalType, string>> = {
  [GoalType.RETIREMENT]: 'Plan for retirement',
  [GoalType.DEBT]: 'Reduce Your Debt',
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: 'Prepare for the unexpected',
  [GoalType.COMPANY_BENEFITS]: 'Connect with your benefits',
  [GoalType.PROTECT_YOUR_LEGACY]: 'Protect Your Legacy',
  [GoalType.LIVE_BY_A_BUDGET]: 'Live by a budget',
  [GoalType.STUDENT_DEBT]: 'Manage student debt',
}
