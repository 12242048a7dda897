import type { DistributionSection } from '@evenkeel/api-client/contract/distribution'
import {
  distributionInput,
  type DistributionInput,
  type DistributionResult,
} from '@evenkeel/api-client/contract/plan/distribution'
import { type Explanation, type IsoDate, PlanType, type VerdictSentence } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { notFound } from '../errors.ts'
import { distributionFacts, distributionOf, distributionPlan, retirementToday } from './plans/distribution.ts'
import { planContext, type PlanScene } from './plans/ground-of.ts'
import { caseToday } from './plans/present-case.ts'
import { readPlan } from './plans/read-plan.ts'

/** The words that the verdict of retirement can have. */
const retirementWords = ['onTrack', 'close', 'offTrack', 'cannotSay'] as const
type RetirementWord = (typeof retirementWords)[number]

/** The content of a person's distribution document; every figure is computed here. */
export interface DistributionContent {
  readonly sections: readonly DistributionSection[]
  /** The day the figures were computed for. */
  readonly asOf: IsoDate
  readonly input: DistributionInput
  readonly result: DistributionResult
  /** The word of the plan's verdict, as its page has it; null without one. */
  readonly word: RetirementWord | null
  /** Of 100 simulated ones, in how many the fund lasts: the figure of the plan's verdict. Null where it has none. */
  readonly futures: number | null
  /** What the verdict says of a state tax that its rules leave out; null where they do not. */
  readonly stateTax: { readonly key: 'stateTaxAssumed'; readonly percent: number; readonly futures: string } | null
  readonly explanation: Explanation
  /** Whether the plan is a view of the retirement plan; else all amounts are of the retirement's purchasing power. */
  readonly isInTodaysDollars: boolean
}

function stateTaxOf({ key, values }: VerdictSentence): DistributionContent['stateTax'] {
  if (key !== 'stateTaxAssumed') return null
  return { key, percent: Number(values['percent']), futures: String(values['futures']) }
}

/** Returns the running plan's case as it is today, as its page shows it, else the draft's if it is complete. @throws ApiError 404 */
function requireCase(scene: PlanScene) {
  const running = caseToday(distributionPlan, scene)
  const { input, verdict } = readPlan(scene, PlanType.DISTRIBUTION_PLANNING)
  const whole = z.safeParse(distributionInput, running?.input ?? input)
  if (!whole.success) throw notFound()
  return {
    input: whole.data,
    facts: running ? z.parse(distributionFacts, running.facts) : retirementToday(planContext(scene, [])),
    asOf: running?.terms.asOf ?? scene.today,
    word: retirementWords.find((word) => word === verdict?.word) ?? null,
    futures: verdict?.figure?.unit === 'futures' ? verdict.figure.value : null,
    stateTax: verdict?.second ? stateTaxOf(verdict.second) : null,
  }
}

/**
 * Returns the document's figures from the person's own plan. The caller chooses only the sections.
 *
 * @throws ApiError 404 if there is no plan that can be computed.
 */
export function distributionContent(scene: PlanScene, wanted: readonly DistributionSection[]): DistributionContent {
  const { input, facts, ...said } = requireCase(scene)
  const { result, explain, isInTodaysDollars } = distributionOf(input, facts)
  return { sections: [...new Set(wanted)], ...said, input, result, explanation: explain(), isInTodaysDollars }
}
