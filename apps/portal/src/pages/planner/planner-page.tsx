import { PlannerCard } from '@evenkeel/widgets/planner'
import { PageHeader } from '../../shell/page-header.tsx'

/** The planner who can discuss the plans with the person. */
export function PlannerPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6 max-w-[632px]">
        <PlannerCard />
      </div>
    </>
  )
}
