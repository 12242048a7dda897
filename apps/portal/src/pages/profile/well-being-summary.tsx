import { useQuery } from '@evenkeel/api-client/react'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { paths } from '@evenkeel/widgets/shared/paths.ts'
import { SummaryCard } from './summary-card.tsx'
import { WellBeingScore } from './well-being-score.tsx'

/** The last score on the well-being scale, and the way to it. */
export function WellBeingSummary() {
  const query = useQuery('wellBeing')
  return (
    <SummaryCard
      title="Financial well-being"
      path={paths.wellBeing()}
      action={query.data?.score === null ? 'Start' : 'Open'}
    >
      <Loaded
        query={query}
        label="Loading your score"
        skeleton={<SkeletonText lines={2} />}
        failedTitle="Your score did not load"
      >
        {(result) => <WellBeingScore {...result} />}
      </Loaded>
    </SummaryCard>
  )
}
