import { useQuery } from '@evenkeel/api-client/react'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { CheckupBadge, CheckupResult } from './checkup-result.tsx'
import { SummaryCard } from './summary-card.tsx'

/** How the last confidence checkup came out, and the way to it. */
export function CheckupSummary() {
  const query = useQuery('checkupStatus')
  const action = query.data === undefined || (query.data.isCompleted && !query.data.isDue) ? 'Open' : 'Start'
  return (
    <SummaryCard title="Confidence checkup" path={paths.confidenceCheckup()} action={action}>
      <Loaded
        query={query}
        label="Loading your checkup"
        skeleton={<SkeletonText lines={2} />}
        failedTitle="Your checkup did not load"
      >
        {(status) => (
          <>
            <div className="mb-2">
              <CheckupBadge {...status} />
            </div>
            <CheckupResult status={status} />
          </>
        )}
      </Loaded>
    </SummaryCard>
  )
}
