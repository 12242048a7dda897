import { useMemo } from 'react'
import { useAmountLabels } from '../shared/amount-labels.ts'
import { ChartFrame, type ChartView, NothingToShow } from '../shared/chart-frame.tsx'
import { TableBox } from '../shared/figure-table.tsx'
import { ReadingPlot } from '../shared/reading-plot.tsx'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { PayoffDrawing } from './payoff-drawing.tsx'
import { debtFreeMonth, isNothingOwed, leftAsToday, monthInWords, type PayoffPlan } from './payoff-plan.ts'
import { PayoffReadOut, spokenMonth } from './payoff-read-out.tsx'
import { layOutPayoff } from './payoff-stack-geometry.ts'
import { PayoffTable } from './payoff-stack-table.tsx'
import * as words from '../../words/payoff-chart.generated.ts'

export { ChartViewToggle } from '../shared/chart-view-toggle.tsx'
export type { ChartView } from '../shared/chart-frame.tsx'
export type { PayoffDebt, PayoffPlan } from './payoff-plan.ts'

export type PayoffStackProps = PayoffPlan & {
  /** 'table' shows the same numbers as a table instead of the drawing. */
  view?: ChartView
}

/** Inner width of the wizard's card at 1280: assumed until the chart has measured its box. */
const defaultWidth = 928
const year = 12

/** What is left of each debt month by month, stacked, the first to be paid on top, compared with what is paid today. */
export function PayoffStack({ view = 'chart', debts, start, today }: PayoffStackProps) {
  const [ref, width] = useContainerWidth(defaultWidth)
  const plan = useMemo(() => ({ debts, start, today }), [debts, start, today])
  const table = useMemo(() => <PayoffTable plan={plan} />, [plan])
  const empty = isNothingOwed(plan)
  const drawn = view === 'chart' && !empty
  return (
    <ChartFrame widthRef={ref} summary={describeChart(plan)} table={drawn ? table : undefined}>
      {empty && <NothingToShow>{words.noDebts()}</NothingToShow>}
      {view === 'table' && !empty && <TableBox label={words.owedByMonth()}>{table}</TableBox>}
      {drawn && <PayoffPlot plan={plan} width={width} />}
    </ChartFrame>
  )
}

function PayoffPlot({ plan, width }: { plan: PayoffPlan; width: number }) {
  const labels = useAmountLabels()
  const layout = useMemo(() => layOutPayoff(plan, width), [plan, width])
  return (
    <ReadingPlot
      label={words.owedByMonth()}
      height={layout.height}
      xs={layout.xs}
      start={0}
      stride={year}
      spoken={(month) => spokenMonth(plan, month, labels)}
      readOut={(pointer) => <PayoffReadOut plan={plan} pointer={pointer} />}
      top={layout.top}
      base={layout.base}
      dot={(month) => layout.tops[month]}
    >
      <PayoffDrawing layout={layout} />
    </ReadingPlot>
  )
}

function describeChart(plan: PayoffPlan): string {
  const { debts, start, today } = plan
  if (isNothingOwed(plan)) return words.noDataOf()
  const free = debtFreeMonth(plan)
  const slower = today?.findIndex((_, month) => leftAsToday(plan, month) === 0) ?? -1
  return words.summary({
    count: debts.length,
    paid: free === null ? 'no' : 'yes',
    free: monthInWords(start, free ?? 0),
    compared: slower > 0 ? 'yes' : 'no',
    slower: monthInWords(start, Math.max(0, slower)),
  })
}
