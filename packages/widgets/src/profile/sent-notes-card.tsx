import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { named } from '@evenkeel/engine'
import { useQuery } from '@evenkeel/api-client/react'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Moment } from '../shared/moment.tsx'
import { QueryCard } from '../shared/query-card.tsx'
import * as words from '../words/profile.generated.ts'

type SentNote = Answer<'sentNotes'>['notes'][number]

function Line({ note: { subject, name, at, state } }: { readonly note: SentNote }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0">
      <span className="min-w-0 flex-[1_1_150px] text-body text-text">
        {subject}
        <span className="block text-label font-normal text-text-muted">{named(name)}</span>
      </span>
      <span className="shrink-0 text-label font-normal text-text-muted">
        {words.sentState({ state: state === 'sent' ? 'other' : state })}, <Moment at={at} />
      </span>
    </li>
  )
}

/** The emails that the person was sent, the newest first. */
export function SentNotesCard() {
  const query = useQuery('sentNotes')
  return (
    <QueryCard
      title={words.sentTitle()}
      query={query}
      label={words.loading()}
      skeleton={<SkeletonText lines={3} room="min-h-[98px]" />}
      failedTitle={words.sentFailed()}
    >
      {({ notes }) =>
        notes.length === 0 ? (
          <EmptyState title={words.sentNone()}>{words.sentNoneText()}</EmptyState>
        ) : (
          <ul className="divide-y divide-hairline">
            {notes.map((note) => (
              <Line key={`${note.at} ${note.subject}`} note={note} />
            ))}
          </ul>
        )
      }
    </QueryCard>
  )
}
