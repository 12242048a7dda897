import type { AppParts } from '../app-parts.ts'
import type { LedgerCalls, RequestCalls } from '../http/handlers.ts'
import { dashboard } from '../services/dashboard.ts'
import { allGoals, exploreGoal, exploreGoals, requireGoal, myGoals } from '../services/goals.ts'
import { investmentOptionTypes } from '../services/investment-funds.ts'
import { deleteNextStep, listNextSteps, setNextStepStatus, snoozeNextStep } from '../services/next-steps.ts'
import { cancelPlan, deleteMyGoal, discardDraft, dismissPlanPrompt, relatedPlans, setPlan } from '../services/plans.ts'
import { presentMoment } from '../services/moment.ts'
import { companyOffer } from '../services/plans/company-offer.ts'
import { drawDown } from '../services/plans/distribution.ts'
import { deleteScenario } from '../services/plans/plan-scenarios.ts'
import { createStudentLoan } from '../services/student-loans.ts'

export const goalCalls = {
  setNextStepStatus: ({ params }, context) => setNextStepStatus(context, params.id, params.status),
  snoozeNextStep: ({ params }, context) => snoozeNextStep(context, params.id),
  deleteNextStep: ({ params }, context) => deleteNextStep(context, params.id),
  myGoals: (_input, context) => myGoals(context),
  deleteMyGoal: ({ params }, context) => deleteMyGoal(context, params.goalType),
  allGoals: (_input, context) => allGoals(context),
  goal: ({ params }, context) => requireGoal(context, params.goalType),
  exploreGoals: (_input, context) => exploreGoals(context),
  exploreGoal: ({ params }, context) => exploreGoal(context, params.goalType),
  relatedPlans: ({ params }, context) => relatedPlans(context, params.planType),
  dismissPlanPrompt: ({ params }, context) => dismissPlanPrompt(context, params.planType),
  setPlan: ({ params }, context) => setPlan(context, params.planType),
  deletePlanDraft: ({ params }, context) => discardDraft(context, params.planType),
  deletePlanScenario: ({ params }, context) => deleteScenario(context, params.scenarioId),
  cancelPlan: ({ params }, context) => cancelPlan(context, params.planType),
  investmentOptionTypes: () => investmentOptionTypes(),
  calculateDistribution: ({ body }) => drawDown(body),
  createStudentLoan: ({ body }, context) => createStudentLoan(context, body),
} satisfies LedgerCalls

/** Records which planned goals a person is interested in. */
export function interestCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async setInterestFlag({ body: { interestFlag } }, { person, clock }) {
      await directory.interests.add(person.userId, interestFlag, clock.now())
      return {}
    },
  } satisfies RequestCalls
}

/** What there is to do; the match and the enrollment dates come from the company. */
export function feedCalls({ directory }: Pick<AppParts, 'directory'>) {
  return {
    async dashboard(_input, context) {
      const offer = await companyOffer(directory, context.person.companyId)
      const now = presentMoment(context.clock)
      return context.withLedger((ledger) => ({ data: dashboard({ ledger, today: context.today, offer, now }) }))
    },
    async nextSteps({ query }, context) {
      const offer = await companyOffer(directory, context.person.companyId)
      const now = presentMoment(context.clock)
      return context.withLedger((ledger) => listNextSteps({ ledger, today: context.today, offer, now }, query))
    },
  } satisfies RequestCalls
}
