import { memo, useMemo } from 'react'
import { type AmountLabels, useAmountLabels } from '../shared/amount-labels.ts'
import { ChartFrame, type ChartView, NothingToShow } from '../shared/chart-frame.tsx'
import { FigureTable, TableBox } from '../shared/figure-table.tsx'
import { ReadingPlot } from '../shared/reading-plot.tsx'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { PayoffDrawing } from './payoff-drawing.tsx'
import {
  debtFreeMonth,
  isNothingOwed,
  leftAsToday,
  listedMonths,
  monthInWords,
  type PayoffPlan,
  remainingBalance,
  shortMonth,
  totalLeft,
} from './payoff-plan.ts'
import { layOutPayoff } from './payoff-stack-geometry.ts'
import * as words from '../../words/payoff-chart.generated.ts'
import { Money } from '../../money/money.tsx'
import { formatMoney } from '@evenkeel/engine'
import { Swatch } from '../../swatch/swatch.tsx'
import { type FigureName, hasColumns, LineMark, ReadOutLine } from '../shared/read-out-line.tsx'
import type { ChartPointer } from '../shared/pointer-store.ts'

/** A month's figures, which are also the legend of the drawing. */
function PayoffReadOut({ plan, pointer, width }: { plan: PayoffPlan; pointer: ChartPointer; width: number }) {
  const names = useMemo(() => figureNames(plan), [plan])
  const texts = (month: number) => [
    monthInWords(plan.start, month),
    ...figuresAt(plan, month).map((dollars) => formatMoney(dollars, { cents: false })),
  ]
  return <ReadOutLine {...{ pointer, texts, names }} isAligned={names.length > 1 && hasColumns(width)} />
}

/** The total of all debts and each debt, or the only debt; then what today’s payments would leave. */
function figureNames({ debts, today }: PayoffPlan): FigureName[] {
  const each = debts.map(({ id, name, color }) => ({ id: `debt ${id}`, name, mark: <Swatch color={color} /> }))
  const owed = each.length === 1 ? each : [{ id: 'all', name: words.allDebts() }, ...each]
  const mark = <LineMark dashed className="border-text-muted" />
  return today ? [...owed, { id: 'today', name: words.asYouPayToday(), mark }] : owed
}

/** The dollars for those names. */
function figuresAt(plan: PayoffPlan, month: number): number[] {
  const each = plan.debts.map((debt) => remainingBalance(debt, month))
  const asToday = leftAsToday(plan, month)
  const owed = each.length === 1 ? each : [totalLeft(plan.debts, month), ...each]
  return asToday === undefined ? owed : [...owed, asToday]
}

/** The same figures as a screen reader says them; debts that are paid off are left out. */
function spokenMonth(plan: PayoffPlan, month: number, { hidden, exact }: AmountLabels): string {
  const { debts, start } = plan
  const when = monthInWords(start, month)
  if (hidden) return words.amountsHidden({ when })
  const total = totalLeft(debts, month)
  const owed = debts
    .filter((debt) => remainingBalance(debt, month) > 0)
    .map((debt) => `${debt.name} ${exact(remainingBalance(debt, month))}`)
  const asToday = leftAsToday(plan, month)
  return [
    total > 0 ? words.owedAt({ when, amount: exact(total) }) : words.debtFreeAt({ when }),
    ...(debts.length > 1 && owed.length > 0 ? [owed.join(', ')] : []),
    ...(asToday === undefined ? [] : [words.leftAsToday({ amount: exact(asToday) })]),
  ].join('; ')
}

/** The months of the drawing as rows: what is left of each debt, of all debts, and what today’s payments would leave. */
const PayoffTable = memo(function PayoffTable({ plan }: { plan: PayoffPlan }) {
  const { debts, start, today } = plan
  const several = debts.length > 1
  return (
    <FigureTable
      caption={words.owedByMonth()}
      columns={[
        { id: 'month', name: words.month() },
        ...debts.map(({ id, name }) => ({ id: `debt ${id}`, name })),
        ...(several ? [{ id: 'all', name: words.allDebts() }] : []),
        ...(today ? [{ id: 'today', name: words.asYouPayToday() }] : []),
      ]}
      rows={listedMonths(plan).map((month) => ({
        name: shortMonth(start, month),
        figures: [
          ...debts.map((debt) => remainingBalance(debt, month)),
          ...(several ? [totalLeft(debts, month)] : []),
          ...(today ? [leftAsToday(plan, month)] : []),
        ],
      }))}
      render={(dollars) => <Money value={dollars} />}
    />
  )
})

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
      readOut={(pointer) => <PayoffReadOut {...{ plan, pointer, width }} />}
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
