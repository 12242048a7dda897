import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useQuery } from '@evenkeel/api-client/react'
import { DateText } from '@evenkeel/ui/date-text'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { paths } from '../shared/paths.ts'
import { SummaryCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'

/** The last score and its day; before the first one, what the scale is for. */
export function WellBeingScore({ score, lastCompletedOn }: Pick<Answer<'wellBeing'>, 'score' | 'lastCompletedOn'>) {
  if (score === null || lastCompletedOn === null) {
    return (
      <p className="text-body text-text-muted">
        Ten statements about how your money lets you live. The score can be compared with others’ and with your own of
        another year.
      </p>
    )
  }
  return (
    <div>
      <p className="text-stat text-text">{score} of 100</p>
      <p className="text-label font-normal text-text-muted">
        Your financial well-being on <DateText value={lastCompletedOn} />
      </p>
    </div>
  )
}

/** The last score on the well-being scale, and the link to the scale. */
export function WellBeingSummary() {
  const query = useQuery('wellBeing')
  return (
    <SummaryCard
      title="Financial well-being"
      path={paths.wellBeing()}
      action={query.data?.score === null ? 'Start' : 'Open'}
    >
      <QueryView
        query={query}
        label="Loading your score"
        skeleton={<SkeletonText lines={2} room="min-h-15 tablet:min-h-20" />}
        failedTitle="Your score did not load"
      >
        {(result) => <WellBeingScore {...result} />}
      </QueryView>
    </SummaryCard>
  )
}
