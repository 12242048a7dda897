import { useQuery } from '@evenkeel/api-client/react'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Moment } from '../shared/moment.tsx'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { type LogEntry, groupOwnEvents, groupVisits } from './event-words.ts'
import { PagesWithWidgets, PeopleWhoCanLook } from './who-can-look.tsx'
import * as words from '../words/access-log.generated.ts'

function Entry({ entry: { title, did, reason, at } }: { readonly entry: LogEntry }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0">
      <span className="min-w-0 flex-[1_1_150px] text-body text-text">
        {title}
        {did !== null && <span className="block text-label font-normal text-text-muted">{did}</span>}
        {reason !== null && (
          <span className="block text-label font-normal wrap-anywhere text-text-muted">
            {words.reasonIs.parts({
              reason: (
                <span key="reason" dir="auto">
                  {reason}
                </span>
              ),
            })}
          </span>
        )}
      </span>
      <span className="shrink-0 text-label font-normal text-text-muted">
        <Moment at={at} />
      </span>
    </li>
  )
}

function Entries({ entries }: { readonly entries: readonly LogEntry[] }) {
  return (
    <ul className="divide-y divide-hairline">
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ul>
  )
}

function Visits({ visits }: { readonly visits: readonly LogEntry[] }) {
  if (visits.length === 0) return <EmptyState title={words.noVisits()}>{words.noVisitsText()}</EmptyState>
  return <Entries entries={visits} />
}

/** One sentence about who can see the data. It is true with widgets on other pages, too: no page can read them. */
export function AccessLogIntro() {
  return words.intro()
}

/** Who can see the person's data now, who has seen it, and what happened to the account. */
export function AccessLog() {
  const log = useQuery('accessLog')
  const agreements = useQuery('embedAgreements')
  // The widgets are above the rest, which would move when they come later.
  const isKnown = agreements.data !== undefined || agreements.failure !== undefined
  return (
    <QueryView
      query={{ ...log, data: isKnown ? log.data : undefined }}
      label={words.loadingLog()}
      skeleton={<SkeletonText lines={8} />}
      failedTitle={words.logFailed()}
    >
      {({ lines, planner, grants, isIntact }) => (
        <>
          {!isIntact && <Notice tone="danger">{words.logBroken()}</Notice>}
          <ProfileCard title={words.whoCanSee()}>
            <PeopleWhoCanLook planner={planner} grants={grants} />
            <QueryView
              query={agreements}
              label={words.loadingConnectedPages()}
              skeleton={<SkeletonText lines={2} />}
              failedTitle={words.connectedPagesFailed()}
            >
              {(shown) => <PagesWithWidgets agreements={shown} />}
            </QueryView>
          </ProfileCard>
          <ProfileCard title={words.whoViewed()}>
            <Visits visits={groupVisits(lines)} />
          </ProfileCard>
          <ProfileCard title={words.ownEvents()}>
            <Entries entries={groupOwnEvents(lines)} />
          </ProfileCard>
        </>
      )}
    </QueryView>
  )
}
