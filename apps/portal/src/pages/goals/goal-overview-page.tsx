import { GoalType } from '@evenkeel/engine'
import { ButtonLink } from '@evenkeel/ui/link'
import { GoalOverview } from '@evenkeel/widgets/goals'
import { GoalNextSteps } from '@evenkeel/widgets/next-steps'
import { retirementCalculatorPath } from '@evenkeel/widgets/shared/goal-pages.ts'
import { PageHeader } from '../../shell/page-header.tsx'

/** The overview of one goal. */
export function GoalOverviewPage({ goalType }: { readonly goalType: GoalType }) {
  return (
    <>
      <PageHeader />
      <div className="mt-6 flex flex-col gap-4 tablet:gap-6">
        <GoalOverview goalType={goalType} />
        {goalType === GoalType.RETIREMENT && (
          <p>
            <ButtonLink href={`#${retirementCalculatorPath}`}>Try the retirement calculator</ButtonLink>
          </p>
        )}
        <GoalNextSteps goalType={goalType} />
      </div>
    </>
  )
}
