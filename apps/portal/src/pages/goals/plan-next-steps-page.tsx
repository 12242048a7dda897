import { useQuery } from '@evenkeel/api-client/react'
import { goalOfPlan, type GoalType } from '@evenkeel/engine'
import { TextLink } from '@evenkeel/ui/link'
import { AllPlanSteps } from '@evenkeel/widgets/next-steps'
import { summaryPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { goalPaths } from '@evenkeel/widgets/shared/paths.ts'
import { Navigate, useParams } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { UnknownPlan } from './unknown-plan.tsx'
import { planTypeOfPath } from './use-edited-plan.ts'
import * as words from '../../words/goal-page.generated.ts'

/** All next steps of one plan. */
export function PlanNextStepsPage({ goalType }: { readonly goalType: GoalType }) {
  const { planType: named = '' } = useParams()
  const planType = planTypeOfPath(named)
  const plan = useQuery(
    'plan',
    planType === null || goalOfPlan(planType) !== goalType ? null : { params: { planType: String(planType) } },
  )
  if (planType === null) return <UnknownPlan text={named} />
  if (goalOfPlan(planType) !== goalType) return <Navigate to={goalPaths[goalType]} replace />
  return (
    <>
      <PageHeader subtitle={plan.data?.name ?? '\u00a0'} />
      <div className="mt-6 flex flex-col gap-4 tablet:gap-6">
        {/* Above the list, whose length is known last. */}
        <p>
          <TextLink href={`#${summaryPath(planType)}`} arrow>
            {words.viewPlan()}
          </TextLink>
        </p>
        <AllPlanSteps planType={planType} />
      </div>
    </>
  )
}
