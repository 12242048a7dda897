import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { useQuery } from '@evenkeel/api-client/react'
import { cashFlowSentence, fetchedPastMonthCount, monthsInTimeFrame } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { ChartViewToggle, type ChartView } from '@evenkeel/ui/charts/cash-flow-chart'
import { type ReactNode, useState } from 'react'
import { useLinks } from '../shared/links.ts'
import { QueryView } from '../shared/query-view.tsx'
import { paths } from '../shared/paths.ts'
import { CashFlowAnswerLine } from './cash-flow-answer.tsx'
import { CashFlowEmpty } from './cash-flow-empty.tsx'
import { CashFlowHelp } from './cash-flow-help.tsx'
import { CashFlowSkeleton } from '../shared/chart-skeletons.tsx'
import { MonthsChart } from './months-chart.tsx'
import { TimeFrameSelect } from './time-frame-select.tsx'
import { useTimeFrame } from './use-time-frame.ts'
import * as words from '../words/cash-flow.generated.ts'

export interface CashFlowCardProps {
  /** The screen whose address has the time frame. */
  readonly screen?: string
  /** The action of the empty card: 'Connect an account' or 'Create an account'. */
  readonly emptyAction?: ReactNode
  /** Why last month differs from the month before, under the chart. */
  readonly why?: ReactNode
  /** The quiet words at the right of the footer on other people's pages. */
  readonly signature?: ReactNode
}

/** Income and spending by month: the answer as a sentence, the bars, and links to the months behind them. */
export function CashFlowCard({ screen, emptyAction, why, signature }: CashFlowCardProps) {
  const { href } = useLinks()
  const [pastMonthCount, setPastMonthCount] = useTimeFrame(screen)
  const [view, setView] = useState<ChartView>('chart')
  const months = useQuery('cashFlow', { body: { pastMonthCount: fetchedPastMonthCount } })
  const isDrawn = months.data?.some(({ transactionCount }) => transactionCount > 0) ?? false
  return (
    <Card
      title={words.cashFlow()}
      beside={<CashFlowHelp months={months.data} />}
      action={<TimeFrameSelect value={pastMonthCount} onChange={setPastMonthCount} />}
      fill
    >
      <CardBody>
        <QueryView
          query={months}
          label={words.loadingCashFlow()}
          skeleton={<CashFlowSkeleton />}
          failedTitle={words.cashFlowFailed()}
        >
          {(all) => (
            <CashFlowAnswer months={all} pastMonthCount={pastMonthCount} view={view} emptyAction={emptyAction} />
          )}
        </QueryView>
        {isDrawn && why}
      </CardBody>
      <CardFooter
        href={href(paths.cashFlow())}
        link={words.viewCashFlow()}
        secondary={signature ?? (isDrawn && <ChartViewToggle view={view} onChange={setView} />)}
      />
    </Card>
  )
}

interface AnswerProps {
  readonly months: readonly CashFlowMonth[]
  readonly pastMonthCount: number
  readonly view: ChartView
  readonly emptyAction?: ReactNode
}

function CashFlowAnswer({ months, pastMonthCount, view, emptyAction }: AnswerProps) {
  const sentence = cashFlowSentence(months)
  if (sentence === null || months.every(({ transactionCount }) => transactionCount === 0)) {
    return <CashFlowEmpty action={emptyAction} />
  }
  return (
    <>
      <CashFlowAnswerLine sentence={sentence} />
      <MonthsChart months={monthsInTimeFrame(months, pastMonthCount)} view={view} />
    </>
  )
}
