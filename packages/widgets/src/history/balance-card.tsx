import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { BalanceHistory } from '@evenkeel/api-client/contract/history'
import { useQuery } from '@evenkeel/api-client/react'
import { type IsoDate, homeCurrency } from '@evenkeel/engine'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { BalanceLine } from '@evenkeel/ui/charts/balance-line'
import { type ChartView, ChartViewToggle } from '@evenkeel/ui/charts/cash-flow-chart'
import { EmptyState } from '@evenkeel/ui/empty-state'
import { Money } from '@evenkeel/ui/money'
import { Notice } from '@evenkeel/ui/notice'
import { Segment } from '@evenkeel/ui/segment'
import { useMemo, useState } from 'react'
import { axisPlaces } from '../shared/axis-places.ts'
import { dayText } from '../shared/day-text.ts'
import { DrawingSkeleton } from '../shared/drawing-skeleton.tsx'
import { QueryView } from '../shared/query-view.tsx'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/history.generated.ts'
import { balanceDays, type BalanceRange, firstDayOf, lowestStep } from './balance-days.ts'

interface BalanceCardProps {
  readonly account: Account
  readonly onEdit: () => void
}

const ranges = () =>
  [
    { value: 'month', label: words.oneMonth() },
    { value: 'quarter', label: words.threeMonths() },
    { value: 'year', label: words.oneYear() },
    { value: 'all', label: words.all() },
  ] as const

/** An account's balance today, how it came about, and its line. */
export function BalanceCard({ account, onEdit }: BalanceCardProps) {
  const { userAccountId, balance, currency, balanceAsOf } = account
  const today = useToday()
  const [range, setRange] = useState<BalanceRange>('month')
  const [view, setView] = useState<ChartView>('chart')
  const from = firstDayOf(range, today)
  const history = useQuery('balanceHistory', { body: { userAccountId, ...(from && { fromDate: from }) } })
  if (balanceAsOf === null && balance === 0) return <NoBalance onEdit={onEdit} />
  return (
    <Card>
      <CardBody>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 pt-2">
          <div>
            <p className="text-label text-text-muted">{words.balance()}</p>
            <p className="text-display text-text">
              <Money value={balance} {...(currency === homeCurrency ? {} : { currency })} />
            </p>
          </div>
          <Segment label={words.range()} options={ranges()} value={range} onChange={setRange} />
        </div>
        <QueryView
          query={history}
          label={words.loadingBalance()}
          skeleton={<BalanceDrawing />}
          failedTitle={words.balanceFailed()}
        >
          {(data) => <BalanceBody account={account} history={data} from={from} today={today} view={view} />}
        </QueryView>
      </CardBody>
      <CardFooter secondary={<ChartViewToggle view={view} onChange={setView} />} />
    </Card>
  )
}

/** The balance as a line over its grid. */
export const BalanceDrawing = () => (
  <DrawingSkeleton
    size={[584, 340]}
    className="h-[340px]"
    grid={[70, 135, 200, 265, 330]}
    path="M45 210L150 190L240 220L330 150L440 165L574 110"
    thickness={2}
  />
)

function NoBalance({ onEdit }: Pick<BalanceCardProps, 'onEdit'>) {
  return (
    <Card>
      <CardBody>
        <EmptyState
          icon="bars"
          title={words.noBalance()}
          action={
            <Button variant="primary" onClick={onEdit}>
              {words.enterBalance()}
            </Button>
          }
        >
          {words.noBalanceText()}
        </EmptyState>
      </CardBody>
    </Card>
  )
}

interface BodyProps {
  readonly account: Account
  readonly history: BalanceHistory
  readonly from: IsoDate | undefined
  readonly today: IsoDate
  readonly view: ChartView
}

function BalanceBody({ account, history, from, today, view }: BodyProps) {
  const { steps, firstDate, currency } = history
  const days = useMemo(() => balanceDays(steps, from, today), [steps, from, today])
  const points = useMemo(
    () =>
      days.map(({ day, step }) => ({
        name: dayText(day, today),
        value: step?.balance ?? null,
        isKnown: step !== null && step.kind !== 'carried',
      })),
    [days, today],
  )
  const listed = days.flatMap(({ step }, index) => (index === 0 || days[index - 1]?.step !== step ? [index] : []))
  const places = axisPlaces(points.length)
  return (
    <>
      <BalanceSentence history={history} today={today} />
      <div className="mt-4">
        <BalanceLine
          summary={words.balanceSummary({ name: account.name })}
          label={words.balanceByDay()}
          name={words.balance()}
          dayName={words.day()}
          unknown={words.unknown()}
          points={points}
          listed={listed}
          marks={places.map((at) => ({
            at,
            text: at === points.length - 1 ? words.today() : (points[at]?.name ?? ''),
          }))}
          view={view}
          {...(currency === homeCurrency ? {} : { currency })}
        />
      </div>
      <BalanceNotes
        account={account}
        isGapShown={firstDate !== null && from !== undefined && firstDate.slice(0, 10) > from}
        history={history}
        today={today}
      />
    </>
  )
}

/** How the balance moved in the range, and where it was lowest. */
function BalanceSentence({ history: { steps, currency }, today }: Pick<BodyProps, 'history' | 'today'>) {
  const [first] = steps
  const [last, lowest] = [steps.at(-1), lowestStep(steps)]
  if (!first || !last || !lowest || first === last) return null
  const own = currency === homeCurrency ? {} : { currency }
  return (
    <p className="mt-2 text-body text-text-muted">
      {words.changeAndLowest.parts({
        change: <Money key="change" value={last.balance - first.balance} look="signed" {...own} />,
        date: dayText(first.date, today),
        lowest: <Money key="lowest" value={lowest.balance} {...own} />,
        lowestDate: dayText(lowest.date, today),
      })}
    </p>
  )
}

interface NotesProps extends Pick<BodyProps, 'account' | 'history' | 'today'> {
  readonly isGapShown: boolean
}

/** Says what the line does not know. */
function BalanceNotes({ account: { balanceAsOf }, history: { firstDate, steps }, isGapShown, today }: NotesProps) {
  const isCarried = steps.at(-1)?.kind === 'carried' && balanceAsOf !== null
  if (!isGapShown && !isCarried) return null
  return (
    <div className="mt-4 flex flex-col gap-2">
      {isCarried && <Notice>{words.carriedFrom({ date: dayText(balanceAsOf, today) })}</Notice>}
      {isGapShown && firstDate !== null && <Notice>{words.knownFrom({ date: dayText(firstDate, today) })}</Notice>}
    </div>
  )
}
