import { planNames } from '@evenkeel/api-client/contract/names'
import type { Proposal, ProposalLine } from '@evenkeel/api-client/contract/proposals'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Badge } from '@evenkeel/ui/badge'
import { Button } from '@evenkeel/ui/button'
import { DateText } from '@evenkeel/ui/date-text'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { proposedName, ProposedValue } from '../shared/proposed-value.tsx'
import { toPlanType } from '../shared/to-plan-type.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/staff.generated.ts'
import { Padded } from './load-on-request-card.tsx'
import { Reached } from './reached.tsx'

interface SentProps {
  readonly userId: number
}

const states = {
  waiting: { name: words.stateWaiting, tone: 'accent' },
  decided: { name: words.stateDecided, tone: 'positive' },
  withdrawn: { name: words.stateWithdrawn, tone: 'neutral' },
  ended: { name: words.stateEnded, tone: 'neutral' },
} as const satisfies Record<Proposal['state'], object>

function decisionText(decision: ProposalLine['decision']): string {
  if (decision === null) return words.lineOpen()
  return decision === 'accepted' ? words.lineAccepted() : words.lineDeclined()
}

function SentProposal({ userId, proposal }: SentProps & { readonly proposal: Proposal }) {
  const withdraw = useChange('withdrawStaffProposal')
  const report = useReportedChange()
  const { proposalId, planType, state, sentAt, lines, note, byName, isOwn } = proposal
  const plan = toPlanType(planType)
  const params = { userId: String(userId), proposalId: String(proposalId) }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-body font-medium text-text">
          {plan !== null && planNames[plan]}
          <Badge tone={states[state].tone}>{states[state].name()}</Badge>
        </p>
        <p className="text-label font-normal text-text-muted">
          {words.sentAt()} <DateText value={sentAt} />
          {byName !== null && `, ${byName}`}
        </p>
        <ul className="mt-1 text-body text-text">
          {lines.map(({ proposalLineId, field, now, proposed, decision }) => (
            <li key={proposalLineId}>
              {proposedName(field)}: <ProposedValue field={field} value={now} /> →{' '}
              <ProposedValue field={field} value={proposed} />, {decisionText(decision)}
            </li>
          ))}
        </ul>
        {note !== '' && (
          <p className="mt-1 text-body break-words whitespace-pre-line text-text-muted" dir="auto">
            {note}
          </p>
        )}
      </div>
      {isOwn && state === 'waiting' && (
        <Button busy={withdraw.isBusy} onClick={() => void report(withdraw.run({ params }), words.isWithdrawn())}>
          {words.withdraw()}
        </Button>
      )}
    </li>
  )
}

/** What was proposed to an employee, and what they decided, the newest first. */
export function SentProposals({ userId }: SentProps) {
  const query = useQuery('staffProposals', { params: { userId: String(userId) } })
  return (
    <Padded>
      <Reached userId={userId} query={query} label={words.sentLoading()} lines={4} failedTitle={words.sentFailed()}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState icon="clipboard" title={words.sentNone()}>
              {words.sentNoneText()}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-hairline">
              {proposals.map((proposal) => (
                <SentProposal key={proposal.proposalId} userId={userId} proposal={proposal} />
              ))}
            </ul>
          )
        }
      </Reached>
    </Padded>
  )
}
