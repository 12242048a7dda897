import { monthName, type Period } from '@evenkeel/engine'
import { type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { Money } from '../../money/money.tsx'
import * as words from '../../words/cash-flow-chart.generated.ts'
import { isNarrow } from '../shared/is-narrow.ts'
import { useContainerWidth } from '../shared/use-container-width.ts'
import { type CashFlowMonth, netCashFlow, toMonthPeriod } from './cash-flow-month.ts'

/** Whether the content of an element is wider than the element, kept up to date. */
function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null || typeof ResizeObserver === 'undefined') return
    const measure = () => setWider(node.scrollWidth > node.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    measure()
    return () => observer.disconnect()
  }, [element])
  return isWider
}

interface ScrollRegionProps {
  /** What is in it, for people who move to it by keyboard. */
  label: string
  children: ReactNode
}

/** Content that may be too wide for the screen, such as a table: then it scrolls, also by keyboard, and nothing is cut off. */
function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isWider = useOverflow(ref)
  const region = isWider ? { role: 'region', tabIndex: 0, 'aria-label': label } : {}
  return (
    <div ref={ref} className="overflow-x-auto [contain:inline-size]" {...region}>
      {children}
    </div>
  )
}

type RowPointingOptions = {
  onActiveChange: ((period: Period | null) => void) | undefined
  onOpen: ((period: Period) => void) | undefined
}

/** Handlers for a table's body whose rows carry `data-period`: pointing and focus highlight a month, a click opens it. */
function rowPointing({ onActiveChange, onOpen }: RowPointingOptions) {
  const light = (event: SyntheticEvent) => onActiveChange?.(periodAt(event))
  const clear = () => onActiveChange?.(null)
  return {
    onPointerOver: light,
    onPointerLeave: clear,
    onFocus: light,
    onBlur: clear,
    onClick: (event: SyntheticEvent) => {
      const period = periodAt(event)
      if (period !== null) onOpen?.(period)
    },
  }
}

function periodAt({ target }: SyntheticEvent): Period | null {
  return target instanceof Element ? (target.closest('[data-period]')?.getAttribute('data-period') ?? null) : null
}

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

const countColumnFrom = 560
/** Width of the four columns with cents. On a narrower phone the cents are dropped, so that no column is. */
const centsFrom = 306
const edgeWidth = 32
const defaultWidth = 584
const usualCells = 'text-body [&_td]:px-3 [&_th]:px-3'
const narrowCells = 'text-label [&_td]:px-1 [&_th]:px-1'
const innerEdgesClass = '[&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0'
const edgeToEdgeClass =
  '[&_:is(td,th):first-child]:pl-4 [&_:is(td,th):last-child]:pr-4 tablet:[&_:is(td,th):first-child]:pl-6 tablet:[&_:is(td,th):last-child]:pr-6'

/** The months of the cash flow as rows, highlighted together with the chart's bars through `active`. */
export function CashFlowTable(props: CashFlowTableProps) {
  const { months, currentPeriod, active = null, onActiveChange, onOpen, toEdges = false } = props
  const [ref, width] = useContainerWidth(defaultWidth)
  const narrow = isNarrow(width)
  const withCount = width >= countColumnFrom
  const cents = width - (toEdges ? edgeWidth : 0) >= centsFrom
  const handlers = rowPointing({ onActiveChange, onOpen })
  return (
    <ScrollRegion label={words.incomeAndSpendingBy()}>
      <div ref={ref} />
      <table
        className={`w-full border-collapse tabular-nums ${narrow ? narrowCells : usualCells} ${toEdges ? edgeToEdgeClass : innerEdgesClass}`}
      >
        <caption className="sr-only">{words.incomeAndSpendingBy()}</caption>
        <thead>
          <tr className="h-10 border-b border-hairline text-label font-normal text-text-subtle">
            <ColumnHeader name={words.month()} first />
            <ColumnHeader name={words.income()} />
            <ColumnHeader name={words.spending()} />
            <ColumnHeader name={words.net()} />
            {withCount && <ColumnHeader name={words.transactions()} />}
          </tr>
        </thead>
        <tbody {...handlers}>
          {months.toReversed().map((month) => (
            <MonthRow
              key={toMonthPeriod(month)}
              month={month}
              soFar={toMonthPeriod(month) === currentPeriod}
              highlighted={toMonthPeriod(month) === active}
              short={narrow}
              withCount={withCount}
              cents={cents}
              opens={onOpen !== undefined}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
  highlighted: boolean
  short: boolean
  withCount: boolean
  cents: boolean
  opens: boolean
}

function MonthRow({ month, soFar, highlighted, short, withCount, cents, opens }: MonthRowProps) {
  const period = toMonthPeriod(month)
  const name = short ? `${monthName(period, 'short')} ${month.year}` : monthName(period)
  const pointed = opens ? 'cursor-pointer' : ''
  return (
    <tr
      data-period={period}
      data-lit={highlighted || undefined}
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
        {soFar && (
          <span className={`text-caption font-normal text-text-subtle ${short ? 'block' : ''}`}> {words.soFar()}</span>
        )}
      </th>
      <FigureCell dollars={month.totalIncomes} cents={cents} />
      <FigureCell dollars={month.totalExpenses} cents={cents} />
      <FigureCell dollars={netCashFlow(month)} cents={cents} signed />
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
