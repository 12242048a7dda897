import { monthName } from '@evenkeel/engine'
import { flowColors } from '../../tokens/tokens.ts'
import { Money } from '../../money/money.tsx'
import { Swatch } from '../../swatch/swatch.tsx'
import type { ReadOutFit } from './cash-flow-chart-geometry.ts'
import { type CashFlowMonth, netOf, periodOf } from './cash-flow-month.ts'

type ReadOutProps = {
  month: CashFlowMonth
  soFar: boolean
  fit: ReadOutFit
  /** Speaks each change; off while focus walks the months, which then speak for themselves. */
  live: boolean
}

/** The fixed line above the plot that says the lit month's figures, so that no box ever covers a bar. */
export function ReadOut({ month, soFar, fit, live }: ReadOutProps) {
  const { cents } = fit
  return (
    <div
      aria-live={live ? 'polite' : 'off'}
      aria-atomic="true"
      className="flex min-h-9 flex-wrap items-center justify-end gap-x-4 rounded-md bg-text/4 px-3 py-2 text-label text-text"
    >
      <strong className="mr-auto font-semibold whitespace-nowrap">
        {fit.monthInFull ? monthName(periodOf(month)) : `${monthName(periodOf(month), 'short')} ${month.year}`}
        {soFar && <span className={fit.soFarShown ? 'font-normal text-text-muted' : 'sr-only'}> so far</span>}
      </strong>
      <Figure name="Income" color={flowColors.income} dollars={month.totalIncomes} cents={cents} />
      <Figure name="Spending" color={flowColors.spending} dollars={month.totalExpenses} cents={cents} />
      <Figure name="Net" dollars={netOf(month)} cents={cents} signed />
    </div>
  )
}

type FigureProps = { name: string; color?: string; dollars: number; cents: boolean; signed?: boolean; terse?: boolean }

function Figure({ name, color, dollars, cents, signed = false, terse = false }: FigureProps) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {color !== undefined && <Swatch color={color} />}
      <span className={terse ? 'sr-only' : 'font-normal text-text-muted'}>{name}</span>
      <Money value={dollars} cents={cents} look={signed ? 'signed' : 'plain'} />
    </span>
  )
}

type NarrowReadOutProps = Omit<ReadOutProps, 'month'> & { month: CashFlowMonth | null }

/** On a phone the same line is the legend until a month is lit. */
export function NarrowReadOut({ month, soFar, fit, live }: NarrowReadOutProps) {
  const { cents } = fit
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
            <Figure name="Income" color={flowColors.income} dollars={month.totalIncomes} cents={cents} terse />
            <Figure name="Spending" color={flowColors.spending} dollars={month.totalExpenses} cents={cents} terse />
            <Figure name="Net" dollars={netOf(month)} cents={cents} signed terse />
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
