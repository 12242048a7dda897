import { planNames } from '@evenkeel/api-client/contract/names'
import type { Proposal } from '@evenkeel/api-client/contract/proposals'
import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { DateText } from '@evenkeel/ui/date-text'
import { TextLink } from '@evenkeel/ui/link'
import type { ReactNode } from 'react'
import { calculatorPath } from '../shared/goal-pages.ts'
import { useLinks } from '../shared/links.ts'
import { inCard } from '../shared/query-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { toPlanType } from '../shared/to-plan-type.ts'
import { BriefVerdict } from '../shared/brief-verdict.tsx'
import { VerdictReason } from '../shared/verdict-reason.tsx'
import * as words from '../words/proposals.generated.ts'
import { ProposalRow } from './proposal-row.tsx'

interface ProposalProps {
  readonly proposal: Proposal
}

const over = { decided: words.decided, withdrawn: words.withdrawn, ended: words.ended } as const

const Result = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-1.5 text-body text-text-muted">
    {name} {children}
  </p>
)

/** What the plan is now, what it would be with all lines, and until when the proposal waits. */
function Foot({ proposal: { state, today, lines, endsAt, planType } }: ProposalProps) {
  const links = useLinks()
  const known = toPlanType(planType)
  const isInDraft = lines.some(({ isForPlan, decision }) => decision === 'accepted' && isForPlan)
  const last = lines.at(-1)?.verdict
  return (
    <CardSection>
      <div className="flex flex-col gap-1.5">
        {state === 'waiting' && today && (
          <Result name={words.planToday()}>
            <BriefVerdict verdict={today} />
            <VerdictReason verdict={today} />
          </Result>
        )}
        {state === 'waiting' && last && (
          <Result name={words.withAll()}>
            <BriefVerdict verdict={last} />
            <VerdictReason verdict={last} />
          </Result>
        )}
        <p className="text-label font-normal text-text-muted">
          {state === 'waiting' ? (
            <>
              {words.waitsUntil()} <DateText value={endsAt} />.
            </>
          ) : (
            over[state]()
          )}
        </p>
        {isInDraft && known !== null && (
          <TextLink arrow href={links.href(calculatorPath(known))}>
            {words.openDraft()}
          </TextLink>
        )}
      </div>
    </CardSection>
  )
}

function ProposalCard({ proposal }: ProposalProps) {
  const { planType, byName, note, lines, state } = proposal
  const plan = toPlanType(planType)
  return (
    <Card
      title={words.suggests({ name: byName ?? 'none' })}
      beside={
        plan !== null && <span className="text-body text-text-muted">{words.forPlan({ plan: planNames[plan] })}</span>
      }
    >
      <CardBody>
        {state === 'waiting' && <p className="text-body text-text-muted">{words.nothingYet()}</p>}
        {note !== '' && (
          <p className="mt-2 text-body break-words whitespace-pre-line text-text" dir="auto">
            {note}
          </p>
        )}
      </CardBody>
      <ul aria-label={words.lines()} className="divide-y divide-hairline border-t border-hairline">
        {lines.map((line) => (
          <ProposalRow key={line.proposalLineId} line={line} isWaiting={state === 'waiting'} />
        ))}
      </ul>
      <Foot proposal={proposal} />
    </Card>
  )
}

const Cards = ({ proposals }: { readonly proposals: readonly Proposal[] }) =>
  proposals.map((proposal) => <ProposalCard key={proposal.proposalId} proposal={proposal} />)

function Sorted({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const earlier = proposals.filter(({ state }) => state !== 'waiting')
  return (
    <>
      <Cards proposals={proposals.filter(({ state }) => state === 'waiting')} />
      {earlier.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-body font-medium text-accent">
            {words.earlier({ count: String(earlier.length) })}
          </summary>
          <div className="mt-2 flex flex-col gap-4 tablet:gap-6">
            <Cards proposals={earlier} />
          </div>
        </details>
      )}
    </>
  )
}

/** What planners propose: those that wait first, the others on request. Absent where nothing was ever proposed. */
export function ProposalList() {
  const query = useQuery('proposals')
  return (
    <QueryView query={query} label={words.loading()} skeleton={null} failedTitle={words.failed()} failedIn={inCard}>
      {(proposals) => <Sorted proposals={proposals} />}
    </QueryView>
  )
}
