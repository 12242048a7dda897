import { useQuery } from '@evenkeel/api-client/react'
import { cashFlowSentence, fetchedPastMonthCount, monthsInTimeFrame, type Period } from '@evenkeel/engine'
import { Card, CardBody, CardSection } from '@evenkeel/ui/card'
import { CashFlowTable } from '@evenkeel/ui/charts/cash-flow-chart'
import type { CashFlowMonth } from '@evenkeel/api-client/contract/cash-flow'
import { type ReactNode, useState } from 'react'
import { QueryView } from '../shared/query-view.tsx'
import { CashFlowAnswerLine } from './cash-flow-answer.tsx'
import { CashFlowEmpty } from './cash-flow-empty.tsx'
import { CashFlowHelp } from './cash-flow-help.tsx'
import { CashFlowSkeleton } from '../shared/chart-skeletons.tsx'
import { lastPeriod, MonthsChart, useOpenMonth } from './months-chart.tsx'
import { TimeFrameSelect } from './time-frame-select.tsx'
import { useTimeFrame } from './use-time-frame.ts'
import * as words from '../words/cash-flow.generated.ts'

interface CashFlowPanelProps {
  /** The screen whose address has the time frame. */
  readonly screen?: string
  /** The month that is marked at first, if the address names one. */
  readonly markedPeriod?: Period | null
  readonly emptyAction?: ReactNode
}

/** The cash-flow page: the chart at full width over its table. Hover and focus highlight a month in both. */
export function CashFlowPanel({ screen, markedPeriod = null, emptyAction }: CashFlowPanelProps) {
  const [pastMonthCount, setPastMonthCount] = useTimeFrame(screen, markedPeriod)
  const months = useQuery('cashFlow', { body: { pastMonthCount: fetchedPastMonthCount } })
  return (
    <Card
      title={words.incomeAndSpending()}
      beside={<CashFlowHelp months={months.data} />}
      action={<TimeFrameSelect value={pastMonthCount} onChange={setPastMonthCount} />}
    >
      <QueryView
        query={months}
        label={words.loadingCashFlow()}
        skeleton={
          <CardBody>
            <CashFlowSkeleton />
          </CardBody>
        }
        failedTitle={words.cashFlowFailed()}
        failedIn={(failure) => <CardBody>{failure}</CardBody>}
      >
        {(all) => (
          <ChartOverTable
            months={all}
            shown={monthsInTimeFrame(all, pastMonthCount)}
            markedPeriod={markedPeriod}
            emptyAction={emptyAction}
          />
        )}
      </QueryView>
    </Card>
  )
}

interface ChartOverTableProps extends CashFlowPanelProps {
  readonly months: readonly CashFlowMonth[]
  readonly shown: readonly CashFlowMonth[]
}

function ChartOverTable({ months, shown, markedPeriod = null, emptyAction }: ChartOverTableProps) {
  const [active, setActive] = useState<Period | null>(markedPeriod)
  const openMonth = useOpenMonth()
  const sentence = cashFlowSentence(months)
  if (sentence === null || months.every(({ transactionCount }) => transactionCount === 0)) {
    return (
      <CardBody>
        <CashFlowEmpty action={emptyAction} />
      </CardBody>
    )
  }
  return (
    <>
      <CardBody>
        <CashFlowAnswerLine sentence={sentence} />
        <MonthsChart months={shown} active={active} onActiveChange={setActive} tableBeside />
      </CardBody>
      <CardSection flush>
        <CashFlowTable
          toEdges
          months={shown}
          currentPeriod={lastPeriod(shown)}
          active={active}
          onActiveChange={setActive}
          onOpen={openMonth}
        />
      </CardSection>
    </>
  )
}
