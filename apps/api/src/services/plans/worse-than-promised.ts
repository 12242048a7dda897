import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { isWorseThan, PlanType, type Verdict } from '@evenkeel/engine'
import type { PlanScene } from './ground-of.ts'
import type { AnyPlanDefinition } from './plan-definition.ts'
import { type JudgedToday, promisedVerdict } from './present-verdict.ts'

/** What was promised, and when, of a plan that is now worse off. */
export interface WorsePlan {
  readonly promise: Verdict
  readonly now: Verdict
  readonly asOf: string
}

/**
 * Returns what was promised of a plan that is worse off today: its verdict then and now; null for any other. A budget's
 * verdict is about one month and is not compared with another's.
 */
export function worseThanPromised(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  { committed, present, verdict: now }: JudgedToday,
  accounts: readonly LinkedAccount[],
): WorsePlan | null {
  if (kind.planType === PlanType.LIVE_BY_A_BUDGET) return null
  // What can no longer be worked out is off its goal by its own rule.
  if (Object.keys(kind.faults(present)).length > 0) return null
  const promise = promisedVerdict(scene, kind, committed, accounts)
  if (promise === null || now === null || !isWorseThan(promise, now)) return null
  return { promise, now, asOf: committed.terms.asOf }
}
