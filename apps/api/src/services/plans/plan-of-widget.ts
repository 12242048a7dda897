import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanDetail } from '@evenkeel/api-client/contract/plan/plan-types'
import { isCounted, PlanType } from '@evenkeel/engine'
import { notFound } from '../../errors.ts'

interface SeenPlan {
  readonly planType: PlanType
  /** Whether the widget shows an account of the plan, or reckons with it. */
  readonly needs: (account: LinkedAccount) => boolean
}

/** The one plan with whose figures a calculator on another page begins. A page can ask for whatever its widget can. */
const seenByWidget: Readonly<Record<string, SeenPlan>> = {
  'retirement-calculator': { planType: PlanType.RETIREMENT, needs: isCounted },
  // There the person chooses among all debts.
  'debt-wizard': { planType: PlanType.REDUCE_DEBT, needs: ({ isDeleted }) => !isDeleted },
}

/**
 * Lets a session read each plan, and a widget on another page its own alone.
 *
 * @throws ApiError 404 for another plan than the widget's, as for a number that is no plan type.
 */
export function requirePlanFor(widget: string | undefined, planType: number): void {
  if (widget !== undefined && seenByWidget[widget]?.planType !== planType) throw notFound()
}

/** A plan as whoever asks may read it: for a widget what is filled in and the accounts behind it, and nothing of what came of it. */
export function planFor(widget: string | undefined, plan: PlanDetail): PlanDetail {
  const seen = widget === undefined ? undefined : seenByWidget[widget]
  if (seen === undefined) return plan
  return {
    ...plan,
    result: null,
    explanations: [],
    attention: [],
    linkedAccounts: plan.linkedAccounts.filter(seen.needs),
  }
}
