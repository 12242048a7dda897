import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { StoredPlan } from '../../store/ledger/plans.ts'
import { findCase } from './committed-case.ts'
import type { PlanScene } from './ground-of.ts'
import type { AnyPlanDefinition, PlanProgress } from './plan-definition.ts'
import { presentCase } from './present-case.ts'

/** Returns how far a running plan is compared with its promise; null where nothing was promised or it cannot be told. */
export function progressOf(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  plan: StoredPlan,
  accounts: readonly LinkedAccount[],
): PlanProgress | null {
  const promise = findCase(plan)
  return promise && kind.progress(presentCase(kind, promise, scene, accounts), promise)
}
