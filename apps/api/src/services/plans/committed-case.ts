import type { PlanType } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import { findPlan, type StoredPlan } from '../../store/ledger/plans.ts'
import type { PlanCase } from './plan-kind.ts'
import { ruleBookOf } from './rule-books.ts'

/** What a stored plan was worked out from; null where nothing is committed. */
export function caseOf(plan: StoredPlan | undefined): PlanCase | null {
  if (!plan || plan.committedInput === null || plan.asOf === null || plan.ruleBook === null) return null
  return {
    input: plan.committedInput,
    facts: plan.committedFacts,
    terms: { asOf: plan.asOf, ruleBook: ruleBookOf(plan.ruleBook) },
  }
}

/** What the plan of a type was worked out from; null where nothing is committed. */
export const committedCase = (ledger: LedgerTransaction, planType: PlanType): PlanCase | null =>
  caseOf(findPlan(ledger, planType))
