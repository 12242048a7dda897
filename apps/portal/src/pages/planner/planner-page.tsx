import { PlannerCard } from '@evenkeel/widgets/planner'
import { PageHeader } from '../../shell/page-header.tsx'

/** The person to talk the plans through with. */
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
