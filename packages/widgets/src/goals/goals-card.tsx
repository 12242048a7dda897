import type { Goal } from '@evenkeel/api-client/contract/goals'
import { useQuery } from '@evenkeel/api-client/react'
import { CardFooter } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile } from '@evenkeel/ui/icon'
import { TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Status } from '@evenkeel/ui/status'
import type { ReactNode } from 'react'
import { goalIcons, toGoalType, toStatusName } from '../shared/goal-look.ts'
import { GoalVerdict } from '../shared/goal-verdict.tsx'
import { useLinks } from '../shared/links.ts'
import { QueryCard } from '../shared/query-card.tsx'
import { goalPaths, paths } from '../shared/paths.ts'
import * as words from '../words/goals.generated.ts'
import * as myWords from '../words/my-goals.generated.ts'

function GoalRow({ goal }: { readonly goal: Goal }) {
  const { href } = useLinks()
  const goalType = toGoalType(goal.goalType)
  if (goalType === null) return null
  return (
    <li className="flex items-center gap-4 border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0">
      <IconTile name={goalIcons[goalType]} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1 @narrow:flex-row @narrow:items-center @narrow:justify-between @narrow:gap-4">
        <div className="min-w-0">
          <Heading look="item" level={3}>
            <TextLink tone="plain" href={href(goalPaths[goalType])}>
              {goal.name}
            </TextLink>
          </Heading>
          <GoalVerdict plans={goal.plans} />
        </div>
        <Status status={toStatusName(goal.status)} />
      </div>
    </li>
  )
}

function Goals({ goals }: { readonly goals: readonly Goal[] }) {
  if (goals.length === 0) {
    return (
      <EmptyState icon="check" title={words.noneYet()}>
        {myWords.noneYetWhat()}
      </EmptyState>
    )
  }
  return (
    <ul>
      {goals.map((goal) => (
        <GoalRow key={goal.goalType} goal={goal} />
      ))}
    </ul>
  )
}

interface GoalsCardProps {
  /** The quiet words at the right of the footer. */
  readonly signature: ReactNode
}

/** The goals that are started or have a pending plan, each with its verdict, in one card on another page. */
export function GoalsCard({ signature }: GoalsCardProps) {
  const { href } = useLinks()
  const goals = useQuery('myGoals')
  return (
    <QueryCard
      title={myWords.title()}
      query={goals}
      label={myWords.loading()}
      skeleton={<SkeletonText lines={6} />}
      failedTitle={myWords.mineFailed()}
      footer={<CardFooter href={href(paths.allGoals())} link={myWords.exploreAll()} secondary={signature} />}
    >
      {(mine) => <Goals goals={mine} />}
    </QueryCard>
  )
}
