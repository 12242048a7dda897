import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { isCounted, movedStatus, PlanStatus } from '@evenkeel/engine'
import type { StoredPlan } from '../../store/ledger/plans.ts'
import type { PlanScene } from './ground-of.ts'
import { accountsOfPlan } from './plan-links.ts'
import type { AnyPlanDefinition } from './plan-definition.ts'
import { type JudgedToday, judgeToday } from './present-verdict.ts'
import { worseThanPromised } from './worse-than-promised.ts'

const accountKey =
  (reason: 'ACCOUNT_DELETED' | 'SYNC_ISSUE') =>
  ({ userAccountId }: LinkedAccount) =>
    `${reason}:${userAccountId}`

/**
 * Returns a key for each problem of a plan today, none for one that is not committed: `ACCOUNT_DELETED:7`, `SYNC_ISSUE:7`, `OFF_GOAL`,
 * `OFF_GOAL:2026-10` for a problem that can occur again later, and `OFF_GOAL:close` for a verdict that is worse than the
 * promised one. Source: Q-PLAN-10.
 */
export function attentionOf(
  scene: PlanScene,
  kind: AnyPlanDefinition,
  judged: JudgedToday | null,
  accounts: readonly LinkedAccount[],
): string[] {
  if (judged === null) return []
  const counted = accounts.filter(isCounted)
  const worse = worseThanPromised(scene, kind, judged, accounts)
  const failing = kind.canFail ? kind.isOffTrack(judged.present, judged.committed) : null
  const problem = worse?.now.band ?? failing
  return [
    ...accounts.filter(({ isLinked, isDeleted }) => isLinked && isDeleted).map(accountKey('ACCOUNT_DELETED')),
    ...counted.filter(({ hasSyncIssue }) => hasSyncIssue).map(accountKey('SYNC_ISSUE')),
    ...(problem === null ? [] : [problem === '' ? 'OFF_GOAL' : `OFF_GOAL:${problem}`]),
  ]
}

/** Returns the keys of a stored plan. */
export function attentionKeys(scene: PlanScene, kind: AnyPlanDefinition, plan: StoredPlan): string[] {
  const accounts = accountsOfPlan(scene.ledger, kind.planType, plan)
  return attentionOf(scene, kind, judgeToday(scene, kind, plan, accounts), accounts)
}

/** Converts a key to the API's shape. */
export function toAttention(key: string) {
  const [reason = '', detail = ''] = key.split(':')
  if (reason === 'ACCOUNT_DELETED' || reason === 'SYNC_ISSUE') return { reason, userAccountId: Number(detail) }
  return { reason: 'OFF_GOAL', userAccountId: null }
}

/**
 * Returns today's status: a plan in progress with a problem that is new since its last commit or refresh needs
 * attention.
 */
export function statusToday({ status, knownAttention }: StoredPlan, keys: readonly string[]): PlanStatus {
  const isNew = keys.some((key) => !knownAttention.includes(key))
  return status === PlanStatus.IN_PROGRESS && isNew ? movedStatus(status, 'linkBroken') : status
}
