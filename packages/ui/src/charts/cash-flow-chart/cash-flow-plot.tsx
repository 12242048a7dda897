import type { Period } from '@evenkeel/engine'
import { useMemo } from 'react'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { usePointer } from '../shared/pointer-store.ts'
import { useRovingIndex } from '../shared/use-roving-index.ts'
import { CashFlowBars } from './cash-flow-bars.tsx'
import { type CashFlowLayout, fitReadOut, layOutCashFlow } from './cash-flow-chart-geometry.ts'
import { type CashFlowMonth, isEmptyCashFlow, toMonthPeriod, restingMonth } from './cash-flow-month.ts'
import { columnTexts } from './column-texts.ts'
import { MonthColumns } from './month-columns.tsx'
import { NarrowReadOut, ReadOut } from './read-out.tsx'
import * as words from '../../words/cash-flow-chart.generated.ts'

type CashFlowPlotProps = {
  months: readonly CashFlowMonth[]
  currentPeriod: Period
  /** The month highlighted by focus, by touch, or from outside. */
  active: Period | null
  onActiveChange: (period: Period | null) => void
  /** A mouse is over a month, which the plot shows by itself. */
  onPoint: ((period: Period | null) => void) | undefined
  onOpen: (period: Period) => void
  width: number
}

/** The read-out over the drawing over its months. */
export function CashFlowPlot({
  months,
  currentPeriod,
  active,
  onActiveChange,
  onPoint,
  onOpen,
  width,
}: CashFlowPlotProps) {
  const narrow = isNarrow(width)
  const { layout, periods, texts } = usePlan(months, currentPeriod, width)
  const placeOf = (period: Period | null) => (period === null ? -1 : periods.indexOf(period))
  const resting = restingMonth({ months, currentPeriod })
  const start = placeOf(resting && toMonthPeriod(resting))
  const highlighted = placeOf(active)
  const empty = isEmptyCashFlow(months)
  const rest = narrow || highlighted >= 0 ? highlighted : start
  const pointer = usePointer(rest)
  const walk = useRovingIndex({
    count: months.length,
    active: highlighted < 0 ? null : highlighted,
    start,
    onActive: (index, cause) => {
      const period = index === null ? null : (periods[index] ?? null)
      const byHand = cause === 'over' && !narrow && !empty
      pointer.point(byHand ? index : null)
      if (byHand) onPoint?.(period)
      else onActiveChange(period)
    },
    onOpen: (index) => withPeriod(periods[index], onOpen),
  })
  const live = walk.focused === null
  const columns = { periods, texts, layout, currentPeriod, ...walk, pointer, highlighted: empty ? highlighted : rest }
  return (
    <>
      {narrow && (
        <NarrowReadOut
          month={months[highlighted] ?? null}
          soFar={periods[highlighted] === currentPeriod}
          cents={fitReadOut(months, false, width).cents}
          live={live}
        />
      )}
      {!narrow && months.length > 0 && (
        <ReadOut months={months} currentPeriod={currentPeriod} pointer={pointer} width={width} live={live} />
      )}
      <div className="relative mt-3.5" style={{ height: layout.height }}>
        {months.length > 0 && <MonthColumns {...columns} />}
        <CashFlowBars layout={layout} currentIndex={periods.indexOf(currentPeriod)} />
        {empty && <NothingToDraw layout={layout} />}
      </div>
    </>
  )
}

/** What the plot draws and says; computed again only when the months or their room change. */
function usePlan(months: readonly CashFlowMonth[], currentPeriod: Period, width: number) {
  const labels = useAmountLabels()
  return useMemo(() => {
    const layout = layOutCashFlow(months, width)
    return {
      layout,
      periods: months.map(toMonthPeriod),
      texts: columnTexts(months, currentPeriod, labels, layout),
    }
  }, [months, currentPeriod, width, labels])
}

function withPeriod(period: Period | undefined, then: (period: Period) => void): void {
  if (period !== undefined) then(period)
}

function NothingToDraw({ layout }: { layout: CashFlowLayout }) {
  return (
    <p
      className="pointer-events-none absolute right-0 text-center text-body text-text-muted"
      style={{ left: layout.axisWidth, top: layout.base / 2 - 10 }}
    >
      {words.noFlow()}
    </p>
  )
}
