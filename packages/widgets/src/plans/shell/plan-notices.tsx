import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { useChange } from '@evenkeel/api-client/react'
import { accountLabel } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Notice } from '@evenkeel/ui/notice'
import { useFailure } from '../../shared/failure.tsx'
import { useDone } from './use-plan-form.ts'

const reasons = {
  ACCOUNT_DELETED: (account: string) => `${account} is gone, and your plan still counts it.`,
  SYNC_ISSUE: (account: string) => `${account} could not be brought up to date.`,
  OFF_GOAL: () => 'With today’s figures your plan no longer reaches its goal.',
} as const

function reasonOf({ reason, userAccountId }: PlanDetail['attention'][number], { linkedAccounts }: PlanDetail): string {
  const account = linkedAccounts.find((one) => one.userAccountId === userAccountId)
  return reasons[reason](account ? accountLabel(account) : 'A linked account')
}

/** Works the plan out again with today's figures. */
export function useRefresh(planType: number) {
  const refresh = useChange('refreshPlan')
  const showFailure = useFailure()
  const done = useDone()
  const run = async () => {
    try {
      const { changeId } = await refresh.run({ params: { planType: String(planType) }, body: {} })
      done('Your plan is up to date', changeId)
    } catch (reason) {
      showFailure(reason)
    }
  }
  return { run: () => void run(), isBusy: refresh.isBusy }
}

/** Why a running plan needs attention, and the two answers to it: work it out again, or let it be. */
export function PlanNotices({ plan }: { readonly plan: PlanDetail }) {
  const refresh = useRefresh(plan.planType)
  const dismiss = useChange('dismissPlanPrompt')
  const showFailure = useFailure()
  const done = useDone()
  if (!plan.showsRefreshPrompt) return null
  const letBe = async () => {
    try {
      const { changeId } = await dismiss.run({ params: { planType: String(plan.planType) }, body: {} })
      done('Your plan stays as it is', changeId)
    } catch (reason) {
      showFailure(reason)
    }
  }
  return (
    <Notice tone="warning" announce="polite">
      <p className="font-semibold">Your data changed, refresh?</p>
      {plan.attention.map((one) => (
        <p key={`${one.reason} ${String(one.userAccountId)}`}>{reasonOf(one, plan)}</p>
      ))}
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {plan.canRefresh && (
          <Button size="compact" icon="refresh" onClick={refresh.run} busy={refresh.isBusy}>
            Refresh
          </Button>
        )}
        <Button size="compact" variant="text" onClick={() => void letBe()} busy={dismiss.isBusy}>
          Dismiss
        </Button>
      </p>
    </Notice>
  )
}
