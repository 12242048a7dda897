import type { ExploreGoal, Plan } from '@evenkeel/api-client/contract/goals'
import { Badge } from '@evenkeel/ui/badge'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile } from '@evenkeel/ui/icon'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { Status } from '@evenkeel/ui/status'
import { useId } from 'react'
import { goalIcons, toGoalType, toStatusName } from '../shared/goal-look.ts'
import { goalActionPath, toNextAction } from '../shared/goal-pages.ts'
import { GoalVerdict } from '../shared/goal-verdict.tsx'
import { useLinks } from '../shared/links.tsx'
import { goalPaths } from '../shared/paths.ts'
import * as words from '../words/goals.generated.ts'

interface GoalCardProps {
  readonly goal: ExploreGoal
  /** Its plans with their verdicts; undefined before it is begun. */
  readonly plans: Plan[] | undefined
  /** The checkup suggests this goal, as the first or as the next one. */
  readonly suggested?: 'first' | 'next' | undefined
}

/** One goal of the seven: its purpose, its status, the link to its overview, and the one thing to do about it. */
export function GoalCard({ goal, plans, suggested }: GoalCardProps) {
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
