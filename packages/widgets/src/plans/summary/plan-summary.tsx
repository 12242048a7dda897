import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { PlanType } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { ButtonLink } from '@evenkeel/ui/link'
import { type ReactNode, useId } from 'react'
import { calculatorPath, editPath, retirementCalculatorPath } from '../../shared/goal-pages.ts'
import { useLinks } from '../../shared/links.tsx'
import * as words from '../../words/goal-page.generated.ts'
import { Calculated } from '../shell/calculated.tsx'
import { PlanFrameContext } from '../shell/plan-frame.tsx'
import { PlanMenu } from '../shell/plan-menu.tsx'
import { PlanNotices } from '../shell/plan-notices.tsx'
import { PlanStart } from '../start/plan-start.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { PlanAnswer } from './plan-answer.tsx'
import { useDownload } from './use-download.ts'

interface PlanSummaryProps {
  readonly plan: PlanDetail
  /** The plan's open steps, passed in by the page. */
  readonly nextSteps: ReactNode
  /** The facts that the plan is based on, passed in by the page. */
  readonly facts?: ReactNode
  /** Called to edit the plan on the same page. */
  readonly onEdit?: () => void
}

/**
 * The page of a plan: its answer, what can be changed, its steps, and how it was calculated. On a phone they follow each other in that
 * order. Before a commit, what the plan would find out.
 */
export function PlanSummary({ plan, nextSteps, facts, onEdit }: PlanSummaryProps) {
  const download = useDownload()
  if (plan.result === null)
    return <PlanStart planType={plan.planType} status={plan.status} path={calculatorPath(plan.planType)} />
  const own =
    plan.planType === PlanType.DISTRIBUTION_PLANNING
      ? [{ label: words.download(), icon: 'download', onSelect: download } as const]
      : []
  return (
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,592fr)_minmax(0,300fr)]">
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
        <PlanNotices plan={plan} />
        {plan.hasDraft && <DraftNotice plan={plan} />}
        <PlanFrameContext value={{ menu: <PlanMenu plan={plan} own={own} />, foot: facts }}>
          <PlanAnswer plan={plan} />
        </PlanFrameContext>
      </div>
      <div className="min-w-0 desktop:row-span-2">
        <ChangeCard plan={plan} onEdit={onEdit} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
        {nextSteps}
        <Calculated {...plan} />
      </div>
    </div>
  )
}

/** Leads to the plan's choices. */
function ChangeCard({
  plan: { planType },
  onEdit,
}: Pick<PlanSummaryProps, 'plan'> & { readonly onEdit: PlanSummaryProps['onEdit'] }) {
  const titleId = useId()
  const { href } = useLinks()
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={words.change()} titleId={titleId} />
      <CardBody>
        <p className="text-body text-text-muted">{words.changeWhat()}</p>
        <div className="mt-4 flex flex-wrap gap-3" data-print="hide">
          {planType === PlanType.RETIREMENT && (
            <ButtonLink href={href(retirementCalculatorPath)}>{words.tryChoices()}</ButtonLink>
          )}
          {onEdit ? (
            <Button variant="primary" icon="pencil" onClick={onEdit}>
              {words.edit()}
            </Button>
          ) : (
            <ButtonLink variant="primary" icon="pencil" href={href(editPath(planType))}>
              {words.edit()}
            </ButtonLink>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
