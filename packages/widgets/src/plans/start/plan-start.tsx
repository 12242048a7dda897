import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { goalOfPlan, PlanStatus, PlanType } from '@evenkeel/engine'
import { Card } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Icon, IconTile, type IconName } from '@evenkeel/ui/icon'
import { ButtonLink } from '@evenkeel/ui/link'
import { Status } from '@evenkeel/ui/status'
import { useId, type ReactNode } from 'react'
import { goalIcons, toStatusName } from '../../shared/goal-look.ts'
import { keptLoad } from '../../shared/kept-load.ts'
import { LazyPart } from '../../shared/lazy-card.tsx'
import { useLinks } from '../../shared/links.ts'
import { PlanDrawing } from '../../shared/plan-drawing.tsx'
import * as words from '../../words/goal-start.generated.ts'
import { DraftState } from './draft-state.tsx'
import { type Start, starts } from './starts.ts'
import { useQuery } from '@evenkeel/api-client/react'
import { Percent } from '@evenkeel/ui/percent'

interface HelpProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

const Help = ({ icon, title, children }: HelpProps) => (
  <li className="flex items-start gap-4">
    <IconTile name={icon} tone="neutral" />
    <div className="min-w-0 flex-1">
      <Heading look="item" level={3}>
        {title}
      </Heading>
      <p className="text-label font-normal text-text-muted">{children}</p>
    </div>
  </li>
)

/** What makes a plan for retirement easier than it looks: the employer's match, what fills in itself, and someone to talk to. */
function StartHelps() {
  const match = useQuery('household').data?.match
  const info = useQuery('companyInfo').data?.data.info
  if (match === undefined || info === undefined) return null
  return (
    <ul className="mt-6 grid grid-cols-1 gap-6 tablet:grid-cols-3">
      {match !== null && (
        <Help icon="heart" title={words.matchAdds({ employer: info.name })}>
          {words.matchTerms.parts({
            cents: Math.round(match.matchRate * 100),
            percent: <Percent key="percent" value={match.matchLimit} />,
          })}
        </Help>
      )}
      {!info.level1 && (
        <Help icon="link" title={words.fillIn()}>
          {words.fillInText()}
        </Help>
      )}
      <Help icon="chat" title={words.talkItThrough()}>
        {words.talkText()}
      </Help>
    </ul>
  )
}

const loadChart = keptLoad(async () => (await import('./example-chart.tsx')).ExampleChart)

interface PlanStartProps {
  readonly planType: PlanType
  readonly status: number
  /** The page where the plan is made. */
  readonly path: string
  /** The plan, once it is known; its draft is shown in place of the example. */
  readonly plan?: PlanDetail
}

/** A plan that is not made yet: what it finds out, what it asks, one button, and a worked example in gray. */
export function PlanStart({ planType, status, path, plan }: PlanStartProps) {
  const titleId = useId()
  const { href } = useLinks()
  const start = starts[planType]
  const isPending = status === PlanStatus.PLAN_PENDING
  return (
    <>
      <Card labelledBy={titleId}>
        <div className="grid grid-cols-1 gap-8 p-4 tablet:p-6 @min-[800px]:grid-cols-2 @min-[800px]:p-8">
          <div className="flex min-w-0 flex-col items-start">
            <IconTile name={goalIcons[goalOfPlan(planType)]} />
            <div className="mt-5 max-w-[360px]">
              <Heading look="result" level={2} id={titleId}>
                {start.title()}
              </Heading>
            </div>
            <p className="mt-2 max-w-[420px] text-body text-text-muted">
              {start.what()} {isPending ? words.unfinished() : words.minutes({ minutes: start.minutes })}
            </p>
            <div className="mt-5 flex flex-wrap items-center gap-4">
              <ButtonLink variant="primary" href={href(path)}>
                {isPending ? words.goOn() : words.start()}
              </ButtonLink>
              <Status status={toStatusName(status)} />
            </div>
            <Asks asks={start.asks} />
            <p className="mt-5 flex items-center gap-2 text-body text-text-muted">
              <Icon name="lock" size={16} />
              {words.notSeen()}
            </p>
          </div>
          {plan?.hasDraft ? <DraftState plan={plan} /> : <Example planType={planType} start={start} />}
        </div>
      </Card>
      {planType === PlanType.RETIREMENT && <StartHelps />}
    </>
  )
}

function Asks({ asks }: Pick<Start, 'asks'>) {
  return (
    <ol aria-label={words.asks()} className="mt-6 flex flex-col gap-3 text-body">
      {asks.map((ask, index) => (
        <li key={ask()} className="flex items-center gap-3">
          <span
            aria-hidden
            className="flex size-6 shrink-0 items-center justify-center rounded-pill bg-sunken text-caption"
          >
            {index + 1}
          </span>
          {ask()}
        </li>
      ))}
    </ol>
  )
}

/** Another person’s answer, without color, so that it is not taken for the reader’s own. Only its sentence is spoken. */
function Example({ planType, start: { says, figures } }: { readonly planType: PlanType; readonly start: Start }) {
  return (
    <div className="@container min-w-0 self-start rounded-card bg-sunken p-4 tablet:p-6">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-label font-normal text-text-muted">
        <span className="font-medium">{words.example({ name: words.alex() })}</span>
        {isOverYears(planType) && <span>{words.todaysDollars()}</span>}
      </p>
      <p className="mt-3 text-sentence font-medium text-text-muted">{says()}</p>
      <div inert className="grayscale">
        {planType === PlanType.RETIREMENT && (
          <div className="mt-4 opacity-80">
            <LazyPart isWanted title={says()} load={loadChart} props={{}}>
              <PlanDrawing of="savings" height={324} />
            </LazyPart>
          </div>
        )}
        <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 border-t border-hairline pt-4 @min-[360px]:grid-cols-3">
          {figures.map(([label, value]) => (
            <div key={label()} className="min-w-0">
              <dt className="text-label font-normal text-text-muted">{label()}</dt>
              <dd className="mt-0.5 text-stat text-text-muted">{value()}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

const isOverYears = (planType: PlanType) =>
  planType === PlanType.RETIREMENT || planType === PlanType.DISTRIBUTION_PLANNING
