import { AllGoals } from '@evenkeel/widgets/goals'
import { PageHeader } from '../../shell/page-header.tsx'
import * as words from '../../words/goal-page.generated.ts'

/** All seven goals, started or not. */
export function AllGoalsPage() {
  return (
    <>
      <PageHeader subtitle={words.allGoals()} />
      <div className="mt-6">
        <AllGoals />
      </div>
    </>
  )
}
