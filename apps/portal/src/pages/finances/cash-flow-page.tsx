import { periodOfMonth } from '@evenkeel/engine'
import { AddAccountButton } from '@evenkeel/widgets/accounts'
import { CashFlowPanel } from '@evenkeel/widgets/cash-flow-chart'
import { useParams } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { monthFromParams } from './month-from-params.ts'

/** Cash flow over the chosen time frame; the address may mark a month. */
export function CashFlowPage() {
  const month = monthFromParams(useParams())
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <CashFlowPanel
          markedPeriod={month === null ? null : periodOfMonth(month.year, month.month)}
          emptyAction={<AddAccountButton look="primary" />}
        />
      </div>
    </>
  )
}
