import { monthName, type Period } from '@evenkeel/engine'
import { Money } from '../../money/money.tsx'
import { isNarrow } from '../shared/is-narrow.ts'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { type CashFlowMonth, netOf, periodOf } from './cash-flow-month.ts'
import { rowPointing } from './row-pointing.ts'

export type CashFlowTableProps = {
  /** The oldest first, as the chart takes them; the table shows the newest on top. */
  months: readonly CashFlowMonth[]
  currentPeriod: Period
  active?: Period | null
  onActiveChange?: (period: Period | null) => void
  /** Makes every row open its month; without it the table is text only. */
  onOpen?: (period: Period) => void
  /** The table runs to its card's edges and brings the card's padding itself. */
  toEdges?: boolean
}

const COUNT_COLUMN_FROM = 560
/** Four columns with cents are as wide as this; on a narrower phone the cents give way, so that no column does. */
const CENTS_FROM = 306
const EDGES = 32
const DEFAULT_WIDTH = 584
const USUAL_CELLS = 'text-body [&_td]:px-3 [&_th]:px-3'
const NARROW_CELLS = 'text-label [&_td]:px-1 [&_th]:px-1'
const INSIDE = '[&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0'
const TO_EDGES =
  '[&_:is(td,th):first-child]:pl-4 [&_:is(td,th):last-child]:pr-4 tablet:[&_:is(td,th):first-child]:pl-6 tablet:[&_:is(td,th):last-child]:pr-6'

/** The months of the cash flow as rows, lit together with the chart's bars through `active`. */
export function CashFlowTable(props: CashFlowTableProps) {
  const { months, currentPeriod, active = null, onActiveChange, onOpen, toEdges = false } = props
  const [ref, width] = useContainerWidth(DEFAULT_WIDTH)
  const narrow = isNarrow(width)
  const withCount = width >= COUNT_COLUMN_FROM
  const cents = width - (toEdges ? EDGES : 0) >= CENTS_FROM
  const handlers = rowPointing({ onActiveChange, onOpen })
  return (
    <div className="overflow-x-clip [contain:inline-size]">
      <div ref={ref} />
      <table
        className={`w-full border-collapse tabular-nums ${narrow ? NARROW_CELLS : USUAL_CELLS} ${toEdges ? TO_EDGES : INSIDE}`}
      >
        <caption className="sr-only">Income and spending by month</caption>
        <thead>
          <tr className="h-10 border-b border-hairline text-label font-normal text-text-subtle">
            <ColumnHeader name="Month" first />
            <ColumnHeader name="Income" />
            <ColumnHeader name="Spending" />
            <ColumnHeader name="Net" />
            {withCount && <ColumnHeader name="Transactions" />}
          </tr>
        </thead>
        <tbody {...handlers}>
          {months.toReversed().map((month) => (
            <MonthRow
              key={periodOf(month)}
              month={month}
              soFar={periodOf(month) === currentPeriod}
              lit={periodOf(month) === active}
              short={narrow}
              withCount={withCount}
              cents={cents}
              opens={onOpen !== undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHeader({ name, first = false }: { name: string; first?: boolean }) {
  return (
    <th scope="col" className={`font-normal ${first ? 'text-left' : 'text-right'}`}>
      {name}
    </th>
  )
}

type MonthRowProps = {
  month: CashFlowMonth
  soFar: boolean
  lit: boolean
  short: boolean
  withCount: boolean
  cents: boolean
  opens: boolean
}

function MonthRow({ month, soFar, lit, short, withCount, cents, opens }: MonthRowProps) {
  const period = periodOf(month)
  const name = short ? `${monthName(period, 'short')} ${month.year}` : monthName(period)
  const pointed = opens ? 'cursor-pointer' : ''
  return (
    <tr
      data-period={period}
      data-lit={lit || undefined}
      className={`h-12 border-b border-hairline transition-colors duration-fast last:border-b-0 data-lit:bg-band ${pointed}`}
    >
      <th scope="row" className="text-left font-medium whitespace-nowrap text-text">
        {opens ? (
          <button type="button" className="rounded-sm font-medium">
            {name}
          </button>
        ) : (
          name
        )}
        {soFar && <span className={`text-caption font-normal text-text-subtle ${short ? 'block' : ''}`}> so far</span>}
      </th>
      <FigureCell dollars={month.totalIncomes} cents={cents} />
      <FigureCell dollars={month.totalExpenses} cents={cents} />
      <FigureCell dollars={netOf(month)} cents={cents} signed />
      {withCount && <td className="text-right text-text-muted">{month.transactionCount}</td>}
    </tr>
  )
}

function FigureCell({ dollars, cents, signed = false }: { dollars: number; cents: boolean; signed?: boolean }) {
  return (
    <td className="text-right font-normal whitespace-nowrap text-text">
      <Money value={dollars} cents={cents} look={signed ? 'signed' : 'plain'} />
    </td>
  )
}
