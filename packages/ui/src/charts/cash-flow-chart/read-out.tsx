import { formatMoney, monthName, type Period } from '@evenkeel/engine'
import type { ReactNode } from 'react'
import { flowColors } from '../../tokens/tokens.ts'
import { Money } from '../../money/money.tsx'
import { Swatch } from '../../swatch/swatch.tsx'
import { ToldAmount, ToldText } from '../shared/told-text.tsx'
import { type Told, useToldTexts } from '../shared/told.ts'
import { fitReadOut } from './cash-flow-chart-geometry.ts'
import { type CashFlowMonth, netOf, periodOf } from './cash-flow-month.ts'

type ReadOutProps = {
  months: readonly CashFlowMonth[]
  currentPeriod: Period
  told: Told
  /** In px. */
  width: number
  /** Speaks each change; off while focus walks the months, which then speak for themselves. */
  live: boolean
}

/** The fixed line above the plot that says the told month's figures, so that no box ever covers a bar. */
export function ReadOut({ months, currentPeriod, told, width, live }: ReadOutProps) {
  const texts = (index: number) => textsOf(months, index, currentPeriod, width)
  const [month, soFar, income, spending, net] = texts(told.rest)
  const { soFarShown } = fitReadOut(months, false, width)
  return (
    <div
      ref={useToldTexts<HTMLDivElement>(told, texts)}
      aria-live={live ? 'polite' : 'off'}
      aria-atomic="true"
      className="flex min-h-9 flex-wrap items-center justify-end gap-x-4 rounded-md bg-text/4 px-3 py-2 text-label text-text"
    >
      <strong className="mr-auto font-semibold whitespace-nowrap">
        <ToldText place={0} text={month} />
        <ToldText place={1} text={soFar} className={soFarShown ? 'font-normal text-text-muted' : 'sr-only'} />
      </strong>
      <Figure name="Income" color={flowColors.income}>
        <ToldAmount place={2} text={income} />
      </Figure>
      <Figure name="Spending" color={flowColors.spending}>
        <ToldAmount place={3} text={spending} />
      </Figure>
      <Figure name="Net">
        <ToldAmount place={4} text={net} />
      </Figure>
    </div>
  )
}

/** What the read-out says of a month: its name, in full where there is room, whether it is not over, and its figures. */
function textsOf(months: readonly CashFlowMonth[], index: number, currentPeriod: Period, width: number): string[] {
  const month = months[index]
  if (!month) return []
  const period = periodOf(month)
  const soFar = period === currentPeriod
  const { cents, monthInFull } = fitReadOut(months, soFar, width)
  return [
    monthInFull ? monthName(period) : `${monthName(period, 'short')} ${month.year}`,
    soFar ? ' so far' : '',
    formatMoney(month.totalIncomes, { cents }),
    formatMoney(month.totalExpenses, { cents }),
    formatMoney(netOf(month), { cents, sign: 'always' }),
  ]
}

type FigureProps = { name: string; color?: string; terse?: boolean; children: ReactNode }

function Figure({ name, color, terse = false, children }: FigureProps) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {color !== undefined && <Swatch color={color} />}
      <span className={terse ? 'sr-only' : 'font-normal text-text-muted'}>{name}</span>
      {children}
    </span>
  )
}

type NarrowReadOutProps = { month: CashFlowMonth | null; soFar: boolean; cents: boolean; live: boolean }

/** On a phone the same line is the legend until a month is lit. */
export function NarrowReadOut({ month, soFar, cents, live }: NarrowReadOutProps) {
  return (
    <div
      aria-live={live ? 'polite' : 'off'}
      aria-atomic="true"
      className="flex h-5 items-center gap-x-3 text-label font-normal text-text-muted"
    >
      {month === null ? (
        <Legend />
      ) : (
        <>
          <strong className="mr-auto font-semibold text-text">
            {monthName(periodOf(month), 'short')}
            {soFar && <span className="sr-only"> so far</span>}
          </strong>
          <span className="contents font-medium text-text">
            <Figure name="Income" color={flowColors.income} terse>
              <Money value={month.totalIncomes} cents={cents} />
            </Figure>
            <Figure name="Spending" color={flowColors.spending} terse>
              <Money value={month.totalExpenses} cents={cents} />
            </Figure>
            <Figure name="Net" terse>
              <Money value={netOf(month)} cents={cents} look="signed" />
            </Figure>
          </span>
        </>
      )}
    </div>
  )
}

function Legend() {
  return (
    <>
      <span className="mr-1 inline-flex items-center gap-2">
        <Swatch color={flowColors.income} />
        Income
      </span>
      <span className="inline-flex items-center gap-2">
        <Swatch color={flowColors.spending} />
        Spending
      </span>
    </>
  )
}
