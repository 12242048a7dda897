import { useQuery } from '@evenkeel/api-client/react'
import { Heading } from '@evenkeel/ui/heading'
import { TextLink } from '@evenkeel/ui/link'
import { useId } from 'react'
import { LazyPart } from '../shared/lazy-card.tsx'
import { useLinks } from '../shared/links.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import { GoalsSkeleton } from './goals-skeleton.tsx'

interface MyGoalsProps {
  /** False while the content above is still loading: verdicts come after it. */
  readonly isWanted: boolean
}

const title = 'My goals'
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
          {title}
        </Heading>
        <TextLink href={href(paths.allGoals())} arrow>
          Explore all goals
        </TextLink>
      </div>
      <QueryView
        query={dashboard}
        label="Loading goals"
        skeleton={<GoalsSkeleton />}
        failedTitle="Your goals did not load"
      >
        {({ data: { goals } }) =>
          goals.length === 0 ? (
            <p className="text-body text-text-muted">You have not started a goal yet.</p>
          ) : (
            <LazyPart isWanted={isWanted} title={title} load={loadList} props={{ goals }}>
              <GoalsSkeleton />
            </LazyPart>
          )
        }
      </QueryView>
    </section>
  )
}
