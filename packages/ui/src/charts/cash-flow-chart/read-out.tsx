import { formatMoney, monthName, type Period } from '@evenkeel/engine'
import type { ReactNode } from 'react'
import { flowColors } from '../../tokens/tokens.ts'
import { Money } from '../../money/money.tsx'
import { Swatch } from '../../swatch/swatch.tsx'
import { ReadoutAmount, ReadoutText } from '../shared/readout-text.tsx'
import { type ChartPointer, useReadoutTexts } from '../shared/pointer-store.ts'
import { fitReadOut } from './cash-flow-chart-geometry.ts'
import { type CashFlowMonth, netCashFlow, toMonthPeriod } from './cash-flow-month.ts'
import * as words from '../../words/cash-flow-chart.generated.ts'

type ReadOutProps = {
  months: readonly CashFlowMonth[]
  currentPeriod: Period
  pointer: ChartPointer
  /** In px. */
  width: number
  /** Announces each change; off while focus moves through the months, because the focused month is then announced itself. */
  live: boolean
}

/** The fixed line above the plot with the figures of the current month, so that no box ever covers a bar. */
export function ReadOut({ months, currentPeriod, pointer, width, live }: ReadOutProps) {
  const texts = (index: number) => readOutTexts(months, index, currentPeriod, width)
  const [month, soFar, income, spending, net] = texts(pointer.rest)
  const { soFarShown } = fitReadOut(months, false, width)
  return (
    <div
      ref={useReadoutTexts<HTMLDivElement>(pointer, texts)}
      aria-live={live ? 'polite' : 'off'}
      aria-atomic="true"
      className="flex min-h-9 flex-wrap items-center justify-end gap-x-4 rounded-md bg-text/4 px-3 py-2 text-label text-text"
    >
      <strong className="mr-auto font-semibold whitespace-nowrap">
        <ReadoutText place={0} text={month} />
        <ReadoutText place={1} text={soFar} className={soFarShown ? 'font-normal text-text-muted' : 'sr-only'} />
      </strong>
      <Figure name={words.income()} color={flowColors.income}>
        <ReadoutAmount place={2} text={income} />
      </Figure>
      <Figure name={words.spending()} color={flowColors.spending}>
        <ReadoutAmount place={3} text={spending} />
      </Figure>
      <Figure name={words.net()}>
        <ReadoutAmount place={4} text={net} />
      </Figure>
    </div>
  )
}

/** The texts about a month: its name, in full if there is room, whether it is not over, and its figures. */
function readOutTexts(months: readonly CashFlowMonth[], index: number, currentPeriod: Period, width: number): string[] {
  const month = months[index]
  if (!month) return []
  const period = toMonthPeriod(month)
  const soFar = period === currentPeriod
  const { cents, monthInFull } = fitReadOut(months, soFar, width)
  return [
    monthInFull ? monthName(period) : `${monthName(period, 'short')} ${month.year}`,
    soFar ? ` ${words.soFar()}` : '',
    formatMoney(month.totalIncomes, { cents }),
    formatMoney(month.totalExpenses, { cents }),
    formatMoney(netCashFlow(month), { cents, sign: 'always' }),
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

/** On a phone the same line is the legend until a month is highlighted. */
export function NarrowReadOut({ month, soFar, cents, live }: NarrowReadOutProps) {
  return (
    <div
      aria-live={live ? 'polite' : 'off'}
      aria-atomic="true"
      className="flex min-h-5 flex-wrap items-center gap-x-3 text-label font-normal text-text-muted"
    >
      {month === null ? (
        <Legend />
      ) : (
        <>
          <strong className="mr-auto font-semibold text-text">
            {monthName(toMonthPeriod(month), 'short')}
            {soFar && <span className="sr-only"> {words.soFar()}</span>}
          </strong>
          <span className="contents font-medium text-text">
            <Figure name={words.income()} color={flowColors.income} terse>
              <Money value={month.totalIncomes} cents={cents} />
            </Figure>
            <Figure name={words.spending()} color={flowColors.spending} terse>
              <Money value={month.totalExpenses} cents={cents} />
            </Figure>
            <Figure name={words.net()} terse>
              <Money value={netCashFlow(month)} cents={cents} look="signed" />
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
        {words.income()}
      </span>
      <span className="inline-flex items-center gap-2">
        <Swatch color={flowColors.spending} />
        {words.spending()}
      </span>
    </>
  )
}
