import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { goalOfPlan, PlanStatus, PlanType } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import type { ReactNode } from 'react'
import { goalIcons } from '../../shared/goal-look.ts'
import { calculatorPath, retirementCalculatorPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.tsx'
import { Calculated } from '../shell/calculated.tsx'
import { PlanNotices } from '../shell/plan-notices.tsx'
import { PlanTools } from '../shell/plan-tools.tsx'
import { DownloadPlan } from './download-plan.tsx'
import { PlanAnswer } from './plan-answer.tsx'

interface PlanSummaryProps {
  readonly plan: PlanDetail
  /** The plan's open steps, from whoever composes the page. */
  readonly nextSteps: ReactNode
  /** Where a plan is edited on the very page. */
  readonly onEdit?: () => void
}

/** What came of one plan, what can be done with it, and how it was worked out; before a commit, the way to make it. */
export function PlanSummary({ plan, nextSteps, onEdit }: PlanSummaryProps) {
  if (plan.result === null) return <NoPlanYet plan={plan} />
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <PlanNotices plan={plan} />
      {plan.hasDraft && <DraftNotice plan={plan} />}
      <PlanAnswer plan={plan} />
      <PlanTools plan={plan} own={<OwnTool planType={plan.planType} />} onEdit={onEdit} />
      {nextSteps}
      <Calculated {...plan} />
    </div>
  )
}

/** What can be done with one kind of plan alone. */
function OwnTool({ planType }: { readonly planType: PlanType }) {
  const { href } = useLinks()
  if (planType === PlanType.DISTRIBUTION_PLANNING) return <DownloadPlan />
  return planType === PlanType.RETIREMENT ? (
    <ButtonLink href={href(retirementCalculatorPath)}>Try different choices</ButtonLink>
  ) : null
}

function DraftNotice({ plan }: { readonly plan: PlanDetail }) {
  const { href } = useLinks()
  return (
    <Notice
      action={
        <ButtonLink size="compact" href={href(calculatorPath(plan.planType))}>
          Continue
        </ButtonLink>
      }
    >
      You have changes to this plan that are not committed. What you see here is the plan without them.
    </Notice>
  )
}

function NoPlanYet({ plan }: { readonly plan: PlanDetail }) {
  const { href } = useLinks()
  const isPending = plan.status === PlanStatus.PLAN_PENDING
  return (
    <Card>
      <CardBody>
        <EmptyState
          icon={goalIcons[goalOfPlan(plan.planType)]}
          title={isPending ? 'Your plan is not finished' : 'No plan yet'}
          action={
            <ButtonLink variant="primary" href={href(calculatorPath(plan.planType))}>
              {isPending ? 'Continue' : 'Start'}
            </ButtonLink>
          }
        >
          {isPending
            ? 'What you entered is kept. Commit the plan to see what comes of it.'
            : 'A few answers are enough to see where you stand.'}
        </EmptyState>
      </CardBody>
    </Card>
  )
}
