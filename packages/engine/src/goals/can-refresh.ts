import { isStarted, PlanStatus } from './plan-status.ts'
import { PlanType } from './plan-type.ts'

/**
 * Whether a plan offers to be worked out again with current balances, rates and profile: when it needs attention, and an
 * asset allocation whenever it runs, for markets move it without anybody's doing.
 *
 * A refresh works out the committed input anew, so a plan that was never committed (not started, or a mere draft) has
 * nothing to refresh: it offers none, an asset allocation no more than another. Started means committed (see
 * `movedStatus`), so the status alone tells. What is offered therefore never ends in 'not found'.
 *
 * Source: PLAN-19, Q-PLAN-7.
 */
export const canRefresh = ({ planType, status }: { planType: PlanType; status: PlanStatus }): boolean =>
  status === PlanStatus.NEEDS_ATTENTION || (planType === PlanType.ASSET_ALLOCATION && isStarted(status))
