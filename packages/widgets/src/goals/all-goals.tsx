import { useQuery } from '@evenkeel/api-client/react'
import { goalNames, goalTypes } from '@evenkeel/engine'
import { goalIcons, toGoalType, toStatusName } from '../shared/goal-look.ts'
import { QueryView } from '../shared/query-view.tsx'
import { CheckupPlace, PlannerPlace } from './neutral-place.tsx'
import * as words from '../words/goals.generated.ts'
import * as myWords from '../words/my-goals.generated.ts'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { type IconName, IconTile } from '@evenkeel/ui/icon'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import type { ExploreGoal, Plan } from '@evenkeel/api-client/contract/goals'
import { Badge } from '@evenkeel/ui/badge'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { Status } from '@evenkeel/ui/status'
import { useId } from 'react'
import { goalActionPath, toNextAction } from '../shared/goal-pages.ts'
import { GoalVerdict } from '../shared/goal-verdict.tsx'
import { useLinks } from '../shared/links.ts'
import { goalPaths } from '../shared/paths.ts'

interface GoalCardProps {
  readonly goal: ExploreGoal
  /** Its plans with their verdicts; undefined before it is begun. */
  readonly plans: Plan[] | undefined
  /** The checkup suggests this goal, as the first or as the next one. */
  readonly suggested?: 'first' | 'next' | undefined
}

/** One goal of the seven: its purpose, its status, the link to its overview, and the one thing to do about it. */
function GoalCard({ goal, plans, suggested }: GoalCardProps) {
  const titleId = useId()
  const { href } = useLinks()
  const goalType = toGoalType(goal.goalType)
  if (goalType === null) return null
  return (
    <Card labelledBy={titleId} fill>
      <CardBody>
        <div className="flex h-full flex-col pt-3">
          <div className="flex items-start justify-between gap-4">
            <IconTile name={goalIcons[goalType]} />
            {suggested !== undefined && <Badge tone="accent">{words.suggested()}</Badge>}
          </div>
          <div className="mt-4">
            <Heading look="part" level={2} id={titleId}>
              <TextLink tone="plain" href={href(goalPaths[goalType])}>
                {goal.name}
              </TextLink>
            </Heading>
          </div>
          <p className="mt-1 text-body text-text-muted">{goal.description}</p>
          <div className="mt-6 flex-1">
            <GoalVerdict plans={plans} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Status status={toStatusName(goal.status)} />
            <ButtonLink
              size="compact"
              variant={suggested === 'first' ? 'primary' : 'secondary'}
              href={href(goalActionPath(goalType, goal.status))}
              aria-describedby={titleId}
            >
              {toNextAction(goal.status).words}
            </ButtonLink>
          </div>
        </div>
      </CardBody>
    </Card>
  )
}

interface GoalCardSkeletonProps {
  readonly icon: IconName
  /** Null where the card itself says it. */
  readonly name: string | null
}

/** A goal’s card before its status is known: its picture and name are there at once. */
function GoalCardSkeleton({ icon, name }: GoalCardSkeletonProps) {
  return (
    <Card fill>
      <CardBody>
        <div className="flex h-full flex-col pt-3">
          <IconTile name={icon} />
          <div className="mt-4">
            {name === null ? (
              <Skeleton width={160} height={24} />
            ) : (
              <Heading look="part" level={2}>
                {name}
              </Heading>
            )}
          </div>
          <div className="mt-1 flex-1">
            <SkeletonText lines={2} />
          </div>
          <div className="mt-6 flex items-center justify-between gap-4">
            <Skeleton width={110} height={40} />
            <Skeleton width={84} height={32} />
          </div>
        </div>
      </CardBody>
    </Card>
  )
}

const grid = 'grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3'

/** The checkup and the planner. */
const otherPlaces = ['clipboard', 'chat'] as const

function GoalsSkeleton() {
  return (
    <div className={grid}>
      {goalTypes.map((goalType) => (
        <GoalCardSkeleton key={goalType} icon={goalIcons[goalType]} name={goalNames[goalType]} />
      ))}
      {otherPlaces.map((icon) => (
        <GoalCardSkeleton key={icon} icon={icon} name={null} />
      ))}
    </div>
  )
}

/**
 * The seven goals in their fixed order, each with its status and, once it is begun, its verdict. The two with the lowest confidence in the last checkup are suggested
 * (Q-CHECKUP-2). The checkup and the planner are last in the grid.
 */
export function AllGoals() {
  const goals = useQuery('exploreGoals')
  const mine = useQuery('myGoals')
  const begun = mine.data ?? []
  // A status that comes before its verdict would say another thing for a moment.
  const isKnown = mine.data !== undefined || mine.failure !== undefined
  const [first, ...others] = useQuery('checkupStatus').data?.suggestedGoals ?? []
  const suggestionOf = (goalType: number) =>
    goalType === first ? 'first' : others.includes(goalType) ? 'next' : undefined
  return (
    <QueryView
      query={{ ...goals, data: isKnown ? goals.data : undefined }}
      label={myWords.loading()}
      skeleton={<GoalsSkeleton />}
      failedTitle={words.allFailed()}
    >
      {(all) => (
        <ul className={grid}>
          {all.map((goal) => (
            <li key={goal.goalType}>
              <GoalCard
                goal={goal}
                plans={begun.find(({ goalType }) => goalType === goal.goalType)?.plans}
                suggested={suggestionOf(goal.goalType)}
              />
            </li>
          ))}
          <li>
            <CheckupPlace />
          </li>
          <li>
            <PlannerPlace />
          </li>
        </ul>
      )}
    </QueryView>
  )
}
