import { planNames } from '@evenkeel/api-client/contract/names'
import type { ExploreGoal, Goal, Plan } from '@evenkeel/api-client/contract/goals'
import {
  goalNames,
  goalPlans,
  goalStatus,
  type GoalType,
  goalTypes,
  type PlanType,
  PlanStatus,
  studentLoanFaults,
  studentLoanRules,
} from '@evenkeel/engine'
import { invalidInput, notFound } from '../errors.ts'
import { allPlans, hasPartner, type StoredPlan } from '../store/ledger/plans.ts'
import { goalCatalog } from './goal-catalog.ts'
import type { PlanScene } from './plans/ground-of.ts'
import { planToday } from './plans/plan-today.ts'
import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { StudentLoanForm } from '@evenkeel/api-client/contract/student-loans'
import type { LedgerContext } from '../http/handlers.ts'
import { createAccount } from './accounts.ts'

interface WholeGoal extends Goal {
  readonly goalType: GoalType
  status: PlanStatus
  plans: (Plan & { status: PlanStatus })[]
}

/** The company's offer counts: the match and the employer's cover follow the facts, here as on the plan's own page. */
function toPlan(scene: PlanScene, planType: PlanType, stored: StoredPlan | undefined) {
  const today = stored && planToday(scene, stored)
  return {
    planType,
    name: planNames[planType],
    status: today?.status ?? PlanStatus.NOT_STARTED,
    isDefault: stored?.isDefault ?? false,
    isLastModified: stored?.isLastModified ?? false,
    verdict: today?.verdict ?? null,
  }
}

/** Returns all seven goals with their plans, or those that are wanted, in their order. Source: Q-GOAL-3. */
export function allGoals(scene: PlanScene, wanted: readonly GoalType[] = goalTypes): WholeGoal[] {
  const { ledger } = scene
  const stored = new Map(allPlans(ledger).map((plan) => [plan.planType, plan]))
  const partner = hasPartner(ledger)
  return wanted.map((goalType) => {
    const planTypes = goalPlans(goalType, { hasPartner: partner })
    const plans = planTypes.map((planType) => toPlan(scene, planType, stored.get(planType)))
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
export const myGoals = (scene: PlanScene): Goal[] =>
  allGoals(scene).filter(({ status }) => status !== PlanStatus.NOT_STARTED)

/** Returns one goal with its plans. @throws ApiError 404 for an unknown goal number. */
export function requireGoal(scene: PlanScene, goalType: number): Goal {
  const [goal] = allGoals(
    scene,
    goalTypes.filter((known) => known === goalType),
  )
  if (!goal) throw notFound()
  return goal
}

/** Returns the plans of a goal. @throws ApiError 404 */
export const plansOfGoal = (scene: PlanScene, goalType: number): Plan[] => requireGoal(scene, goalType).plans

/** Returns all goals for the page 'Explore all goals'. */
export const exploreGoals = (scene: PlanScene): ExploreGoal[] =>
  allGoals(scene).map(({ goalType, name, description, status }) => ({
    goalType,
    name,
    description,
    status,
    route: goalCatalog[goalType].route,
  }))

/** Returns one goal of the page 'Explore all goals'. @throws ApiError 404 for an unknown goal number. */
export function exploreGoal(scene: PlanScene, goalType: number): ExploreGoal {
  const goal = exploreGoals(scene).find((candidate) => candidate.goalType === goalType)
  if (!goal) throw notFound()
  return goal
}

/**
 * Creates a manual student loan: an account with a fixed category and type. Source: STU-01, STU-02.
 *
 * @throws ApiError 400 if a rule of the form is broken, including the one across balance, rate and payment.
 */
export function createStudentLoan(context: LedgerContext, form: StudentLoanForm): Account {
  const faults = { ...studentLoanFaults(form) }
  if (Object.keys(faults).length > 0) throw invalidInput(faults)
  return createAccount(context, {
    category: studentLoanRules.categoryName,
    type: studentLoanRules.typeName,
    name: form.name,
    balance: form.balance,
    interestRate: form.interestRate,
    monthlyMinimumPayment: form.monthlyMinimumPayment ?? studentLoanRules.defaultMonthlyMinimumPayment,
    currentMonthlyPayment: form.currentMonthlyPayment,
  })
}
