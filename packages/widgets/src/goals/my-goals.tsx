import type { Goal } from '@evenkeel/api-client/contract/goals'
import { useQuery } from '@evenkeel/api-client/react'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile } from '@evenkeel/ui/icon'
import { TextLink } from '@evenkeel/ui/link'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { goalIcons, toGoalType } from '../shared/goal-look.ts'
import { LazyPart } from '../shared/lazy-card.tsx'
import { useLinks } from '../shared/links.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { goalPaths, paths } from '../shared/paths.ts'

/** One list card on a phone; a row of cards if there is room. */
const list =
  'flex flex-col rounded-card border border-hairline bg-surface shadow-1 tablet:grid tablet:grid-cols-3 tablet:gap-4 tablet:border-0 tablet:bg-transparent tablet:shadow-none desktop:grid-cols-5'

const item =
  'flex gap-4 border-t border-hairline p-4 first:border-t-0 tablet:flex-col tablet:items-start tablet:rounded-card tablet:border tablet:bg-surface tablet:p-5 tablet:shadow-1 tablet:first:border-t'

interface MyGoalsProps {
  /** False while the content above is still loading: verdicts come after it. */
  readonly isWanted: boolean
}

const loadStanding = async () => (await import('../shared/goal-verdict.tsx')).GoalStanding

function MyGoal({ goal, isWanted }: MyGoalsProps & { readonly goal: Goal }) {
  const { href } = useLinks()
  const goalType = toGoalType(goal.goalType)
  if (goalType === null) return null
  return (
    <li className={item}>
      <IconTile name={goalIcons[goalType]} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5 tablet:gap-4">
        <div className="flex-1">
          <Heading look="item" level={3}>
            <TextLink tone="plain" href={href(goalPaths[goalType])}>
              {goal.name}
            </TextLink>
          </Heading>
        </div>
        <div>
          <LazyPart
            isWanted={isWanted}
            title={goal.name}
            load={loadStanding}
            props={{ status: goal.status, plans: goal.plans }}
          >
            <Skeleton width={110} height={38} />
          </LazyPart>
        </div>
      </div>
    </li>
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
          My goals
        </Heading>
        <TextLink href={href(paths.allGoals())} arrow>
          Explore all goals
        </TextLink>
      </div>
      <QueryView
        query={dashboard}
        label="Loading goals"
        skeleton={<Skeleton height={160} />}
        failedTitle="Your goals did not load"
      >
        {({ data }) =>
          data.goals.length === 0 ? (
            <p className="text-body text-text-muted">You have not started a goal yet.</p>
          ) : (
            <ul className={list}>
              {data.goals.map((goal) => (
                <MyGoal key={goal.goalType} goal={goal} isWanted={isWanted} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}
