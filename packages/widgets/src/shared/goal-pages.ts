import { goalOfPlan, GoalType, PlanStatus, PlanType } from '@evenkeel/engine'
import { goalPaths } from './paths.ts'

/**
 * The pages of each goal below its overview (Q-ROUTE-2): the calculator, where a plan is made, edited or started over; the summary; the
 * next steps. Company benefits are answered on their summary, and budgets are changed on the page where they are created.
 */
const isOnSummary = (goalType: GoalType) => goalType === GoalType.COMPANY_BENEFITS

const isOnCalculator = (goalType: GoalType) => goalType === GoalType.LIVE_BY_A_BUDGET

/** Whether a goal has several plans and so names the plan in the path. */
const hasManyPlans = (goalType: GoalType) =>
  goalType === GoalType.RETIREMENT || goalType === GoalType.PROTECT_YOUR_LEGACY

const planPart = (goalType: GoalType, planType: PlanType) => (hasManyPlans(goalType) ? `/${planType}` : '')

function formPath(planType: PlanType, step: 'calculator' | 'edit' | 'restart'): string {
  const goalType = goalOfPlan(planType)
  const path = goalPaths[goalType]
  if (isOnSummary(goalType)) return summaryPath(planType)
  if (isOnCalculator(goalType)) return `${path}/calculator`
  const isBelow = step !== 'calculator' && goalType !== GoalType.PROTECT_YOUR_LEGACY
  return `${path}/${isBelow ? 'calculator/' : ''}${step}${planPart(goalType, planType)}`
}

/** Returns the page where a plan is made or continued. */
export const calculatorPath = (planType: PlanType): string => formPath(planType, 'calculator')

/** Returns the page where a committed plan is changed. */
export const editPath = (planType: PlanType): string => formPath(planType, 'edit')

/** Returns the page where a plan is started over, from profile and accounts alone. */
export const restartPath = (planType: PlanType): string => formPath(planType, 'restart')

/** Returns the page that shows a plan's result; retirement funding has a separate one. */
export function summaryPath(planType: PlanType): string {
  if (planType === PlanType.DISTRIBUTION_PLANNING)
    return `${goalPaths[GoalType.RETIREMENT]}/summary/12/retirement-funding`
  const goalType = goalOfPlan(planType)
  return `${goalPaths[goalType]}/summary${planPart(goalType, planType)}`
}

/** Returns the page with a plan's next steps. */
export const nextStepsPath = (planType: PlanType): string => `${goalPaths[goalOfPlan(planType)]}/next-steps/${planType}`

/** The page of the what-if projection of retirement, which changes no plan. */
export const retirementCalculatorPath: string = `${goalPaths[GoalType.RETIREMENT]}/retirement-calculator`

/** Returns the one main action for a goal or a plan by its status: its words, and whether there is a result to show. */
export function toNextAction(status: number): {
  readonly words: 'Start' | 'Continue' | 'View plan'
  readonly isStarted: boolean
} {
  if (status === PlanStatus.IN_PROGRESS || status === PlanStatus.NEEDS_ATTENTION)
    return { words: 'View plan', isStarted: true }
  return { words: status === PlanStatus.PLAN_PENDING ? 'Continue' : 'Start', isStarted: false }
}

/** Returns the page of that action for a goal. If the goal has several plans, its overview leads to the right one. */
export function goalActionPath(goalType: GoalType, status: number): string {
  const page = toNextAction(status).isStarted || isOnSummary(goalType) ? 'summary' : 'calculator'
  return `${goalPaths[goalType]}/${page}`
}
