import type { AccessRequest } from '@evenkeel/api-client/contract/staff'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { Button } from '@evenkeel/ui/button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { QueryCard } from '../shared/query-card.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/staff.generated.ts'

function Request({ request }: { readonly request: AccessRequest }) {
  const approve = useChange('approveAccess')
  const report = useReportedChange()
  const { accessId, staffName: staff, personName: person, reason } = request
  const run = () => void report(approve.run({ params: { accessId: String(accessId) }, body: {} }), words.approved())
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0">
      <div className="min-w-0 text-body wrap-anywhere text-text">
        {words.requestsText({ staff, person })}
        <span className="block text-label font-normal text-text-muted">{words.requestReason({ reason })}</span>
      </div>
      <Button busy={approve.isBusy} onClick={run}>
        {words.approve()}
      </Button>
    </li>
  )
}

/** Urgent requests of other staff members, which need the word of a second one. */
export function AccessRequests() {
  const query = useQuery('accessRequests')
  return (
    <QueryCard
      title={words.requestsTitle()}
      query={query}
      label={words.requestsLoading()}
      skeleton={<SkeletonText lines={2} />}
      failedTitle={words.requestsFailed()}
    >
      {(requests) =>
        requests.length === 0 ? (
          <p className="text-body text-text-muted">{words.requestsNone()}</p>
        ) : (
          <ul className="divide-y divide-hairline">
            {requests.map((request) => (
              <Request key={request.accessId} request={request} />
            ))}
          </ul>
        )
      }
    </QueryCard>
  )
}
