import { goalOfPlan, GoalType, PlanStatus, PlanType } from '@evenkeel/engine'
import { goalPaths } from './paths.ts'

/**
 * The pages of each goal below its overview (Q-ROUTE-2): the calculator, where a plan is made, edited or begun anew; the
 * summary; the next steps. Company benefits are answered on their summary, and budgets are changed where they are made.
 */
const isOnSummary = (goalType: GoalType) => goalType === GoalType.COMPANY_BENEFITS

const isOnCalculator = (goalType: GoalType) => goalType === GoalType.LIVE_BY_A_BUDGET

/** Goals of several plans name the plan in the path. */
const hasManyPlans = (goalType: GoalType) =>
  goalType === GoalType.RETIREMENT || goalType === GoalType.PROTECT_YOUR_LEGACY

const planPart = (goalType: GoalType, planType: PlanType) => (hasManyPlans(goalType) ? `/${planType}` : '')

/** Where a plan is made, or gone on with. */
export function calculatorPath(planType: PlanType): string {
  const goalType = goalOfPlan(planType)
  return isOnSummary(goalType)
    ? summaryPath(planType)
    : `${goalPaths[goalType]}/calculator${planPart(goalType, planType)}`
}

/** Where a committed plan is changed. */
export function editPath(planType: PlanType): string {
  const goalType = goalOfPlan(planType)
  if (isOnSummary(goalType)) return summaryPath(planType)
  if (isOnCalculator(goalType)) return calculatorPath(planType)
  if (goalType === GoalType.PROTECT_YOUR_LEGACY) return `${goalPaths[goalType]}/edit/${planType}`
  return `${goalPaths[goalType]}/calculator/edit${planPart(goalType, planType)}`
}

/** Where a plan is begun anew, from profile and accounts alone. */
export function restartPath(planType: PlanType): string {
  const goalType = goalOfPlan(planType)
  if (isOnSummary(goalType)) return summaryPath(planType)
  if (isOnCalculator(goalType)) return calculatorPath(planType)
  if (goalType === GoalType.PROTECT_YOUR_LEGACY) return `${goalPaths[goalType]}/restart/${planType}`
  return `${goalPaths[goalType]}/calculator/restart${planPart(goalType, planType)}`
}

/** What came of a plan; retirement funding has a page of its own. */
export function summaryPath(planType: PlanType): string {
  if (planType === PlanType.DISTRIBUTION_PLANNING)
    return `${goalPaths[GoalType.RETIREMENT]}/summary/12/retirement-funding`
  const goalType = goalOfPlan(planType)
  return `${goalPaths[goalType]}/summary${planPart(goalType, planType)}`
}

/** What is to be done for a plan. */
export const nextStepsPath = (planType: PlanType): string => `${goalPaths[goalOfPlan(planType)]}/next-steps/${planType}`

/** The what-if projection of retirement, which changes no plan. */
export const retirementCalculatorPath: string = `${goalPaths[GoalType.RETIREMENT]}/retirement-calculator`

/** The one thing to do about a goal, or a plan of it, by its status: what it says, and whether a result is to be seen. */
export function nextActionOf(status: number): {
  readonly words: 'Start' | 'Continue' | 'View plan'
  readonly isStarted: boolean
} {
  if (status === PlanStatus.IN_PROGRESS || status === PlanStatus.NEEDS_ATTENTION)
    return { words: 'View plan', isStarted: true }
  return { words: status === PlanStatus.PLAN_PENDING ? 'Continue' : 'Start', isStarted: false }
}

/** Where that leads for a goal: of several plans its pages find the one. */
export function goalActionPath(goalType: GoalType, status: number): string {
  const page = nextActionOf(status).isStarted || isOnSummary(goalType) ? 'summary' : 'calculator'
  return `${goalPaths[goalType]}/${page}`
}

/** Where that leads for a plan. */
export const planActionPath = (planType: PlanType, status: number): string =>
  nextActionOf(status).isStarted ? summaryPath(planType) : calculatorPath(planType)
