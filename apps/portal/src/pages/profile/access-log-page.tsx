import type { AccessLine, ShownGrant } from '@evenkeel/api-client/contract/access-log'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Notice } from '@evenkeel/ui/notice'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Loaded } from '@evenkeel/widgets/shared/loaded.tsx'
import { useReportedChange } from '@evenkeel/widgets/shared/use-reported-change.ts'
import { eventWords } from './event-words.ts'
import { Moment } from './moment.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SectionPage } from './section-page.tsx'

function Grants({ grants }: { readonly grants: readonly ShownGrant[] }) {
  const end = useChange('endAccess')
  const report = useReportedChange()
  const inForce = grants.filter(({ isInForce }) => isInForce)
  if (inForce.length === 0)
    return <p className="text-body text-text-muted">Nobody of our staff can look at your data now.</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="flex flex-col gap-3">
        {inForce.map(({ accessId, staffName, reason, endsAt }) => (
          <li key={accessId} className="text-body text-text">
            <strong className="font-semibold">{staffName}</strong> until <Moment at={endsAt} />
            <span className="block text-text-muted" dir="auto">
              {reason}
            </span>
          </li>
        ))}
      </ul>
      <Button busy={end.isBusy} onClick={() => void report(end.run({ body: {} }), 'Access is ended')}>
        End access now
      </Button>
    </div>
  )
}

function Line({ line }: { readonly line: AccessLine }) {
  const { title, below } = eventWords(line)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 first:pt-0">
      <span className="min-w-0 flex-[1_1_150px] text-body text-text">
        {title}
        {below !== null && <span className="block text-label font-normal text-text-muted">{below}</span>}
      </span>
      <span className="shrink-0 text-label font-normal text-text-muted">
        <Moment at={line.at} />
      </span>
    </li>
  )
}

function Lines({ lines }: { readonly lines: readonly AccessLine[] }) {
  if (lines.length === 0)
    return <EmptyState title="Nothing yet">Each look at your data, and each sign-in, stands here.</EmptyState>
  return (
    <ul className="divide-y divide-hairline">
      {lines.map((line, index) => (
        <Line key={`${line.at} ${index}`} line={line} />
      ))}
    </ul>
  )
}

/** Who has looked at the person's data, or may now, and what happened to the account. */
export function AccessLogPage() {
  const query = useQuery('accessLog')
  return (
    <SectionPage subtitle="Your employer never sees any of your data. What others looked at stands here.">
      <Loaded
        query={query}
        label="Loading the log"
        skeleton={<SkeletonText lines={8} />}
        failedTitle="The log did not load"
      >
        {({ lines, grants, isIntact }) => (
          <>
            {!isIntact && <Notice tone="danger">A line of this log was changed or taken out. Please tell us.</Notice>}
            <ProfileCard title="Who can look now">
              <Grants grants={grants} />
            </ProfileCard>
            <ProfileCard title="What happened">
              <Lines lines={lines} />
            </ProfileCard>
          </>
        )}
      </Loaded>
    </SectionPage>
  )
}
