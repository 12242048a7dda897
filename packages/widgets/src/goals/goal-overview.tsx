import type { Plan } from '@evenkeel/api-client/contract/goals'
import { useQuery } from '@evenkeel/api-client/react'
import type { GoalType } from '@evenkeel/engine'
import { Card, CardBody, CardHeader, CardSection } from '@evenkeel/ui/card'
import { IconTile } from '@evenkeel/ui/icon'
import { ButtonLink } from '@evenkeel/ui/link'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { Status } from '@evenkeel/ui/status'
import { useId } from 'react'
import { goalIcons, statusNameOf } from '../shared/goal-look.ts'
import { goalActionPath, nextActionOf, planActionPath } from '../shared/goal-pages.ts'
import { useLinks } from '../shared/links.tsx'
import { Loaded } from '../shared/loaded.tsx'
import { planTypeOf } from '../shared/plan-type-of.ts'

interface GoalOverviewProps {
  readonly goalType: GoalType
}

/** What a goal is for, where it and its plans stand, and one main button: Start, Continue or View plan. */
export function GoalOverview({ goalType }: GoalOverviewProps) {
  const titleId = useId()
  const goal = useQuery('goal', { params: { goalType: String(goalType) } })
  const { href } = useLinks()
  const plans = goal.data?.plans ?? []
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="What this goal is for" titleId={titleId} />
      <CardBody>
        <Loaded
          query={goal}
          label="Loading the goal"
          skeleton={<Skeleton height={72} />}
          failedTitle="This goal did not load"
        >
          {({ description, status }) => (
            <div className="flex flex-wrap items-center gap-4">
              <IconTile name={goalIcons[goalType]} />
              <p className="min-w-48 flex-1 text-sentence text-text">{description}</p>
              <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 @min-[640px]:grow-0">
                <Status status={statusNameOf(status)} />
                <ButtonLink variant="primary" href={href(goalActionPath(goalType, status))}>
                  {nextActionOf(status).words}
                </ButtonLink>
              </div>
            </div>
          )}
        </Loaded>
      </CardBody>
      {plans.length > 1 && (
        <CardSection>
          <ul className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 tablet:gap-x-6">
            {plans.map((plan) => (
              <PlanRow key={plan.planType} plan={plan} />
            ))}
          </ul>
        </CardSection>
      )}
    </Card>
  )
}

function PlanRow({ plan: { planType, name, status } }: { readonly plan: Plan }) {
  const { href } = useLinks()
  const known = planTypeOf(planType)
  return (
    <li className="col-span-3 grid grid-cols-subgrid items-center gap-y-1 border-t border-hairline py-2 text-body first:border-t-0">
      <span className="font-medium break-words @max-[400px]:col-span-3">{name}</span>
      <span className="flex @max-[400px]:col-span-2">
        <Status status={statusNameOf(status)} />
      </span>
      {known !== null && (
        <span className="justify-self-end">
          <ButtonLink
            size="compact"
            href={href(planActionPath(known, status))}
            aria-label={`${nextActionOf(status).words}: ${name}`}
          >
            {nextActionOf(status).words}
          </ButtonLink>
        </span>
      )}
    </li>
  )
}
