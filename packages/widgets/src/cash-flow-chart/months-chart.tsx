import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { type Period, periodOf, periodParts } from '@evenkeel/engine'
import { CashFlowChart, type CashFlowChartProps } from '@evenkeel/ui/charts/cash-flow-chart'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'

interface MonthsChartProps extends Pick<CashFlowChartProps, 'active' | 'onActiveChange' | 'view' | 'tableBeside'> {
  /** The current month comes last, as the server gives it. */
  readonly months: readonly CashFlowMonth[]
}

/** The month that is not yet over: the last that the server gives. */
export const currentPeriodOf = (months: readonly CashFlowMonth[]): Period => periodOf(months.at(-1)?.monthDate ?? '')

/** Opens the transactions of a month. */
export function useOpenMonth(): (period: Period) => void {
  const { open } = useLinks()
  return (period) => {
    const { year, month } = periodParts(period)
    open(paths.cashFlowTransactions(year, month))
  }
}

/** The bars; a month's bar leads to its transactions. */
export function MonthsChart({ months, ...rest }: MonthsChartProps) {
  return <CashFlowChart months={months} currentPeriod={currentPeriodOf(months)} onOpen={useOpenMonth()} {...rest} />
}
