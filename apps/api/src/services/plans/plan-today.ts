import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanStatus, Verdict } from '@evenkeel/engine'
import type { StoredPlan } from '../../store/ledger/plans.ts'
import { remembered } from '../../store/ledger/remembered.ts'
import { groundKey } from '../household/household-of.ts'
import { planKinds } from './all-plan-kinds.ts'
import type { PlanScene } from './ground-of.ts'
import { attentionOf, statusToday } from './plan-attention.ts'
import { accountsOfPlan } from './plan-links.ts'
import { type JudgedToday, judgeToday, presentVerdict } from './present-verdict.ts'

interface PlanToday {
  readonly status: PlanStatus
  readonly verdict: Verdict | null
  /** Null for a plan that is not in use. */
  readonly judged: JudgedToday | null
  readonly accounts: readonly LinkedAccount[]
}

interface PlanInScene {
  readonly scene: PlanScene
  /** As the ledger has it. */
  readonly plan: StoredPlan
}

function workOut({ scene, plan }: PlanInScene): PlanToday {
  const kind = planKinds[plan.planType]
  const accounts = accountsOfPlan(scene.ledger, plan.planType, plan)
  const judged = judgeToday(scene, kind, plan, accounts)
  return {
    status: statusToday(plan, attentionOf(scene, kind, judged, accounts)),
    verdict: judged === null ? presentVerdict(scene, kind, plan, accounts) : judged.verdict,
    judged,
    accounts,
  }
}

const kept = remembered(
  ({ scene, plan }: PlanInScene) => `${plan.planType} ${groundKey(scene)}`,
  (_ledger, one) => workOut(one),
)

/**
 * Returns a stored plan's status and verdict today. They are kept while nothing in the ledger changes: home, the sidebar, every list
 * of goals, and the next steps ask for those of all plans, and a retirement takes some 10 ms.
 */
export const planToday = (scene: PlanScene, plan: StoredPlan): PlanToday =>
  scene.said === undefined ? kept(scene.ledger, { scene, plan }) : workOut({ scene, plan })
