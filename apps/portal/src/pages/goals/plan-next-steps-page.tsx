import { useQuery } from '@evenkeel/api-client/react'
import { TextLink } from '@evenkeel/ui/link'
import { AllPlanSteps } from '@evenkeel/widgets/next-steps'
import { summaryPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { useParams } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { UnknownPlan } from './unknown-plan.tsx'
import { planTypeOfPath } from './use-edited-plan.ts'

/** All next steps of one plan. */
export function PlanNextStepsPage() {
  const { planType: named = '' } = useParams()
  const planType = planTypeOfPath(named)
  const plan = useQuery('plan', planType === null ? null : { params: { planType: String(planType) } })
  if (planType === null) return <UnknownPlan text={named} />
  return (
    <>
      <PageHeader subtitle={plan.data?.name} />
      <div className="mt-6 flex flex-col gap-4 tablet:gap-6">
        <AllPlanSteps planType={planType} />
        <p>
          <TextLink href={`#${summaryPath(planType)}`} arrow>
            View plan
          </TextLink>
        </p>
      </div>
    </>
  )
}
