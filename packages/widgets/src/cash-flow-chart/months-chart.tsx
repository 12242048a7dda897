import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { type Period, toPeriod, periodParts } from '@evenkeel/engine'
import { CashFlowChart, type CashFlowChartProps } from '@evenkeel/ui/charts/cash-flow-chart'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'

interface MonthsChartProps extends Pick<CashFlowChartProps, 'active' | 'onActiveChange' | 'view' | 'tableBeside'> {
  /** The current month is last, as the server returns it. */
  readonly months: readonly CashFlowMonth[]
}

/** Returns the month that is not yet over: the last month of the server's answer. */
export const lastPeriod = (months: readonly CashFlowMonth[]): Period => toPeriod(months.at(-1)?.monthDate ?? '')

/** Returns a function that opens the transactions of a month. */
export function useOpenMonth(): (period: Period) => void {
  const { open } = useLinks()
  return (period) => {
    const { year, month } = periodParts(period)
    open(paths.cashFlowTransactions(year, month))
  }
}

/** The bars; a click on a month's bar opens its transactions. */
export function MonthsChart({ months, ...rest }: MonthsChartProps) {
  return <CashFlowChart months={months} currentPeriod={lastPeriod(months)} onOpen={useOpenMonth()} {...rest} />
}
