import type { LookingPlanner, ShownGrant } from '@evenkeel/api-client/contract/access-log'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { language, type Message } from '@evenkeel/engine'
import { Avatar } from '@evenkeel/ui/avatar'
import { Button } from '@evenkeel/ui/button'
import { IconTile } from '@evenkeel/ui/icon'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { EndPlannerAccess } from '../shared/end-planner-access.tsx'
import { useLinks } from '../shared/links.ts'
import { Moment } from '../shared/moment.tsx'
import { paths } from '../shared/paths.ts'
import { QueryCard } from '../shared/query-card.tsx'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/access-log.generated.ts'
import * as agreementWords from '../words/agreements.generated.ts'
import { widgetList } from './agreement-words.ts'

interface LookerProps {
  /** Whose access it is; without a name it is no one's. */
  readonly name?: string
  readonly title: ReactNode
  /** What they may see, why, and until when. */
  readonly children: ReactNode
  /** What the person can do about it: next to the text, and below it where there is no room. */
  readonly actions?: ReactNode
}

/** A person who can see the data now, or asks to. */
function Looker({ name, title, children, actions }: LookerProps) {
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <span className="size-10 shrink-0">
        {name === undefined ? <IconTile name="lock" tone="neutral" /> : <Avatar name={name} size={40} />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_150px] text-body wrap-anywhere text-text">
          {title}
          <span className="mt-0.5 block text-label font-normal text-text-muted">{children}</span>
        </div>
        {actions !== undefined && <span className="flex flex-wrap items-center gap-4">{actions}</span>}
      </div>
    </li>
  )
}

const subjects: Readonly<Record<LookingPlanner['shared'][number], Message>> = {
  plans: words.sharedPlans,
  budgets: words.sharedBudgets,
  spending: words.sharedSpending,
  cashFlow: words.sharedCashFlow,
  balances: words.sharedBalances,
}
const list = new Intl.ListFormat(language)

function PlannerLooks({ planner: { name, shared } }: { readonly planner: LookingPlanner }) {
  const { href } = useLinks()
  return (
    <Looker
      name={name}
      title={
        <>
          {(shared.length > 0 ? words.plannerSees : words.plannerSeesNothing).parts({
            name: (
              <strong key="name" className="font-semibold">
                {name}
              </strong>
            ),
          })}
        </>
      }
      actions={
        <>
          <ButtonLink size="compact" href={href(paths.planner())}>
            {words.changeShared()}
          </ButtonLink>
          {shared.length > 0 && <EndPlannerAccess />}
        </>
      }
    >
      {words.plannerCanSee({ count: shared.length, what: list.format(shared.map((subject) => subjects[subject]())) })}
    </Looker>
  )
}

function GrantLooks({ grant: { staffName, reason, endsAt, approvedBy } }: { readonly grant: ShownGrant }) {
  return (
    <Looker
      name={staffName}
      title={
        <>
          {words.staffUntil.parts({
            name: (
              <strong key="name" className="font-semibold">
                {staffName}
              </strong>
            ),
            moment: <Moment key="moment" at={endsAt} />,
          })}
        </>
      }
    >
      {words.reasonIs.parts({
        reason: (
          <span key="reason" dir="auto">
            {reason}
          </span>
        ),
      })}
      {approvedBy !== null && <span className="block">{words.approvedBy({ name: approvedBy })}</span>}
    </Looker>
  )
}

/** A staff member asks; the person decides. */
function GrantAsked({ grant: { accessId, staffName, reason, endsAt } }: { readonly grant: ShownGrant }) {
  const decide = useChange('decideAccess')
  const report = useReportedChange()
  const say = (isAllowed: boolean) =>
    void report(decide.run({ body: { accessId, isAllowed } }), isAllowed ? words.allowed() : words.refused())
  return (
    <Looker
      name={staffName}
      title={<>{words.asksUntil.parts({ staff: staffName, moment: <Moment key="moment" at={endsAt} /> })}</>}
      actions={
        <>
          <Button busy={decide.isBusy} onClick={() => say(true)}>
            {words.allow()}
          </Button>
          <Button variant="text" busy={decide.isBusy} onClick={() => say(false)}>
            {words.refuse()}
          </Button>
        </>
      }
    >
      {words.reasonIs({ reason })}
    </Looker>
  )
}

/** The pages on which widgets show the person their data. Says that those pages read nothing, and where to end it. */
export function PagesWithWidgets() {
  const { href } = useLinks()
  return (
    <QueryCard
      title={agreementWords.connectedPages()}
      query={useQuery('embedAgreements')}
      label={words.loadingConnectedPages()}
      skeleton={<SkeletonText lines={4} />}
      failedTitle={words.connectedPagesFailed()}
    >
      {(agreements) =>
        agreements.length === 0 ? (
          <p className="text-body text-text-muted">{agreementWords.noPages()}</p>
        ) : (
          <>
            <p className="text-body text-text">
              {words.onlyYouSee.parts({
                link: (children) => (
                  <TextLink key="link" tone="inherit" href={href(paths.yourData())}>
                    {children}
                  </TextLink>
                ),
              })}
            </p>
            <ul className="mt-3 divide-y divide-hairline text-label font-normal wrap-anywhere text-text-muted">
              {agreements.map(({ agreementId, origin, widgets, until }) => (
                <li key={agreementId} className="py-2 last:pb-0">
                  {words.pageUntil.parts({
                    page: origin,
                    widgets: widgetList(widgets),
                    moment: <Moment key="moment" at={until} />,
                  })}
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryCard>
  )
}

interface PeopleWhoCanLookProps {
  readonly planner: LookingPlanner | null
  readonly grants: readonly ShownGrant[]
}

/** The people who can see the person's data now, and how their access ends. */
export function PeopleWhoCanLook({ planner, grants }: PeopleWhoCanLookProps) {
  const end = useChange('endAccess')
  const report = useReportedChange()
  const asked = grants.filter(({ state }) => state === 'asked')
  const inForce = grants.filter(({ isInForce }) => isInForce)
  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="w-full divide-y divide-hairline">
        {planner !== null && <PlannerLooks planner={planner} />}
        {asked.map((grant) => (
          <GrantAsked key={grant.accessId} grant={grant} />
        ))}
        {inForce.map((grant) => (
          <GrantLooks key={grant.accessId} grant={grant} />
        ))}
        {inForce.length === 0 && <Looker title={words.noStaffNow()}>{words.noStaffNowText()}</Looker>}
      </ul>
      {inForce.length > 0 && (
        <Button busy={end.isBusy} onClick={() => void report(end.run({ body: {} }), words.accessEnded())}>
          {words.endStaffAccess()}
        </Button>
      )}
    </div>
  )
}
