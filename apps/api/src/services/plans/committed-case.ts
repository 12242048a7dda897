import type { PlanType } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findPlan, type StoredPlan } from '../../store/ledger/plans.ts'
import type { PlanCase, AnyPlanDefinition, PlanContext } from './plan-definition.ts'
import { requireRuleBook } from './rule-books.ts'
import { type FactsOfCommit, factsOfCommit } from '../household/facts-of-commit.ts'

/** Returns the case a stored plan was computed from; null if nothing is committed. */
export function findCase(plan: StoredPlan | undefined): PlanCase | null {
  if (!plan || plan.committedInput === null || plan.asOf === null || plan.ruleBook === null) return null
  return {
    input: plan.committedInput,
    facts: plan.committedFacts,
    terms: { asOf: plan.asOf, ruleBook: requireRuleBook(plan.ruleBook) },
    ownPaths: plan.ownPaths,
  }
}

/** Returns the case that the plan of a type was computed from; null if nothing is committed. */
export const committedCase = (ledger: LedgerTransaction, planType: PlanType): PlanCase | null =>
  findCase(findPlan(ledger, planType))

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
