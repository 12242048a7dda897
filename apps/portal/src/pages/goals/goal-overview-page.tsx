import { GoalType } from '@evenkeel/engine'
import { ButtonLink } from '@evenkeel/ui/link'
import { GoalOverview } from '@evenkeel/widgets/goals'
import { GoalNextSteps } from '@evenkeel/widgets/next-steps'
import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { PageHeader } from '../../shell/page-header.tsx'

const budgetAction = (
  <ButtonLink variant="primary" href={`#${patterns.liveByABudgetCalculator}`}>
    View budgets
  </ButtonLink>
)

/** The overview of one goal. */
export function GoalOverviewPage({ goalType }: { readonly goalType: GoalType }) {
  return (
    <>
      <PageHeader />
      <div className="mt-6 flex flex-col gap-4 tablet:gap-6">
        <GoalOverview goalType={goalType} action={goalType === GoalType.LIVE_BY_A_BUDGET ? budgetAction : undefined} />
        <GoalNextSteps goalType={goalType} />
      </div>
    </>
  )
}
