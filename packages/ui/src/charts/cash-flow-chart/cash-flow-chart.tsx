import { monthName, type Period } from '@evenkeel/engine'
import { useMemo, useState } from 'react'
import { ChartFrame, type ChartView } from '../shared/chart-frame.tsx'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { CashFlowTable } from './cash-flow-chart-table.tsx'
import { type CashFlowMonth, type CashFlowSpan, toMonthPeriod } from './cash-flow-month.ts'
import { CashFlowPlot } from './cash-flow-plot.tsx'
import * as words from '../../words/cash-flow-chart.generated.ts'

export { CashFlowTable } from './cash-flow-chart-table.tsx'
export { ChartViewToggle } from '../shared/chart-view-toggle.tsx'
export type { CashFlowMonth } from './cash-flow-month.ts'
export type { ChartView } from '../shared/chart-frame.tsx'

export type CashFlowChartProps = {
  /** The oldest first, without gaps; the month that is not yet over, if shown, comes last. */
  months: readonly CashFlowMonth[]
  /** The month that is not yet over. It is drawn as an outline, and its net is not said. */
  currentPeriod: Period
  /** The month highlighted here and in a table next to it. Without it the chart keeps its own, and pointing renders nothing. */
  active?: Period | null
  onActiveChange?: (period: Period | null) => void
  /** Called when a month is opened: by click, by Enter, or by a second tap. */
  onOpen: (period: Period) => void
  /** 'table' shows the same numbers as a table instead of the drawing. */
  view?: ChartView
  /** The page shows a `CashFlowTable` of the same months, so the chart needs no hidden table. */
  tableBeside?: boolean
}

/** Inner width of the home card at 1280: assumed until the chart has measured its box. */
const defaultWidth = 584

/** Income and spending month by month, as pairs of bars under one read-out line. */
export function CashFlowChart({
  view = 'chart',
  tableBeside = false,
  active,
  onActiveChange,
  ...props
}: CashFlowChartProps) {
  const [ref, width] = useContainerWidth(defaultWidth)
  const [own, setOwn] = useState<Period | null>(null)
  const { months, currentPeriod } = props
  const summary = useMemo(() => describeChart({ months, currentPeriod }), [months, currentPeriod])
  const table = useMemo(() => <CashFlowTable months={months} currentPeriod={currentPeriod} />, [months, currentPeriod])
  const hiddenTable = view === 'chart' && !tableBeside && months.length > 0
  const shared = {
    ...props,
    active: active === undefined ? own : active,
    onActiveChange: (period: Period | null) => {
      setOwn(period)
      onActiveChange?.(period)
    },
  }
  return (
    <ChartFrame widthRef={ref} summary={summary} table={hiddenTable ? table : undefined}>
      {view === 'table' ? (
        <CashFlowTable {...shared} />
      ) : (
        <CashFlowPlot {...shared} onPoint={onActiveChange} width={width} />
      )}
    </ChartFrame>
  )
}

function describeChart({ months, currentPeriod }: CashFlowSpan): string {
  const [first] = months
  const last = months.at(-1)
  if (!first || !last) return words.noFlowData()
  return words.summary({
    first: monthName(toMonthPeriod(first)),
    last: monthName(toMonthPeriod(last)),
    soFar: toMonthPeriod(last) === currentPeriod ? 'yes' : 'no',
  })
}
