import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { type IsoDate, isCounted, movedStatus, PlanStatus } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'
import type { StoredPlan } from '../../store/ledger/plans.ts'
import { caseOf } from './committed-case.ts'
import { noOffer } from './company-offer.ts'
import { groundOf, type PlanScene } from './ground-of.ts'
import { accountsOfPlan } from './plan-links.ts'
import type { AnyPlanKind, PlanCase } from './plan-kind.ts'
import { planKinds } from './all-plan-kinds.ts'

/** The committed input brought up to the present, with the ledger as it now stands and the plan's own rules. */
export function presentCase(
  kind: AnyPlanKind,
  committed: PlanCase,
  scene: PlanScene,
  accounts: readonly LinkedAccount[],
): PlanCase {
  const ground = groundOf(scene, accounts)
  return {
    input: kind.follow(kind.renew(committed.input, ground), ground),
    facts: kind.gather(ground),
    terms: { ...committed.terms, asOf: scene.today },
  }
}

const accountKey =
  (reason: 'ACCOUNT_DELETED' | 'SYNC_ISSUE') =>
  ({ userAccountId }: LinkedAccount) =>
    `${reason}:${userAccountId}`

/**
 * What is wrong with a committed plan today, each under a key of its own: `ACCOUNT_DELETED:7`, `SYNC_ISSUE:7`, `OFF_GOAL`,
 * and `OFF_GOAL:2026-10` where the same can go wrong again later (Q-PLAN-10).
 */
export function attentionKeys(
  scene: PlanScene,
  kind: AnyPlanKind,
  plan: StoredPlan,
  accounts = accountsOfPlan(scene.ledger, kind.planType, plan),
): string[] {
  const committed = caseOf(plan)
  if (!committed) return []
  const counted = accounts.filter(isCounted)
  const failing = kind.canFail ? kind.offGoal(presentCase(kind, committed, scene, accounts), committed) : null
  return [
    ...accounts.filter(({ isLinked, isDeleted }) => isLinked && isDeleted).map(accountKey('ACCOUNT_DELETED')),
    ...counted.filter(({ hasSyncIssue }) => hasSyncIssue).map(accountKey('SYNC_ISSUE')),
    ...(failing === null ? [] : [failing === '' ? 'OFF_GOAL' : `OFF_GOAL:${failing}`]),
  ]
}

/** A key as it is sent. */
export function toAttention(key: string) {
  const [reason = '', detail = ''] = key.split(':')
  if (reason === 'ACCOUNT_DELETED' || reason === 'SYNC_ISSUE') return { reason, userAccountId: Number(detail) }
  return { reason: 'OFF_GOAL', userAccountId: null }
}

/** The status as it is today: a running plan with a trouble that came since its last commit or refresh needs attention. */
export function statusToday({ status, knownAttention }: StoredPlan, keys: readonly string[]): PlanStatus {
  const isNew = keys.some((key) => !knownAttention.includes(key))
  return status === PlanStatus.IN_PROGRESS && isNew ? movedStatus(status, 'linkBroken') : status
}

/** The status of a stored plan today. What a company offers puts no plan off its goal, so it is not asked for. */
export function statusOf(ledger: LedgerTransaction, today: IsoDate, plan: StoredPlan): PlanStatus {
  if (plan.status !== PlanStatus.IN_PROGRESS) return plan.status
  return statusToday(plan, attentionKeys({ ledger, today, offer: noOffer }, planKinds[plan.planType], plan))
}
