import type { Planner } from '@evenkeel/api-client/contract/planner'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import { Loaded } from '../shared/loaded.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'

const notProvided = 'Not provided'

function AssignedPlanner({ planner }: { readonly planner: Planner }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <p className="text-stat text-text">
          {planner.firstName} {planner.lastName}
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-body">
          <dt className="text-text-muted">Email</dt>
          <dd>{planner.email === null ? notProvided : <TextLink href={`mailto:${planner.email}`}>{planner.email}</TextLink>}</dd>
          <dt className="text-text-muted">Phone</dt>
          <dd>{planner.phone ?? notProvided}</dd>
        </dl>
      </div>
      {planner.schedulingUrl !== null && (
        <ButtonLink variant="primary" href={planner.schedulingUrl} target="_blank" rel="noreferrer">
          Schedule a meeting
        </ButtonLink>
      )}
    </div>
  )
}

function RequestPlanner() {
  const assign = useChange('assignPlanner')
  const report = useReportedChange()
  return (
    <EmptyState
      icon="chat"
      title="No planner yet"
      action={
        <Button
          variant="primary"
          busy={assign.isBusy}
          onClick={() => void report(assign.run({ body: {} }), 'Your planner is assigned')}
        >
          Request a planner
        </Button>
      }
    >
      Talk your plans through with a person who knows them.
    </EmptyState>
  )
}

/** The employee's planner, or the way to ask for one. */
export function PlannerCard() {
  const titleId = useId()
  const planner = useQuery('planner')
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="Your planner" titleId={titleId} />
      <CardBody>
        <Loaded query={planner} label="Loading your planner" skeleton={<SkeletonText lines={3} />} failedTitle="Your planner did not load">
          {(answer) => (answer.isAssigned ? <AssignedPlanner planner={answer} /> : <RequestPlanner />)}
        </Loaded>
      </CardBody>
    </Card>
  )
}
