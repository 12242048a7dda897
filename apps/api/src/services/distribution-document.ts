import type { DistributionSection } from '@evenkeel/api-client/contract/distribution'
import {
  distributionInput,
  type DistributionInput,
  type DistributionResult,
} from '@evenkeel/api-client/contract/plan/distribution'
import { type Explanation, type IsoDate, PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { notFound } from '../errors.ts'
import { committedCase } from './plans/committed-case.ts'
import { distributionFacts, distributionOf, retirementToday } from './plans/distribution.ts'
import { planContext, type PlanScene } from './plans/ground-of.ts'
import { readPlan } from './plans/read-plan.ts'

/** The content of a person's distribution document; every figure is computed here. */
export interface DistributionContent {
  readonly sections: readonly DistributionSection[]
  /** The day the figures were computed for. */
  readonly asOf: IsoDate
  readonly input: DistributionInput
  readonly result: DistributionResult
  readonly explanation: Explanation
  /** Whether the plan is a view of the retirement plan; else all amounts are of the retirement's purchasing power. */
  readonly isInTodaysDollars: boolean
}

/** Returns the committed plan's case, else the draft's if it is complete. @throws ApiError 404 */
function requireCase(scene: PlanScene) {
  const committed = committedCase(scene.ledger, PlanType.DISTRIBUTION_PLANNING)
  const input = committed?.input ?? readPlan(scene, PlanType.DISTRIBUTION_PLANNING).input
  const whole = z.safeParse(distributionInput, input)
  if (!whole.success) throw notFound()
  return {
    input: whole.data,
    facts: committed ? z.parse(distributionFacts, committed.facts) : retirementToday(planContext(scene, [])),
    asOf: committed?.terms.asOf ?? scene.today,
  }
}

/**
 * Returns the document's figures from the person's own plan. The caller chooses only the sections.
 *
 * @throws ApiError 404 if there is no plan that can be computed.
 */
export function distributionContent(scene: PlanScene, wanted: readonly DistributionSection[]): DistributionContent {
  const { input, facts, asOf } = requireCase(scene)
  const { result, explain, isInTodaysDollars } = distributionOf(input, facts)
  return { sections: [...new Set(wanted)], asOf, input, result, explanation: explain(), isInTodaysDollars }
}
