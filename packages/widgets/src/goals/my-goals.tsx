import { useQuery } from '@evenkeel/api-client/react'
import { Heading } from '@evenkeel/ui/heading'
import { TextLink } from '@evenkeel/ui/link'
import { useId } from 'react'
import { LazyPart } from '../shared/lazy-card.tsx'
import { useLinks } from '../shared/links.ts'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import { GoalsSkeleton } from './goals-skeleton.tsx'
import * as words from '../words/my-goals.generated.ts'

interface MyGoalsProps {
  /** False while the content above is still loading: verdicts come after it. */
  readonly isWanted: boolean
}

const loadList = async () => (await import('./goal-list.tsx')).GoalList

/** The goals that are started or have a pending plan, on the home screen. */
export function MyGoals({ isWanted }: MyGoalsProps) {
  const titleId = useId()
  const { href } = useLinks()
  const dashboard = useQuery('dashboard')
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <Heading look="part" level={2} id={titleId}>
          {words.title()}
        </Heading>
        <TextLink href={href(paths.allGoals())} arrow>
          {words.exploreAll()}
        </TextLink>
      </div>
      <QueryView
        query={dashboard}
        label={words.loading()}
        skeleton={<GoalsSkeleton />}
        failedTitle={words.mineFailed()}
      >
        {({ data: { goals } }) =>
          goals.length === 0 ? (
            <p className="text-body text-text-muted">{words.noneYetWhat()}</p>
          ) : (
            <LazyPart isWanted={isWanted} title={words.title()} load={loadList} props={{ goals }}>
              <GoalsSkeleton />
            </LazyPart>
          )
        }
      </QueryView>
    </section>
  )
}
