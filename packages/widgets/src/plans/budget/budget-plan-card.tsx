import { useQuery } from '@evenkeel/api-client/react'
import { PlanStatus, PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { ButtonLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Status } from '@evenkeel/ui/status'
import { toStatusName } from '../../shared/goal-look.ts'
import { summaryPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.ts'
import { QueryCard } from '../../shared/query-card.tsx'
import * as words from '../../words/budget-plan.generated.ts'
import { LiveAnswer } from '../shell/live-answer.tsx'
import { PlanNotices } from '../shell/plan-notices.tsx'
import { usePlanForm } from '../shell/use-plan-form.ts'

const nothingToFillIn = { input: {} }

/** The budgets themselves are the plan (Q-LBB-1): what they come to, and a card that commits it and links to its summary. */
export function BudgetPlanCard() {
  const { href } = useLinks()
  const plan = useQuery('plan', { params: { planType: String(PlanType.LIVE_BY_A_BUDGET) } })
  const { commit, isBusy, failure } = usePlanForm(PlanType.LIVE_BY_A_BUDGET)
  const message = failure.error ?? failure.refusals[0]?.errors[0]
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <LiveAnswer planType={PlanType.LIVE_BY_A_BUDGET} body={nothingToFillIn} />
      <QueryCard
        title={words.title()}
        query={plan}
        label={words.loading()}
        skeleton={<SkeletonText lines={3} room="min-h-[98px]" />}
        failedTitle={words.failed()}
      >
        {(detail) => (
          <div className="flex flex-col gap-4">
            <PlanNotices plan={detail} />
            {message !== undefined && (
              <Notice tone="danger" announce="assertive">
                {message}
              </Notice>
            )}
            <Status status={toStatusName(detail.status)} />
            <p className="text-body text-text-muted">
              {detail.status === PlanStatus.NOT_STARTED ? words.first() : words.again()}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" busy={isBusy} onClick={() => void commit(nothingToFillIn)}>
                {words.use()}
              </Button>
              {detail.result !== null && (
                <ButtonLink href={href(summaryPath(PlanType.LIVE_BY_A_BUDGET))}>{words.view()}</ButtonLink>
              )}
            </div>
          </div>
        )}
      </QueryCard>
    </div>
  )
}
