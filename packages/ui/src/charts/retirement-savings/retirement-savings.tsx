import { useMemo } from 'react'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { ChartFrame, type ChartView } from '../shared/chart-frame.tsx'
import { TableBox } from '../shared/figure-table.tsx'
import { NothingToShow } from '../shared/nothing-to-show.tsx'
import { ReadingPlot } from '../shared/reading-plot.tsx'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { layOutSavings, type SavingsLayout } from './retirement-savings-geometry.ts'
import { SAVINGS_LABEL, SavingsTable } from './retirement-savings-table.tsx'
import { SavingsDrawing } from './savings-drawing.tsx'
import { type SavingsPlan, type SavingsRow, savingsRows } from './savings-plan.ts'
import { SavingsReadOut, spokenYear } from './savings-read-out.tsx'

export { ChartViewToggle } from '../shared/chart-view-toggle.tsx'
export type { ChartView } from '../shared/chart-frame.tsx'
export type { SavingsFutures, SavingsPlan, SavingsYear } from './savings-plan.ts'

export type RetirementSavingsProps = SavingsPlan & {
  /** 'table' shows the same numbers as a table in place of the drawing. */
  view?: ChartView
  /** A newer plan is being reckoned: the old drawing stands, paler, until it comes. */
  stale?: boolean
}

/** The inside of the calculator's right card at 1280: the first guess until the chart has measured its box. */
const DEFAULT_WIDTH = 584
const DECADE = 10

/** What a retirement plan saves and spends, a point a year, before the spread of its simulated futures. */
export function RetirementSavings({
  view = 'chart',
  stale = false,
  years,
  futures,
  retirementAge,
  needed,
}: RetirementSavingsProps) {
  const [ref, width] = useContainerWidth(DEFAULT_WIDTH)
  const plan = useMemo(() => ({ years, futures, retirementAge, needed }), [years, futures, retirementAge, needed])
  const rows = useMemo(() => savingsRows(plan), [plan])
  const table = useMemo(() => <SavingsTable rows={rows} />, [rows])
  const drawn = view === 'chart' && years.length > 0
  return (
    <ChartFrame widthRef={ref} busy={stale} summary={summaryOf(plan)} table={drawn ? table : undefined}>
      {years.length === 0 && <NothingToShow>There are no savings to show yet.</NothingToShow>}
      {view === 'table' && years.length > 0 && <TableBox label={SAVINGS_LABEL}>{table}</TableBox>}
      {drawn && <SavingsPlot plan={plan} rows={rows} width={width} />}
    </ChartFrame>
  )
}

function SavingsPlot({ plan, rows, width }: { plan: SavingsPlan; rows: readonly SavingsRow[]; width: number }) {
  const labels = useAmountLabels()
  const layout = useMemo(() => layOutSavings(plan, width), [plan, width])
  const xs = useMemo(() => placesOf(layout, rows.length), [layout, rows])
  const retirement = rows.findIndex(({ age }) => age === plan.retirementAge)
  return (
    <ReadingPlot
      label={SAVINGS_LABEL}
      height={layout.height}
      xs={xs}
      start={Math.max(0, retirement)}
      stride={DECADE}
      spoken={(index) => spokenYear(rows[index], labels)}
      readOut={(told) => <SavingsReadOut rows={rows} told={told} />}
      top={layout.top}
      base={layout.base}
      dot={(index) => layout.plan[index]?.y}
    >
      <SavingsDrawing layout={layout} retirementAge={plan.retirementAge} needed={plan.needed} />
    </ReadingPlot>
  )
}

/** Where the years stand; one alone stands in the middle of its stretch. */
function placesOf({ plan, left, right }: SavingsLayout, count: number): number[] {
  return count === 1 ? [(left + right) / 2] : plan.map(({ x }) => x)
}

function summaryOf({ years, futures = [], retirementAge }: SavingsPlan): string {
  const [first] = years
  const last = years.at(-1)
  if (!first || !last) return `${SAVINGS_LABEL}. There is nothing to show.`
  const span = first === last ? `at ${first.age}` : `from ${first.age} to ${last.age}`
  const retired = retirementAge <= first.age ? '' : `, with retirement at ${retirementAge}`
  const spread = futures.length > 0 ? ' and the spread of its simulated futures' : ''
  return `${SAVINGS_LABEL}, ${span}${retired}: your plan${spread}.`
}
