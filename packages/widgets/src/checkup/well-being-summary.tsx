import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { useQuery } from '@evenkeel/api-client/react'
import { DateText } from '@evenkeel/ui/date-text'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { paths } from '../shared/paths.ts'
import { SummaryCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import * as words from '../words/checkup.generated.ts'

/** The last score and its day; before the first one, what the scale is for. */
export function WellBeingScore({ score, lastCompletedOn }: Pick<Answer<'wellBeing'>, 'score' | 'lastCompletedOn'>) {
  if (score === null || lastCompletedOn === null) {
    return <p className="text-body text-text-muted">{words.wellBeingWhat()}</p>
  }
  return (
    <div>
      <p className="text-stat text-text">{words.ofHundred({ score })}</p>
      <p className="text-label font-normal text-text-muted">
        {words.wellBeingOn.parts({ date: <DateText key="date" value={lastCompletedOn} /> })}
      </p>
    </div>
  )
}

/** The last score on the well-being scale, and the link to the scale. */
export function WellBeingSummary() {
  const query = useQuery('wellBeing')
  return (
    <SummaryCard
      title={words.wellBeing()}
      path={paths.wellBeing()}
      action={query.data?.score === null ? words.start() : words.open()}
    >
      <QueryView
        query={query}
        label={words.loadingScore()}
        skeleton={<SkeletonText lines={2} room="min-h-15 tablet:min-h-20" />}
        failedTitle={words.scoreFailed()}
      >
        {(result) => <WellBeingScore {...result} />}
      </QueryView>
    </SummaryCard>
  )
}
