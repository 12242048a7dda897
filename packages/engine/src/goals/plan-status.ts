import { PlanType } from './plan-type.ts'

/** The progress of a goal or plan. Source: GOAL-09 to GOAL-12. */
export const PlanStatus = { NOT_STARTED: 0, PLAN_PENDING: 1, IN_PROGRESS: 2, NEEDS_ATTENTION: 3 } as const
export type PlanStatus = (typeof PlanStatus)[keyof typeof PlanStatus]

/** Whether the status is in progress or needs attention. Source: GOAL-13. */
export const isStarted = (status: PlanStatus): boolean =>
  status === PlanStatus.IN_PROGRESS || status === PlanStatus.NEEDS_ATTENTION

/** The events that can change a plan's status. Source: Q-PLAN-10. */
export type PlanEvent =
  /** Chosen as the goal's plan. */
  | 'set'
  /** A draft was stored. */
  | 'save'
  | 'commit'
  /** Calculated again with current data. */
  | 'refresh'
  /** A linked account was deleted or has a sync issue. */
  | 'linkBroken'
  /** A calculation with current data shows that the plan misses its goal. */
  | 'offGoal'
  | 'cancel'

/**
 * Returns a plan's status after an event: 0 to 1 when set or first saved; 0 or 1 to 2 on commit; 2 to 3 when a link
 * breaks or the plan misses its goal; 3 to 2 on refresh or commit; any to 0 on cancel. All other events change nothing:
 * a draft of a running plan, a broken link of a plan that has not started, a refresh of one that was never committed.
 * Source: Q-PLAN-10.
 */
export function movedStatus(status: PlanStatus, event: PlanEvent): PlanStatus {
  switch (event) {
    case 'set':
    case 'save':
      return status === PlanStatus.NOT_STARTED ? PlanStatus.PLAN_PENDING : status
    case 'commit':
      return PlanStatus.IN_PROGRESS
    case 'refresh':
      return isStarted(status) ? PlanStatus.IN_PROGRESS : status
    case 'linkBroken':
    case 'offGoal':
      return isStarted(status) ? PlanStatus.NEEDS_ATTENTION : status
    case 'cancel':
      return PlanStatus.NOT_STARTED
    default:
      throw new RangeError('event must be a PlanEvent')
  }
}

/**
 * Whether a plan offers a refresh with current balances, rates and profile: if it needs attention, and an asset
 * allocation whenever it runs, because markets change it.
 *
 * A refresh calculates the committed input again. A plan that was never committed has none and offers no refresh, not
 * even an asset allocation. Only a commit starts a plan (see `movedStatus`), so the status alone decides, and a refresh
 * that is offered never answers 'not found'.
 *
 * Source: PLAN-19, Q-PLAN-7.
 */
export const canRefresh = ({ planType, status }: { planType: PlanType; status: PlanStatus }): boolean =>
  status === PlanStatus.NEEDS_ATTENTION || (planType === PlanType.ASSET_ALLOCATION && isStarted(status))
