import { useQuery } from '@evenkeel/api-client/react'
import { Avatar } from '@evenkeel/ui/avatar'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Notice } from '@evenkeel/ui/notice'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { Moment } from '../shared/moment.tsx'
import { ProfileCard } from '../shared/profile-card.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { type LogEntry, groupOwnEvents, groupVisits } from './event-words.ts'
import { PagesWithWidgets, PeopleWhoCanLook } from './who-can-look.tsx'
import * as words from '../words/access-log.generated.ts'

function Entry({ entry: { title, name, did, reason, at } }: { readonly entry: LogEntry }) {
  return (
    <li className="flex gap-3 py-2.5 first:pt-0 last:pb-0">
      {name !== null && <Avatar name={name} />}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
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
      </div>
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

/** Some entries, each with its place for a picture and a time. */
const EntriesSkeleton = ({ count }: { readonly count: number }) => (
  <div className="divide-y divide-hairline">
    {Array.from({ length: count }, (_, entry) => (
      <div key={entry} className="flex h-14 items-center gap-3">
        <Skeleton width={32} height={32} shape="pill" />
        <span className="flex-1">
          <Skeleton width={entry % 2 === 0 ? '64%' : '48%'} height={14} />
        </span>
        <Skeleton width={88} height={12} />
      </div>
    ))}
  </div>
)

/** The three cards, under their titles. */
const LogSkeleton = () => (
  <div className="flex flex-col gap-4 tablet:gap-6">
    <ProfileCard title={words.whoCanSee()}>
      <SkeletonText lines={3} />
    </ProfileCard>
    <ProfileCard title={words.whoViewed()}>
      <EntriesSkeleton count={3} />
    </ProfileCard>
    <ProfileCard title={words.ownEvents()}>
      <EntriesSkeleton count={4} />
    </ProfileCard>
  </div>
)

/** One sentence about who can see the data. It is true with widgets on other pages, too: no page can read them. */
export function AccessLogIntro() {
  return words.intro()
}

/** Who can see the person's data now, who has seen it, and what happened to the account; next to it the pages that show it. */
export function AccessLog() {
  const log = useQuery('accessLog')
  const isComing = log.data === undefined && log.failure === undefined
  return (
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,1fr)_320px]">
      <div className="flex min-w-0 flex-col gap-4 tablet:gap-6">
        <QueryView query={log} label={words.loadingLog()} skeleton={<LogSkeleton />} failedTitle={words.logFailed()}>
          {({ lines, planner, grants, isIntact }) => (
            <>
              {!isIntact && <Notice tone="danger">{words.logBroken()}</Notice>}
              <ProfileCard title={words.whoCanSee()}>
                <PeopleWhoCanLook planner={planner} grants={grants} />
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
      </div>
      {/* Under the log on a phone, and no one knows how long that is. */}
      <div className={isComing ? 'max-desktop:hidden' : ''}>
        <PagesWithWidgets />
      </div>
    </div>
  )
}
