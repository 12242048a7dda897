import { goal, nextStep } from '@evenkeel/api-client/contract/goals'
import { nothing } from '@evenkeel/api-client/contract/primitives'
import { inLanguage } from '@evenkeel/engine'
import * as z from 'zod/mini'
import type { AppParts, Identity } from '../app-parts.ts'
import type { LedgerCalls, LedgerContext, RequestCalls } from '../http/handlers.ts'
import type { RequestContext } from '../http/request-context.ts'
import { onLedger } from '../http/run-on-ledger.ts'
import { dashboard, saidDashboard } from '../services/dashboard.ts'
import { allGoals, exploreGoal, exploreGoals, requireGoal, myGoals, createStudentLoan } from '../services/goals.ts'
import { investmentOptionTypes } from '../services/investment-funds.ts'
import { deleteNextStep, listNextSteps, setNextStepStatus, snoozeNextStep } from '../services/next-steps.ts'
import { cancelPlan, deleteMyGoal, discardDraft, dismissPlanPrompt, relatedPlans, setPlan } from '../services/plans.ts'
import { presentMoment } from '../services/moment.ts'
import { type CompanyOffer, companyOffer } from '../services/plans/company-offer.ts'
import type { PlanScene } from '../services/plans/ground-of.ts'
import { drawDown } from '../services/plans/distribution.ts'
import { deleteScenario } from '../services/plans/plan-scenarios.ts'

export const goalCalls = {
  deleteMyGoal: ({ params }, context) => deleteMyGoal(context, params.goalType),
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

/** Goals and their plans: how good a plan is today depends on the company's match and cover, too. */
export function goalOfferCalls({ directory }: Pick<AppParts, 'directory'>) {
  const offerOf = ({ person }: RequestContext) => companyOffer(directory, person.companyId)
  async function onScene<Answer>(context: RequestContext, read: (scene: PlanScene) => Answer): Promise<Answer> {
    const offer = await offerOf(context)
    return context.withLedger((ledger) => read({ ledger, today: context.today, offer }))
  }
  return {
    myGoals: (_input, context) => onScene(context, myGoals),
    allGoals: (_input, context) => onScene(context, allGoals),
    goal: ({ params }, context) => onScene(context, (scene) => requireGoal(scene, params.goalType)),
    exploreGoals: (_input, context) => onScene(context, exploreGoals),
    exploreGoal: ({ params }, context) => onScene(context, (scene) => exploreGoal(scene, params.goalType)),
    relatedPlans: ({ params }, context) => onScene(context, (scene) => relatedPlans(scene, params.planType)),
    async dismissPlanPrompt({ params }, context) {
      const offer = await offerOf(context)
      return z.parse(nothing, await onLedger(context, (onIt) => dismissPlanPrompt(onIt, offer, params.planType)))
    },
    async setPlan({ params }, context) {
      const offer = await offerOf(context)
      return z.parse(goal, await onLedger(context, (onIt) => setPlan(onIt, offer, params.planType)))
    },
  } satisfies RequestCalls
}

/** What there is to do; the match and the enrollment dates come from the company. */
export function feedCalls({ directory }: Pick<AppParts, 'directory'>, { languages }: Pick<Identity, 'languages'>) {
  async function change(context: RequestContext, make: (onIt: LedgerContext, offer: CompanyOffer) => unknown) {
    const offer = await companyOffer(directory, context.person.companyId)
    return onLedger(context, (onIt) => make(onIt, offer))
  }
  return {
    setNextStepStatus: async ({ params: { id, status } }, context) =>
      z.parse(nextStep, await change(context, (onIt, offer) => setNextStepStatus(onIt, offer, id, status))),
    snoozeNextStep: async ({ params: { id } }, context) =>
      z.parse(nextStep, await change(context, (onIt, offer) => snoozeNextStep(onIt, offer, id))),
    deleteNextStep: async ({ params: { id } }, context) =>
      z.parse(nothing, await change(context, (onIt, offer) => deleteNextStep(onIt, offer, id))),
    async dashboard(_input, context) {
      const offer = await companyOffer(directory, context.person.companyId)
      const now = presentMoment(context.clock)
      const data = await context.withLedger((ledger) => dashboard({ ledger, today: context.today, offer, now }))
      return { data: inLanguage(languages.wanted(context.request), () => saidDashboard(data)) }
    },
    async nextSteps({ query }, context) {
      const offer = await companyOffer(directory, context.person.companyId)
      const now = presentMoment(context.clock)
      return context.withLedger((ledger) => listNextSteps({ ledger, today: context.today, offer, now }, query))
    },
  } satisfies RequestCalls
}
