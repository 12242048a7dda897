import { useQuery } from '@evenkeel/api-client/react'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Loaded } from '../shared/loaded.tsx'
import { GoalCard } from './goal-card.tsx'

const grid = 'grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-3'

function GoalsSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height={212} />
      ))}
    </div>
  )
}

/** The seven goals in their fixed order, each with its status. */
export function AllGoals() {
  const goals = useQuery('exploreGoals')
  return (
    <Loaded query={goals} label="Loading goals" skeleton={<GoalsSkeleton />} failedTitle="The goals did not load">
      {(all) => (
        <ul className={grid}>
          {all.map((goal) => (
            <li key={goal.goalType}>
              <GoalCard goal={goal} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
