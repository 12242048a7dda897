import { isStarted, PlanStatus } from './plan-status.ts'

/** What can move a plan's status (Q-PLAN-10). */
export type PlanEvent =
  /** Chosen as the goal's plan. */
  | 'set'
  /** A draft was stored. */
  | 'save'
  | 'commit'
  /** Worked out again with current data. */
  | 'refresh'
  /** A linked account was deleted or has a sync issue. */
  | 'linkBroken'
  /** Working it out with current data shows the plan off its goal. */
  | 'offGoal'
  | 'cancel'

/**
 * A plan's status after an event: 0 to 1 when set or first saved; 0 or 1 to 2 on commit; 2 to 3 when a link breaks or
 * the plan is off its goal; 3 to 2 on refresh or commit; any to 0 on cancel. Everything else leaves it: a draft of a
 * running plan, a broken link of a plan that has not started, a refresh of one that was never committed. Source:
 * Q-PLAN-10.
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
