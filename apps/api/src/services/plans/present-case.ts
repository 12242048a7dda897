import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { findPlan } from '../../store/ledger/plans.ts'
import { withFacts } from '../household/plan-values.ts'
import { findCase } from './committed-case.ts'
import { planContext, type PlanScene } from './ground-of.ts'
import type { AnyPlanDefinition, PlanCase } from './plan-definition.ts'
import { accountsOfPlan } from './plan-links.ts'

/**
 * Updates a committed case to today's ledger and day, by the plan type's rules. A plan that follows another one takes that
 * plan's values, so that the two cannot disagree; any other takes today's facts.
 */
export function presentCase(
  kind: AnyPlanDefinition,
  committed: PlanCase,
  scene: PlanScene,
  accounts: readonly LinkedAccount[],
): PlanCase {
  const ground = planContext(scene, accounts, committed.facts)
  const input =
    kind.inputToday(committed, ground) ??
    withFacts(kind.planType, committed.input, ground.household, committed.ownPaths)
  return {
    ...committed,
    input: kind.applyLinkedAccounts(input, ground),
    facts: kind.loadFacts(ground),
    terms: { asOf: scene.today, ruleBook: kind.ruleBookFor(input, committed.terms.ruleBook) },
  }
}

/** Returns a running plan's case as it is today: as committed, if it can no longer be computed. Null if nothing is committed. */
export function caseToday(kind: AnyPlanDefinition, scene: PlanScene): PlanCase | null {
  const plan = findPlan(scene.ledger, kind.planType)
  const committed = findCase(plan)
  if (committed === null) return null
  const present = presentCase(kind, committed, scene, accountsOfPlan(scene.ledger, kind.planType, plan))
  return Object.keys(kind.faults(present)).length > 0 ? committed : present
}
