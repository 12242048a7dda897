import type { StoredPlan } from '../../store/ledger/plans.ts'
import { type FactsOfCommit, factsOfCommit } from '../household/facts-of-commit.ts'
import type { AnyPlanDefinition, PlanContext } from './plan-definition.ts'

/** Returns what a commit says about the household, measured against the plan as it was before. */
export const commitFacts = (
  kind: AnyPlanDefinition,
  plan: StoredPlan | undefined,
  { input, ownPaths = [] }: { readonly input: unknown; readonly ownPaths?: readonly string[] | undefined },
  ground: PlanContext,
): FactsOfCommit =>
  factsOfCommit(ground.household, {
    planType: kind.planType,
    input,
    defaults: kind.defaults(ground),
    before: plan ? { input: plan.committedInput, ownPaths: plan.ownPaths } : null,
    hasAccounts: ground.linked.length > 0 || ground.hasLostLinked,
    ownPaths,
  })
