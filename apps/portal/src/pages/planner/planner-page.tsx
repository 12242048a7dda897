import { PlannerCard, PlannerSharing, ProposalList } from '@evenkeel/widgets/planner'
import { PageHeader } from '../../shell/page-header.tsx'

/** The planner who can discuss the plans with the person, what they propose, and what they may see. */
export function PlannerPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)]">
        <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
          <PlannerCard />
          <ProposalList />
        </div>
        <PlannerSharing />
      </div>
    </>
  )
}
