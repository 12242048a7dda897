import type { Goal } from '@evenkeel/api-client/contract/goals'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile } from '@evenkeel/ui/icon'
import { TextLink } from '@evenkeel/ui/link'
import { Status } from '@evenkeel/ui/status'
import { goalIcons, toGoalType, toStatusName } from '../shared/goal-look.ts'
import { GoalVerdict } from '../shared/goal-verdict.tsx'
import { useLinks } from '../shared/links.ts'
import { goalPaths } from '../shared/paths.ts'
import { goalItem, goalRow } from './goals-skeleton.tsx'

function MyGoal({ goal }: { readonly goal: Goal }) {
  const { href } = useLinks()
  const goalType = toGoalType(goal.goalType)
  if (goalType === null) return null
  return (
    <li className={goalItem}>
      <IconTile name={goalIcons[goalType]} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <Heading look="item" level={3}>
          <TextLink tone="plain" href={href(goalPaths[goalType])}>
            {goal.name}
          </TextLink>
        </Heading>
        <div className="flex-1">
          <GoalVerdict plans={goal.plans} />
        </div>
        <Status status={toStatusName(goal.status)} />
      </div>
    </li>
  )
}

/** The goals of the home screen, each with its verdict. */
export function GoalList({ goals }: { readonly goals: readonly Goal[] }) {
  return (
    <ul className={goalRow}>
      {goals.map((goal) => (
        <MyGoal key={goal.goalType} goal={goal} />
      ))}
    </ul>
  )
}
