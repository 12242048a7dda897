import {
  estatePlanningDraft,
  type EstatePlanningInput,
  estatePlanningInput,
} from '@evenkeel/api-client/contract/plan/estate-planning'
import { said } from '@evenkeel/api-client/contract/plan/said'
import {
  assessEstatePlanning,
  type EstatePlanningInput as EngineInput,
  explainEstatePlanning,
  PlanType,
} from '@evenkeel/engine'
import * as z from 'zod/mini'
import { definePlan } from './plan-definition.ts'

const toEngine = ({ answers, childAges }: EstatePlanningInput): EngineInput => ({ answers: said(answers), childAges })

/** Estate planning: a list of documents; each missing one is a next step with its name. Source: Q-LEGACY-4. */
export const estatePlanningPlan = definePlan({
  planType: PlanType.ESTATE_PLANNING,
  version: 1,
  input: estatePlanningInput,
  draft: estatePlanningDraft,
  facts: z.object({}),
  loadFacts: () => ({}),
  defaults: ({ household: { childAges } }) => ({ answers: {}, childAges: [...childAges] }),
  work(input) {
    const known = toEngine(input)
    const { completedCount, applicableCount, missing } = assessEstatePlanning(known)
    return {
      result: { completedCount, applicableCount, missing: [...missing] },
      explain: () => [explainEstatePlanning(known)],
    }
  },
  judged: ({ result }) => ({ planType: PlanType.ESTATE_PLANNING, documents: result() }),
  // The guardian's is kept for a child who is born later; without a child under 18 it is not offered.
  steps: ({ missing }, ownKeys) =>
    ownKeys.filter((key) => key === 'estate.guardian' || missing.some((document) => key === `estate.${document}`)),
})
