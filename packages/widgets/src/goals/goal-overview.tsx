import { useQuery } from '@evenkeel/api-client/react'
import type { GoalType } from '@evenkeel/engine'
import { Card, CardBody, CardHeader, CardSection } from '@evenkeel/ui/card'
import { IconTile } from '@evenkeel/ui/icon'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Status } from '@evenkeel/ui/status'
import { type ReactNode, useId } from 'react'
import { goalIcons, statusNameOf } from '../shared/goal-look.ts'
import { Loaded } from '../shared/loaded.tsx'

interface GoalOverviewProps {
  readonly goalType: GoalType
  /** The one main button. */
  readonly action?: ReactNode
}

/** What a goal is for and where it and its plans stand. */
export function GoalOverview({ goalType, action }: GoalOverviewProps) {
  const titleId = useId()
  const goal = useQuery('exploreGoal', { params: { goalType: String(goalType) } })
  const mine = useQuery('myGoals')
  const plans = mine.data?.find((candidate) => candidate.goalType === goalType)?.plans ?? []
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="What this goal is for" titleId={titleId} />
      <CardBody>
        <Loaded query={goal} label="Loading the goal" skeleton={<Skeleton height={72} />} failedTitle="This goal did not load">
          {({ description, status }) => (
            <div className="flex flex-wrap items-center gap-4">
              <IconTile name={goalIcons[goalType]} />
              <p className="min-w-0 flex-1 text-sentence text-text">{description}</p>
              <Status status={statusNameOf(status)} />
              {action}
            </div>
          )}
        </Loaded>
      </CardBody>
      {plans.length > 0 && (
        <CardSection>
          <ul>
            {plans.map((plan) => (
              <li key={plan.planType} className="flex justify-between gap-4 py-2 text-body">
                {plan.name}
                <Status status={statusNameOf(plan.status)} />
              </li>
            ))}
          </ul>
        </CardSection>
      )}
    </Card>
  )
}
