import type { Goal } from '@evenkeel/api-client/contract/goals'
import { type QueryState, useQuery } from '@evenkeel/api-client/react'
import { canLinkAccounts, PlanStatus, PlanType } from '@evenkeel/engine'
import { useMemo } from 'react'
import type { LinkableAccount } from './link-accounts-checklist.tsx'

/** A plan that counts accounts, under the name that the person knows it by. */
export interface LinkablePlan {
  readonly planType: PlanType
  readonly name: string
}

const planTypes: readonly PlanType[] = Object.values(PlanType)

const toPlans = (goals: readonly Pick<Goal, 'name' | 'plans'>[]): LinkablePlan[] =>
  goals.flatMap(({ name: goalName, plans }) =>
    plans
      .filter(({ status }) => status !== PlanStatus.NOT_STARTED)
      .flatMap(({ planType, name }) => {
        const known = planTypes.find((type) => type === planType)
        return known === undefined || !canLinkAccounts(known) ? [] : [{ planType: known, name: name || goalName }]
      }),
  )

/** Returns the plans that the person has begun and that count accounts. */
export function useLinkablePlans(): QueryState<readonly LinkablePlan[]> {
  const goals = useQuery('myGoals')
  const plans = useMemo(() => goals.data && toPlans(goals.data), [goals.data])
  return { ...goals, data: plans }
}

/** Returns the accounts that a plan offers, by name and kind alone: a widget that links accounts is told no figure. */
export function usePlanAccounts(planType: PlanType): QueryState<readonly LinkableAccount[]> {
  const plan = useQuery('plan', { params: { planType: String(planType) } })
  const accounts = useMemo(
    () =>
      plan.data?.linkedAccounts.map(
        ({ userAccountId, name, displayName, typeName, categoryName, groupName, isLinked, isDeleted }) => ({
          ...{ userAccountId, name, displayName, typeName, categoryName, groupName, isLinked, isDeleted },
        }),
      ),
    [plan.data],
  )
  return { ...plan, data: accounts }
}
