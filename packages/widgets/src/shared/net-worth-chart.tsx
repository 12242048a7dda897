import type { NetWorthMonth } from '@evenkeel/api-client/contract/history'
import type { ChartView } from '@evenkeel/ui/charts/cash-flow-chart'
import { monthName, toPeriod } from '@evenkeel/engine'
import { NetWorthBars } from '@evenkeel/ui/charts/net-worth-bars'
import { useMemo } from 'react'
import * as words from '../words/history.generated.ts'
import { axisPlaces } from './axis-places.ts'
import { monthText } from './day-text.ts'

interface NetWorthChartProps {
  /** Oldest first; the last one is today. */
  readonly months: readonly Omit<NetWorthMonth, 'unknownCount'>[]
  readonly view?: ChartView
}

/** A year is named where it begins. */
const shortMonth = (date: string, index: number) =>
  index === 0 || date.slice(5, 7) === '01' ? monthText(date) : monthName(toPeriod(date), 'short')

/** What is owned and owed at the end of each month, and net worth as a line. */
export function NetWorthChart({ months, view = 'chart' }: NetWorthChartProps) {
  const points = useMemo(
    () =>
      months.map(({ date, assets, liabilities, total }, index) => {
        const isLast = index === months.length - 1
        return {
          name: isLast ? words.today() : monthText(date),
          shortName: isLast ? words.today() : shortMonth(date, index),
          owned: assets,
          owed: liabilities,
          net: total,
        }
      }),
    [months],
  )
  return (
    <NetWorthBars
      summary={words.netWorthSummary()}
      label={words.netWorthByMonth()}
      names={{ month: words.month(), net: words.netWorth(), owned: words.owned(), owed: words.owed() }}
      months={points}
      marks={axisPlaces(points.length).map((at) => ({ at, text: points[at]?.name ?? '' }))}
      view={view}
    />
  )
}
