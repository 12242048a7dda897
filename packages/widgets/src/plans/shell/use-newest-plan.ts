import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useClient } from '@evenkeel/api-client/react'
import { useState } from 'react'
import { useFailure } from '../../shared/failure.tsx'

/** Returns the plan to show: the given one, or the one that another tab has saved since; its form starts over with each round. */
export function useNewestPlan<Plan extends PlanDetail>(plan: Plan, isIt: (plan: PlanDetail) => plan is Plan) {
  const client = useClient()
  const showFailure = useFailure()
  const [taken, setTaken] = useState<{ readonly plan: Plan; readonly round: number } | null>(null)
  const takeTheirs = async () => {
    try {
      const newest = await client.call('plan', { params: { planType: String(plan.planType) } })
      if (isIt(newest)) setTaken({ plan: newest, round: (taken?.round ?? 0) + 1 })
    } catch (reason) {
      showFailure(reason)
    }
  }
  return { newest: taken?.plan ?? plan, round: taken?.round ?? 0, takeTheirs: () => void takeTheirs() }
}
