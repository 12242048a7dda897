import type { Period } from '@evenkeel/engine'
import { useMemo, memo } from 'react'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { usePointer } from '../shared/pointer-store.ts'
import { useRovingIndex } from '../shared/use-roving-index.ts'
import {
  type CashFlowLayout,
  fitReadOut,
  layOutCashFlow,
  insetBar,
  type MonthShape,
} from './cash-flow-chart-geometry.ts'
import { type CashFlowMonth, isEmptyCashFlow, toMonthPeriod, restingMonth } from './cash-flow-month.ts'
import { columnTexts } from './column-texts.ts'
import { MonthColumns } from './month-columns.tsx'
import { NarrowReadOut, ReadOut } from './read-out.tsx'
import * as words from '../../words/cash-flow-chart.generated.ts'
import { ValueAxis } from '../shared/value-axis.tsx'

const outline = 1.5

type CashFlowBarsProps = { layout: CashFlowLayout; currentIndex: number }

/** Grid, bars and axis. None of its props change while pointing, so highlighting a month never draws it again. */
const CashFlowBars = memo(function CashFlowBars({ layout, currentIndex }: CashFlowBarsProps) {
  const { axisWidth, width, base, months } = layout
  const current = months.slice(currentIndex, currentIndex < 0 ? 0 : currentIndex + 1)
  const over = months.filter((_, index) => index !== currentIndex)
  return (
    <>
      <svg aria-hidden="true" focusable="false" width={width} height={layout.height} className={sheet}>
        <ValueAxis ticks={layout.ticks} left={axisWidth} right={width}>
          {!layout.isTight && (
            <text x={axisWidth - axisGap} y={base + netLine} dy="0.35em">
              {words.net()}
            </text>
          )}
        </ValueAxis>
      </svg>
      <svg
        aria-hidden="true"
        focusable="false"
        width={width}
        height={layout.height}
        className={`${sheet} ${growClass}`}
        style={{ transformOrigin: `0 ${base}px` }}
      >
        <Bars d={outlinePath(over, 'income', 0)} className="fill-flow-income" />
        <Bars d={outlinePath(over, 'spending', 0)} className="fill-flow-spending" />
        <Bars d={outlinePath(current, 'income', outline)} className="fill-flow-income/18 stroke-flow-income" />
        <Bars d={outlinePath(current, 'spending', outline)} className="fill-flow-spending/18 stroke-flow-spending" />
      </svg>
    </>
  )
})

const sheet = 'pointer-events-none absolute top-0 left-0 overflow-visible'

/** The bars are a separate layer, which grows as a whole: moving a layer draws nothing again. */
const growClass = 'scale-y-100 transition-[scale] duration-300 ease-out starting:scale-y-0 print:transition-none'

/** All bars of one kind in one path: it needs a quarter of the elements, whose number decides how long mounting and updating take. */
const outlinePath = (months: readonly MonthShape[], flow: 'income' | 'spending', stroke: number): string =>
  months.map((month) => (stroke > 0 ? insetBar(month[flow], stroke) : month[flow]).d).join('')

function Bars({ d, className }: { d: string; className: string }) {
  return d === '' ? null : <path d={d} strokeWidth={outline} className={className} />
}

const axisGap = 8

const netLine = 38

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
