import { monthName, type Period } from '@evenkeel/engine'
import { useMemo } from 'react'
import { type AmountLabels, useAmountLabels } from '../shared/amount-labels.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { useItemWalk } from '../shared/use-item-walk.ts'
import { CashFlowBars } from './cash-flow-bars.tsx'
import { type CashFlowLayout, fitReadOut, layOutCashFlow } from './cash-flow-chart-geometry.ts'
import { type CashFlowMonth, isEmptyCashFlow, netOf, periodOf, restingMonth, visibleMonths } from './cash-flow-month.ts'
import { LitBand, MonthColumn } from './month-column.tsx'
import { NarrowReadOut, ReadOut } from './read-out.tsx'

type CashFlowPlotProps = {
  months: readonly CashFlowMonth[]
  currentPeriod: Period
  active: Period | null
  onActiveChange: (period: Period | null) => void
  onOpen: (period: Period) => void
  width: number
}

/** The read-out over the drawing over its months. */
export function CashFlowPlot({ months, currentPeriod, active, onActiveChange, onOpen, width }: CashFlowPlotProps) {
  const narrow = isNarrow(width)
  const shown = useMemo(() => visibleMonths({ months, currentPeriod }, narrow), [months, currentPeriod, narrow])
  const layout = useMemo(() => layOutCashFlow(shown, width), [shown, width])
  const periods = useMemo(() => shown.map(periodOf), [shown])
  const placeOf = (month: CashFlowMonth | null) => (month === null ? -1 : periods.indexOf(periodOf(month)))

  const resting = restingMonth({ months, currentPeriod })
  const lit = months.find((month) => periodOf(month) === active) ?? null
  const empty = isEmptyCashFlow(shown)
  const told = narrow ? lit : (lit ?? resting)
  const walk = useItemWalk({
    count: shown.length,
    active: active === null || !periods.includes(active) ? null : periods.indexOf(active),
    start: placeOf(resting),
    onActive: (index) => onActiveChange(index === null ? null : (periods[index] ?? null)),
    onOpen: (index) => {
      const period = periods[index]
      if (period !== undefined) onOpen(period)
    },
  })
  const soFar = told !== null && periodOf(told) === currentPeriod
  const readOut = { soFar, fit: fitReadOut(months, soFar, width), live: walk.focused === null }
  const columns = { shown, layout, currentPeriod, lit: placeOf(empty ? lit : told), ...walk }
  return (
    <>
      {narrow && <NarrowReadOut {...readOut} month={told} />}
      {!narrow && told !== null && <ReadOut {...readOut} month={told} />}
      <div className="relative mt-3.5" style={{ height: layout.height }}>
        {shown.length > 0 && <MonthColumns {...columns} />}
        <CashFlowBars layout={layout} currentIndex={periods.indexOf(currentPeriod)} />
        {empty && <NothingToDraw layout={layout} />}
      </div>
    </>
  )
}

type MonthColumnsProps = Pick<ReturnType<typeof useItemWalk>, 'stop' | 'handlers'> & {
  shown: readonly CashFlowMonth[]
  layout: CashFlowLayout
  currentPeriod: Period
  lit: number
}

function MonthColumns({ shown, layout, currentPeriod, lit, stop, handlers }: MonthColumnsProps) {
  const labels = useAmountLabels()
  const band = layout.months[lit]
  return (
    <div role="toolbar" aria-label="Months" className="absolute inset-0" {...handlers}>
      {band && <LitBand left={band.left} width={band.width} height={layout.height} />}
      {shown.map((month, index) => {
        const period = periodOf(month)
        const soFar = period === currentPeriod
        return (
          <MonthColumn
            key={period}
            index={index}
            left={layout.months[index]?.left ?? 0}
            width={layout.months[index]?.width ?? 0}
            base={layout.base}
            height={layout.height}
            name={monthName(period, 'short')}
            below={soFar ? 'so far' : labels.net(netOf(month), layout.netStyle)}
            spoken={`${monthName(period)}${soFar ? ' so far' : ''}: ${spokenFigures(month, labels)}`}
            current={soFar}
            lit={index === lit}
            tabStop={index === stop}
          />
        )
      })}
    </div>
  )
}

function spokenFigures(month: CashFlowMonth, labels: AmountLabels): string {
  if (labels.hidden) return 'amounts hidden'
  const net = labels.exact(netOf(month), true)
  return `income ${labels.exact(month.totalIncomes)}, spending ${labels.exact(month.totalExpenses)}, net ${net}`
}

function NothingToDraw({ layout }: { layout: CashFlowLayout }) {
  return (
    <p
      className="pointer-events-none absolute right-0 text-center text-body text-text-muted"
      style={{ left: layout.axisWidth, top: layout.base / 2 - 10 }}
    >
      No income or spending in these months.
    </p>
  )
}
