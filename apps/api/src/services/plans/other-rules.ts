import { retirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { toRetirementPerson } from '@evenkeel/api-client/contract/plan/retirement-person'
import { missingOfRetirement } from '@evenkeel/api-client/contract/plan/retirement-missing'
import { outOf100, PlanType, type RuleBook, ruleBooks } from '@evenkeel/engine'
import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import * as z from 'zod/mini'
import type { StoredPlan } from '../../store/ledger/plans.ts'
import { futuresOf } from './futures.ts'
import type { PlanScene } from './ground-of.ts'
import type { AnyPlanDefinition, PlanCase } from './plan-definition.ts'
import { judgedCase } from './present-verdict.ts'
import { toOptions } from './retirement-outcome.ts'

/** From this difference on, the rules that a plan uses matter to the person. */
const tellingDifference = 5

/** A retirement plan's futures of 100 by other rules than its own. */
export interface OtherRules {
  readonly ruleBookId: string
  readonly name: string
  readonly futures: number
}

function byOtherRules(scene: PlanScene, { input, terms }: PlanCase, other: RuleBook): OtherRules | null {
  const plan = z.parse(retirementInput, input)
  if (missingOfRetirement(plan, terms.asOf).length > 0) return null
  const person = toRetirementPerson(plan, terms)
  const futuresBy = (ruleBook: RuleBook) =>
    outOf100(futuresOf(scene.ledger, person, toOptions({ asOf: terms.asOf, ruleBook })))
  const futures = futuresBy(other)
  const { ruleBookId, name } = other
  return Math.abs(futures - futuresBy(terms.ruleBook)) < tellingDifference ? null : { ruleBookId, name, futures }
}

/**
 * Returns what a retirement plan comes to by the other published figures, where that differs by 5 futures or more; null
 * elsewhere, and for every other plan.
 */
export function otherRulesOf(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  plan: StoredPlan,
  accounts: readonly LinkedAccount[],
): OtherRules | null {
  if (kind.planType !== PlanType.RETIREMENT) return null
  const judged = judgedCase(scene, kind, plan, accounts)
  if (judged === null || Object.keys(kind.faults(judged)).length > 0) return null
  const own = judged.terms.ruleBook.ruleBookId
  const other = Object.values(ruleBooks).find(({ ruleBookId }) => ruleBookId !== own)
  return other === undefined ? null : byOtherRules(scene, judged, other)
}
