import {
  estatePlanningDraft,
  type EstatePlanningInput,
  estatePlanningInput,
} from '@evenkeel/api-client/contract/plan/estate-planning'
import {
  assessEstatePlanning,
  type EstatePlanningInput as EngineInput,
  explainEstatePlanning,
  PlanType,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { definePlan } from './plan-kind.ts'

/** A question that was left open counts as a document that is not there. */
const toEngine = ({ answers, childAges }: EstatePlanningInput): EngineInput => ({
  answers: {
    will: answers.will ?? false,
    healthCareDirective: answers.healthCareDirective ?? false,
    financialPowerOfAttorney: answers.financialPowerOfAttorney ?? false,
    namedBeneficiaries: answers.namedBeneficiaries ?? false,
    guardian: answers.guardian ?? false,
    trust: answers.trust ?? false,
  },
  childAges,
})

/** Estate planning (Q-LEGACY-4): a list of documents; each that is missing is a next step, named after it. */
export const estatePlanningPlan = definePlan({
  planType: PlanType.ESTATE_PLANNING,
  version: 1,
  input: estatePlanningInput,
  draft: estatePlanningDraft,
  facts: z.object({}),
  gather: () => ({}),
  defaults: ({ childAges }) => ({ answers: {}, childAges: [...childAges] }),
  work(input) {
    const known = toEngine(input)
    const { completedCount, applicableCount, missing } = assessEstatePlanning(known)
    return {
      result: { completedCount, applicableCount, missing: [...missing] },
      explain: () => [explainEstatePlanning(known)],
    }
  },
  steps: ({ missing }, ownKeys) => ownKeys.filter((key) => missing.some((document) => key === `estate.${document}`)),
})
