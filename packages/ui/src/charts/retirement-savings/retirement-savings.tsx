import { memo, useMemo, useState } from 'react'
import { useAmountLabels, type AmountLabels } from '../shared/amount-labels.ts'
import { ChartFrame, type ChartView, NothingToShow } from '../shared/chart-frame.tsx'
import { FigureTable, TableBox } from '../shared/figure-table.tsx'
import { ReadingPlot } from '../shared/reading-plot.tsx'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { layOutSavings, type SavingsLayout, topOfScale } from './retirement-savings-geometry.ts'
import { SavingsDrawing } from './savings-drawing.tsx'
import { type SavingsPlan, type SavingsRow, savingsRows } from './savings-plan.ts'
import * as words from '../../words/savings-chart.generated.ts'
import { Money } from '../../money/money.tsx'
import { formatMoney } from '@evenkeel/engine'
import { hasColumns, LineMark, ReadOutLine } from '../shared/read-out-line.tsx'
import type { ChartPointer } from '../shared/pointer-store.ts'

interface SavingsReadOutProps {
  rows: readonly SavingsRow[]
  /** Keeps room for futures, also while they are not simulated yet. */
  withFutures: boolean
  pointer: ChartPointer
  width: number
}

/** A year's figures, which are also the legend of the drawing. */
function SavingsReadOut({ rows, withFutures, pointer, width }: SavingsReadOutProps) {
  const { rough } = useAmountLabels()
  const span = (low: number | undefined, high: number | undefined) =>
    low === undefined || high === undefined ? '–' : `${rough(low)} – ${rough(high)}`
  const texts = (index: number) => {
    const { age = '', balance = 0, futures } = rows[index] ?? {}
    const plan = [words.ageOf({ age: String(age) }), formatMoney(balance, { cents: false })]
    return withFutures ? [...plan, span(futures?.p25, futures?.p75), span(futures?.p5, futures?.p95)] : plan
  }
  const names = [planName(), ...(withFutures ? futureNames() : [])]
  return <ReadOutLine {...{ pointer, texts, names }} isAligned={withFutures && hasColumns(width)} />
}

/** The tint of a band: the inner band is drawn over the outer one. */
function BandMark({ inner = false }: { inner?: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-swatch=""
      className={`h-2.5 w-3 shrink-0 rounded-[3px] [print-color-adjust:exact] ${inner ? 'bg-fan/38' : 'bg-fan/16'}`}
    />
  )
}

const planName = () => ({ id: 'plan', name: words.yourPlan(), mark: <LineMark className="border-accent" /> })

const futureNames = () => [
  { id: 'inner', name: words.middleHalf(), mark: <BandMark inner /> },
  { id: 'outer', name: words.nineOfTen(), mark: <BandMark /> },
]

/** The same figures as a screen reader says them. */
function spokenYear(row: SavingsRow | undefined, { hidden, exact, rough }: AmountLabels): string {
  if (!row) return ''
  const { futures } = row
  const age = String(row.age)
  if (hidden) return words.amountsHidden({ age })
  const amount = exact(row.balance)
  if (!futures) return words.planAt({ age, amount })
  const { p5, p25, p75, p95 } = futures
  return words.planAndFutures({ age, amount, p5: rough(p5), p25: rough(p25), p75: rough(p75), p95: rough(p95) })
}

const planColumns = () => [
  { id: 'age', name: words.age() },
  { id: 'balance', name: words.yourPlan() },
]
const futureColumns = () => [
  { id: 'p5', name: words.percentile5() },
  { id: 'p25', name: words.percentile25() },
  { id: 'p75', name: words.percentile75() },
  { id: 'p95', name: words.percentile95() },
]

/** The years of the drawing as rows: the plan, and the percentiles of the simulated futures if there are any. */
const SavingsTable = memo(function SavingsTable({ rows }: { rows: readonly SavingsRow[] }) {
  const withFutures = rows.some(({ futures }) => futures !== undefined)
  return (
    <FigureTable
      caption={words.savingsByAge()}
      columns={[...planColumns(), ...(withFutures ? futureColumns() : [])]}
      rows={rows.map(({ age, balance, futures }) => ({
        name: String(age),
        figures: withFutures ? [balance, futures?.p5, futures?.p25, futures?.p75, futures?.p95] : [balance],
      }))}
      render={(dollars) => <Money value={dollars} cents={false} />}
    />
  )
})

export { ChartViewToggle } from '../shared/chart-view-toggle.tsx'
export type { ChartView } from '../shared/chart-frame.tsx'
export type { SavingsFutures, SavingsPlan, SavingsYear } from './savings-plan.ts'

export type RetirementSavingsProps = SavingsPlan & {
  /** 'table' shows the same numbers as a table instead of the drawing. */
  view?: ChartView
  /** A newer plan is being computed: the old drawing stays, paler, until the new one arrives. */
  stale?: boolean
  /** A slider is held: the scale stays until it is let go. */
  held?: boolean
}

/** Inner width of the calculator's right card at 1280: assumed until the chart has measured its box. */
const defaultWidth = 584
const decade = 10

/** What a retirement plan saves and spends, a point a year, in front of the spread of its simulated futures. */
export function RetirementSavings({
  view = 'chart',
  stale = false,
  held = false,
  years,
  futures,
  saved,
  retirementAge,
}: RetirementSavingsProps) {
  const [ref, width] = useContainerWidth(defaultWidth)
  const plan = useMemo(() => ({ years, futures, saved, retirementAge }), [years, futures, saved, retirementAge])
  const highest = useHeldTop(plan, held)
  const rows = useMemo(() => savingsRows(plan), [plan])
  const table = useMemo(() => <SavingsTable rows={rows} />, [rows])
  const drawn = view === 'chart' && years.length > 0
  return (
    <ChartFrame widthRef={ref} busy={stale} summary={describeChart(plan)} table={drawn ? table : undefined}>
      {years.length === 0 && <NothingToShow>{words.noSavings()}</NothingToShow>}
      {view === 'table' && years.length > 0 && <TableBox label={words.savingsByAge()}>{table}</TableBox>}
      {drawn && <SavingsPlot {...{ plan, rows, width, highest }} />}
    </ChartFrame>
  )
}

/** Returns the figure at the top of the scale, which does not change while a slider is held. */
function useHeldTop(plan: SavingsPlan, isHeld: boolean): number {
  const wanted = useMemo(() => topOfScale(plan), [plan])
  const [top, setTop] = useState(wanted)
  if (isHeld || top === wanted) return top
  setTop(wanted)
  return wanted
}

interface SavingsPlotProps {
  plan: SavingsPlan
  rows: readonly SavingsRow[]
  width: number
  highest: number
}

function SavingsPlot({ plan, rows, width, highest }: SavingsPlotProps) {
  const labels = useAmountLabels()
  const layout = useMemo(() => layOutSavings(plan, width, highest), [plan, width, highest])
  const xs = useMemo(() => yearPositions(layout, rows.length), [layout, rows])
  const retirement = rows.findIndex(({ age }) => age === plan.retirementAge)
  return (
    <ReadingPlot
      label={words.savingsByAge()}
      height={layout.height}
      xs={xs}
      start={Math.max(0, retirement)}
      stride={decade}
      spoken={(index) => spokenYear(rows[index], labels)}
      readOut={(pointer) => <SavingsReadOut {...{ rows, pointer, width }} withFutures={plan.futures !== undefined} />}
      top={layout.top}
      base={layout.base}
      dot={(index) => layout.plan[index]?.y}
    >
      <SavingsDrawing layout={layout} retirementAge={plan.retirementAge} />
    </ReadingPlot>
  )
}

/** Returns the x of each year; a single year is in the middle of its stretch. */
function yearPositions({ plan, left, right }: SavingsLayout, count: number): number[] {
  return count === 1 ? [(left + right) / 2] : plan.map(({ x }) => x)
}

function describeChart({ years, futures = [], retirementAge }: SavingsPlan): string {
  const [first] = years
  const last = years.at(-1)
  if (!first || !last) return words.noData()
  return words.summary({
    years: years.length,
    first: String(first.age),
    last: String(last.age),
    retires: retirementAge > first.age ? 'yes' : 'no',
    retirement: String(retirementAge),
    futures: futures.length > 0 ? 'yes' : 'no',
  })
}
