import type { ExploreGoal } from '@evenkeel/api-client/contract/goals'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile } from '@evenkeel/ui/icon'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { Status } from '@evenkeel/ui/status'
import { useId } from 'react'
import { goalIcons, goalTypeOf, statusNameOf } from '../shared/goal-look.ts'
import { goalActionPath, nextActionOf } from '../shared/goal-pages.ts'
import { useLinks } from '../shared/links.tsx'
import { goalPaths } from '../shared/paths.ts'

/** One goal of the seven: what it is for, where it stands, the way to its overview, and the one thing to do about it. */
export function GoalCard({ goal }: { readonly goal: ExploreGoal }) {
  const titleId = useId()
  const { href } = useLinks()
  const goalType = goalTypeOf(goal.goalType)
  if (goalType === null) return null
  return (
    <Card labelledBy={titleId} fill>
      <CardBody>
        <div className="flex h-full flex-col pt-3">
          <IconTile name={goalIcons[goalType]} />
          <div className="mt-4">
            <Heading look="part" level={2} id={titleId}>
              <TextLink tone="plain" href={href(goalPaths[goalType])}>
                {goal.name}
              </TextLink>
            </Heading>
          </div>
          <p className="mt-1 flex-1 text-body text-text-muted">{goal.description}</p>
          <div className="mt-6 flex items-center justify-between gap-4">
            <Status status={statusNameOf(goal.status)} />
            <ButtonLink size="compact" href={href(goalActionPath(goalType, goal.status))} aria-describedby={titleId}>
              {nextActionOf(goal.status).words}
            </ButtonLink>
          </div>
        </div>
      </CardBody>
    </Card>
  )
}
