import type { NetWorthHistory } from '@evenkeel/api-client/contract/history'
import { useQuery } from '@evenkeel/api-client/react'
import { monthName, toPeriod } from '@evenkeel/engine'
import { TrendLine } from '@evenkeel/ui/charts/trend-line'
import { Money } from '@evenkeel/ui/money'
import { type ReactNode, useMemo } from 'react'
import { monthText } from '../shared/day-text.ts'
import { QueryView } from '../shared/query-view.tsx'
import { TrendHeadline, TrendSkeleton } from '../shared/trend-box.tsx'
import * as words from '../words/history.generated.ts'
import { axisPlaces } from '../shared/axis-places.ts'

/** The net worth of today, how it changed in a year, and its line. */
export function NetWorthTrend({ figure }: { readonly figure: ReactNode }) {
  const history = useQuery('netWorthHistory', { body: {} })
  const count = (history.data?.months.length ?? 1) - 1
  return (
    <>
      <TrendHeadline figure={figure}>
        {history.data !== undefined && count > 0 && <Change history={history.data} count={count} />}
      </TrendHeadline>
      <QueryView
        query={history}
        label={words.loadingNetWorth()}
        skeleton={<TrendSkeleton />}
        failedTitle={words.netWorthFailed()}
      >
        {({ months }) => (count > 0 ? <Line months={months} /> : <FirstMonth />)}
      </QueryView>
    </>
  )
}

/** What the year changed, and apart from it what accounts brought when they were added: they move the line, too. */
function Change({ history: { change, added }, count }: { readonly history: NetWorthHistory; readonly count: number }) {
  return (
    <>
      {words.inMonths.parts({ change: <Money key="change" value={change} look="flow" />, count })}
      {added !== 0 && <> · {words.addedSince.parts({ amount: <Money key="added" value={added} /> })}</>}
    </>
  )
}

/** In the room of the line, so that nothing moves. */
const FirstMonth = () => (
  <p className="flex min-h-[156px] items-center text-body text-text-muted">{words.trendFirstMonth()}</p>
)

function Line({ months }: Pick<NetWorthHistory, 'months'>) {
  const last = months.length - 1
  const points = useMemo(
    () =>
      months.map(({ date, total }, index) => ({
        name: index === last ? words.today() : monthText(date),
        value: total,
      })),
    [months, last],
  )
  return (
    <TrendLine
      summary={words.trendSummary()}
      label={words.netWorthByMonth()}
      names={{ month: words.month(), value: words.netWorth() }}
      points={points}
      marks={axisPlaces(months.length, 5).map((at) => {
        const { date = '' } = months[at] ?? {}
        return { at, text: at === 0 ? monthText(date) : monthName(toPeriod(date), 'short') }
      })}
    />
  )
}
