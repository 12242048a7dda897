import { AllGoals } from '@evenkeel/widgets/goals'
import { Page } from '../../shell/page-header.tsx'
import * as words from '../../words/goal-page.generated.ts'

/** All seven goals, started or not. */
export function AllGoalsPage() {
  return (
    <Page subtitle={words.allGoals()}>
      <AllGoals />
    </Page>
  )
}
