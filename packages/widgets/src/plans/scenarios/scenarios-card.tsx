import type { PlanScenario, PlanScenarios } from '@evenkeel/api-client/contract/plan/scenarios'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { PlanType } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { IconButton } from '@evenkeel/ui/icon-button'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import type { ReactNode } from 'react'
import { QueryView } from '../../shared/query-view.tsx'
import { useReportedChange } from '../../shared/use-reported-change.ts'
import { VerdictName } from '../../shared/verdict-view.tsx'
import * as dollarWords from '../../words/dollars.generated.ts'
import * as pageWords from '../../words/goal-page.generated.ts'
import * as words from '../../words/scenarios.generated.ts'
import { ScenarioFiguresList } from './scenario-figures.tsx'

export interface ScenariosCardProps {
  readonly planType: PlanType
  /** Takes a scenario's changes: into the fields of the page, or as the plan. */
  readonly onTry: (changes: PlanScenario['changes']) => void
  /** What taking them is called; by default they are tried. */
  readonly take?: { readonly label: () => string; readonly named: (values: { name: string }) => string }
  /** The button that makes one, where the page has no fields to try. */
  readonly add?: ReactNode
}

const tried = { label: words.tryThis, named: words.tryNamed }

interface RowProps {
  readonly name: string
  readonly figures: PlanScenario['figures']
  readonly plan: PlanScenarios['plan']
  readonly children?: ReactNode
}

function Row({ name, figures, plan, children }: RowProps) {
  return (
    <li className="border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <div className="min-w-0 break-words" dir="auto">
            <Heading look="item" level={3}>
              {name}
            </Heading>
          </div>
          {figures?.verdict && <VerdictName verdict={figures.verdict} />}
        </div>
        {children}
      </div>
      {figures === null ? (
        <p className="mt-1 text-body text-text-muted">{words.broken()}</p>
      ) : (
        <ScenarioFiguresList figures={figures} plan={plan} />
      )}
    </li>
  )
}

/** A scenario next to the plan: it can be tried, and deleted with 'Undo'. */
function Scenario({
  scenario: { scenarioId, name, changes, figures },
  plan,
  onTry,
  take = tried,
}: Pick<ScenariosCardProps, 'onTry' | 'take'> & {
  readonly scenario: PlanScenario
  readonly plan: PlanScenarios['plan']
}) {
  const remove = useChange('deletePlanScenario')
  const report = useReportedChange()
  const drop = () => report(remove.run({ params: { scenarioId: String(scenarioId) } }), words.deleted())
  return (
    <Row {...{ name, figures, plan }}>
      <span className="flex items-center gap-4" data-print="hide">
        {figures !== null && (
          <TextButton aria-label={take.named({ name })} onClick={() => onTry(changes)}>
            {take.label()}
          </TextButton>
        )}
        <IconButton
          icon="trash"
          label={words.removeNamed({ name })}
          disabled={remove.isBusy}
          onClick={() => void drop()}
        />
      </span>
    </Row>
  )
}

const todayName = (planType: number) => (planType === PlanType.REDUCE_DEBT ? words.payToday() : words.today())

const emptyText = (planType: number) => (planType === PlanType.REDUCE_DEBT ? words.debtEmpty() : words.empty())

interface ComparedProps extends Pick<ScenariosCardProps, 'onTry' | 'take'> {
  readonly known: PlanScenarios
}

function Compared({ known, ...taken }: ComparedProps) {
  const { planType, plan, today, scenarios } = known
  if (scenarios.length === 0)
    return (
      <p data-print="invite" className="text-body text-text-muted">
        {emptyText(planType)}
      </p>
    )
  const isOtherToday = today !== null && JSON.stringify(today) !== JSON.stringify(plan)
  return (
    <div className="@container">
      {planType === PlanType.RETIREMENT && (
        <p className="mb-3 text-caption font-normal text-text-subtle">{dollarWords.inTodays()}</p>
      )}
      <ul>
        {plan && <Row name={words.plan()} figures={plan} plan={null} />}
        {isOtherToday && <Row name={todayName(planType)} figures={today} plan={plan} />}
        {scenarios.map((scenario) => (
          <Scenario key={scenario.scenarioId} {...{ scenario, plan }} {...taken} />
        ))}
      </ul>
    </div>
  )
}

/** The scenarios of a plan next to it: what each comes to, with today's facts. */
export function ScenariosCard({ planType, add, ...taken }: ScenariosCardProps) {
  const query = useQuery('planScenarios', { query: { planType: String(planType) } })
  return (
    <Card title={pageWords.scenarios()}>
      <CardBody>
        <QueryView
          query={query}
          label={words.loading()}
          skeleton={<SkeletonText lines={2} />}
          failedTitle={words.failed()}
        >
          {(known) => <Compared known={known} {...taken} />}
        </QueryView>
        {add}
      </CardBody>
    </Card>
  )
}
