import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanDetail } from '@evenkeel/api-client/contract/plan/plan-types'
import { isCounted, PlanType } from '@evenkeel/engine'
import { notFound } from '../../errors.ts'

interface SeenPlan {
  readonly planType: PlanType
  /** Whether the widget shows the account or computes with it. */
  readonly needs: (account: LinkedAccount) => boolean
}

/**
 * The one plan whose figures each calculator on another page starts with. The page can request anything that its widget can.
 */
const seenByWidget: Readonly<Record<string, SeenPlan>> = {
  'retirement-calculator': { planType: PlanType.RETIREMENT, needs: isCounted },
  // In this widget the person chooses among all debts.
  'debt-wizard': { planType: PlanType.REDUCE_DEBT, needs: ({ isDeleted }) => !isDeleted },
}

/**
 * Allows a session to read every plan, and a widget on another page only its own.
 *
 * @throws ApiError 404 for another plan than the widget's, the same as for an unknown plan type.
 */
export function requirePlanFor(widget: string | undefined, planType: number): void {
  const seen = widget === undefined ? undefined : seenByWidget[widget]
  if (seen && seen.planType !== planType) throw notFound()
}

/** The choices of a debt plan are no facts, and its debts are those of today in any case. */
function withInputToday(plan: PlanDetail): PlanDetail {
  if (plan.planType !== PlanType.RETIREMENT || plan.hasDraft || plan.present?.input === undefined) return plan
  return { ...plan, input: plan.present.input }
}

/**
 * Returns a plan as the caller may read it: a widget gets the input and the accounts it needs, but no results. A running
 * plan's input has today's facts, as the calculator on our own page starts with them; a draft stays as it is.
 */
export function planFor(widget: string | undefined, plan: PlanDetail): PlanDetail {
  const seen = widget === undefined ? undefined : seenByWidget[widget]
  if (seen === undefined) return plan
  return {
    ...withInputToday(plan),
    result: null,
    explanations: [],
    attention: [],
    facts: [],
    ownPaths: [],
    present: null,
    draft: null,
    verdict: null,
    fellFrom: null,
    otherRules: null,
    progress: null,
    linkedAccounts: plan.linkedAccounts.filter(seen.needs),
  }
}
