import { type SharedSubject, type Sharing } from '@evenkeel/api-client/contract/planner'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import type { Message } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { Switch } from '@evenkeel/ui/switch'
import { EndPlannerAccess } from '../shared/end-planner-access.tsx'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { QueryView } from '../shared/query-view.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/proposals.generated.ts'

const names: Readonly<Record<SharedSubject, Message>> = {
  plans: words.plans,
  budgets: words.budgets,
  spending: words.spending,
  cashFlow: words.cashFlow,
  balances: words.balances,
}
const hints: { readonly [Subject in SharedSubject]?: Message } = {
  plans: words.plansHint,
  balances: words.balancesHint,
}

function SharedSwitch({ subject, isShared }: Sharing[number]) {
  const save = useChange('savePlannerSharing')
  const report = useReportedChange()
  const what = names[subject]()
  const share = (next: boolean) =>
    void report(
      save.run({ body: { subject, isShared: next } }),
      next ? words.nowShared({ what }) : words.noLongerShared({ what }),
    )
  return (
    <li className="py-3 first:pt-0">
      <Switch label={what} hint={hints[subject]?.()} checked={isShared} disabled={save.isBusy} onChange={share} />
    </li>
  )
}

/** What the planner can see, switched by the person; each choice holds at once. Absent without a planner. */
export function PlannerSharing() {
  const links = useLinks()
  const planner = useQuery('planner')
  const sharing = useQuery('plannerSharing')
  const proposals = useQuery('proposals')
  // On a phone it follows what is above it, and comes when that is there.
  if (!planner.data?.isAssigned || sharing.isLoading || proposals.isLoading) return null
  return (
    <Card title={words.canSee({ name: planner.data.firstName ?? '' })}>
      <CardBody>
        <QueryView
          query={sharing}
          label={words.sharingLoading()}
          skeleton={<SkeletonText lines={5} />}
          failedTitle={words.sharingFailed()}
        >
          {(subjects) => (
            <ul className="divide-y divide-hairline">
              {subjects.map((one) => (
                <SharedSwitch key={one.subject} {...one} />
              ))}
            </ul>
          )}
        </QueryView>
        <p className="mt-2 text-label font-normal text-text-muted">{words.neverTransactions()}</p>
      </CardBody>
      <CardFooter
        href={links.href(paths.accessLog())}
        link={words.whoLooked()}
        secondary={sharing.data?.some(({ isShared }) => isShared) && <EndPlannerAccess />}
      />
    </Card>
  )
}
