import { useQuery } from '@evenkeel/api-client/react'
import { Heading } from '@evenkeel/ui/heading'
import { TextLink } from '@evenkeel/ui/link'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { LazyPart } from '../shared/lazy-card.tsx'
import { useLinks } from '../shared/links.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import { useRowCount } from '../shared/use-row-count.ts'
import { goalItem, goalRow } from './goal-row.ts'

interface MyGoalsProps {
  /** False while the content above is still loading: verdicts come after it. */
  readonly isWanted: boolean
}

const title = 'My goals'
const loadList = async () => (await import('./goal-list.tsx')).GoalList

/** As many cards as there were last. */
function GoalsSkeleton() {
  const count = useRowCount('goals', 3)
  if (count === 0) return <Skeleton width="40%" height={20} />
  return (
    <div className={goalRow}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={goalItem}>
          <Skeleton width={36} height={36} />
          <div className="flex h-[70px] flex-1 flex-col justify-between tablet:h-[100px]">
            <Skeleton width={140} height={20} />
            <Skeleton width={110} height={38} />
          </div>
        </div>
      ))}
    </div>
  )
}

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
