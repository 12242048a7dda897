import { useQuery } from '@evenkeel/api-client/react'
import { Avatar } from '@evenkeel/ui/avatar'
import { Card, CardBody } from '@evenkeel/ui/card'
import { TextLink } from '@evenkeel/ui/link'
import * as words from '../words/goal-page.generated.ts'

/** The person's planner next to a plan: whether they see it, and how to reach them. Absent without a planner. */
export function PlannerBeside() {
  const planner = useQuery('planner').data
  const isAssigned = planner?.isAssigned === true
  const sharing = useQuery('plannerSharing', ...(isAssigned ? [] : [null])).data
  if (!isAssigned || sharing === undefined) return null
  const name = `${planner.firstName ?? ''} ${planner.lastName ?? ''}`.trim()
  const seesPlans = sharing.some(({ subject, isShared }) => subject === 'plans' && isShared)
  return (
    <Card>
      <CardBody>
        <div className="flex items-center gap-3 pt-1 tablet:pt-3">
          <Avatar name={name} />
          <div className="min-w-0 flex-1">
            <p className="text-body font-medium wrap-anywhere text-text">{name}</p>
            <p className="text-label font-normal text-text-muted">
              {seesPlans ? words.seesYourPlans() : words.seesNoPlans()}
            </p>
          </div>
          {planner.email !== null && (
            <TextLink href={`mailto:${planner.email}`} aria-label={words.emailTo({ name })}>
              {words.email()}
            </TextLink>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
