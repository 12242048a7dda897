import { AllGoals } from '@evenkeel/widgets/goals'
import { PageHeader } from '../../shell/page-header.tsx'

/** All seven goals, started or not. */
export function AllGoalsPage() {
  return (
    <>
      <PageHeader subtitle="Seven goals. Start with one; you can change or leave a plan at any time." />
      <div className="mt-6">
        <AllGoals />
      </div>
    </>
  )
}
