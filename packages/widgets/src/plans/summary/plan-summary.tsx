import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { goalOfPlan } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { ButtonLink } from '@evenkeel/ui/link'
import type { ReactNode } from 'react'
import { calculatorPath, editPath } from '../../shared/goal-pages.ts'
import { Coming, useLater } from '../../shared/lazy-card.tsx'
import { useLinks } from '../../shared/links.ts'
import { PlanSkeleton } from '../../shared/plan-skeletons.tsx'
import * as words from '../../words/goal-page.generated.ts'
import { PlanStart } from '../start/plan-start.tsx'
import { planAnswers } from './plan-answer.tsx'
import { PlanColumns } from './plan-columns.tsx'

interface PlanSummaryProps {
  readonly plan: PlanDetail
  /** The plan's open steps, passed in by the page. */
  readonly nextSteps: ReactNode
  /** The facts that the plan is based on, passed in by the page. */
  readonly facts?: ReactNode
  /** Called to edit the plan on the same page. */
  readonly onEdit?: () => void
}

/** The page of a plan. Before a commit, what the plan would find out. */
export function PlanSummary({ plan, nextSteps, facts, onEdit }: PlanSummaryProps) {
  const isMade = plan.result !== null
  const { Part: Answer, ...coming } = useLater({ load: planAnswers[plan.planType], isWanted: isMade })
  if (!isMade)
    return <PlanStart plan={plan} planType={plan.planType} status={plan.status} path={calculatorPath(plan.planType)} />
  if (Answer === null)
    return (
      <Coming title={plan.name} {...coming}>
        <PlanSkeleton goalType={goalOfPlan(plan.planType)} />
      </Coming>
    )
  return (
    <PlanColumns
      {...{ plan, nextSteps, facts }}
      answer={<Answer plan={plan} />}
      change={<ChangeCard plan={plan} onEdit={onEdit} />}
    />
  )
}

/** Leads to the plan's choices. */
function ChangeCard({
  plan: { planType },
  onEdit,
}: Pick<PlanSummaryProps, 'plan'> & { readonly onEdit: PlanSummaryProps['onEdit'] }) {
  const { href } = useLinks()
  return (
    <Card title={words.change()}>
      <CardBody>
        <p className="text-body text-text-muted">{words.changeWhat()}</p>
        <div className="mt-4 flex flex-wrap gap-3" data-print="hide">
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
