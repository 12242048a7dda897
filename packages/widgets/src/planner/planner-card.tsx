import type { LegalDocument } from '@evenkeel/api-client/contract/legal'
import type { Planner } from '@evenkeel/api-client/contract/planner'
import { useChange, useClient, useQuery } from '@evenkeel/api-client/react'
import { Avatar } from '@evenkeel/ui/avatar'
import { Button } from '@evenkeel/ui/button'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { ButtonLink } from '@evenkeel/ui/link'
import { Notice } from '@evenkeel/ui/notice'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { useState } from 'react'
import { useFailure } from '../shared/failure.tsx'
import { lazyDialog } from '../shared/lazy-dialog.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/proposals.generated.ts'

const PlannerTerms = lazyDialog(async () => (await import('./planner-terms.tsx')).PlannerTerms)

const nameOf = ({ firstName, lastName }: Pick<Planner, 'firstName' | 'lastName'>) =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim()

/** Who the planner is, and how to reach them. */
function AssignedPlanner({
  planner: { firstName, lastName, email, phone, schedulingUrl },
}: {
  readonly planner: Planner
}) {
  const name = nameOf({ firstName, lastName })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={name} size={40} />
        <p className="min-w-0 text-stat wrap-anywhere text-text">{name}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {schedulingUrl !== null && (
          <ButtonLink variant="primary" icon="calendar" href={schedulingUrl} target="_blank" rel="noreferrer">
            {words.schedule()}
          </ButtonLink>
        )}
        {email !== null && (
          <ButtonLink icon="mail" href={`mailto:${email}`}>
            {email}
          </ButtonLink>
        )}
        {phone !== null && <ButtonLink href={`tel:${phone}`}>{phone}</ButtonLink>}
      </div>
      <p className="text-label font-normal text-text-muted">{words.costsNothing()}</p>
    </div>
  )
}

/**
 * Reads the document about what a planner does and sees when the person asks for a planner: it has to be accepted before the first
 * request.
 */
function useDocument() {
  const client = useClient()
  const [isBusy, setBusy] = useState(false)
  const read = async () => {
    setBusy(true)
    try {
      return await client.call('fror')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, read }
}

function RequestPlanner() {
  const assign = useChange('assignPlanner')
  const report = useReportedChange()
  const showFailure = useFailure()
  const document = useDocument()
  const [asked, setAsked] = useState<LegalDocument | null>(null)
  const [isNobodyThere, setNobodyThere] = useState(false)
  const request = async () => {
    const answered = await assign.run({ body: {} })
    const { answer } = answered
    if (answer.isAssigned) await report(Promise.resolve(answered), words.assigned({ name: nameOf(answer) }))
    else setNobodyThere(true)
  }
  const begin = async () => {
    const fror = await document.read()
    if (fror.isAccepted) await request()
    else setAsked(fror)
  }
  return (
    <>
      <EmptyState
        icon="chat"
        title={words.nonePlanner()}
        action={
          <Button
            variant="primary"
            busy={assign.isBusy || document.isBusy}
            onClick={() => void begin().catch(showFailure)}
          >
            {words.request()}
          </Button>
        }
      >
        {words.talkThrough()}
      </EmptyState>
      {isNobodyThere && <Notice announce="polite">{words.noneAtCompany()}</Notice>}
      {asked !== null && (
        <PlannerTerms
          document={asked}
          onClose={() => setAsked(null)}
          onAccepted={() => void request().catch(showFailure)}
        />
      )}
    </>
  )
}

/** A name, ways to reach the planner, and a line. */
const PlannerSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className="flex items-center gap-4">
      <Skeleton width={40} height={40} shape="pill" />
      <Skeleton width={140} height={24} />
    </div>
    <div className="flex flex-wrap gap-3">
      {[176, 210, 150].map((width) => (
        <Skeleton key={width} width={width} height={40} />
      ))}
    </div>
    <Skeleton width="70%" height={20} />
  </div>
)

/** The employee's planner, or the button to request one. */
export function PlannerCard() {
  const planner = useQuery('planner')
  return (
    <QueryCard
      title={words.planner()}
      query={planner}
      label={words.plannerLoading()}
      skeleton={<PlannerSkeleton />}
      failedTitle={words.plannerFailed()}
    >
      {(answer) => (answer.isAssigned ? <AssignedPlanner planner={answer} /> : <RequestPlanner />)}
    </QueryCard>
  )
}
