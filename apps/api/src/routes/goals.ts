import type { LedgerHandlers } from '../http/handlers.ts'
import { dashboard } from '../services/dashboard.ts'
import { allGoals, exploreGoal, exploreGoals, goalOf, myGoals } from '../services/goals.ts'
import { investmentOptionTypes } from '../services/investment-funds.ts'
import { deleteNextStep, listNextSteps, setNextStepStatus } from '../services/next-steps.ts'
import { cancelPlan, deleteMyGoal, dismissPlanPrompt, relatedPlans, setPlan } from '../services/plans.ts'
import { drawDown } from '../services/plans/distribution.ts'
import { createStudentLoan } from '../services/student-loans.ts'

export const goalRoutes = {
  dashboard: (_input, context) => ({ data: dashboard(context) }),
  nextSteps: ({ query }, { ledger }) => listNextSteps(ledger, query),
  setNextStepStatus: ({ params }, context) => setNextStepStatus(context, params.id, params.status),
  deleteNextStep: ({ params }, context) => deleteNextStep(context, params.id),
  myGoals: (_input, context) => myGoals(context),
  deleteMyGoal: ({ params }, context) => deleteMyGoal(context, params.goalType),
  allGoals: (_input, context) => allGoals(context),
  goal: ({ params }, context) => goalOf(context, params.goalType),
  exploreGoals: (_input, context) => exploreGoals(context),
  exploreGoal: ({ params }, context) => exploreGoal(context, params.goalType),
  relatedPlans: ({ params }, context) => relatedPlans(context, params.planType),
  dismissPlanPrompt: ({ params }, context) => dismissPlanPrompt(context, params.planType),
  setPlan: ({ params }, context) => setPlan(context, params.planType),
  cancelPlan: ({ params }, context) => cancelPlan(context, params.planType),
  investmentOptionTypes: () => investmentOptionTypes(),
  calculateDistribution: ({ body }) => drawDown(body),
  createStudentLoan: ({ body }, context) => createStudentLoan(context, body),
} satisfies LedgerHandlers
