import { periodOfMonth } from '@evenkeel/engine'
import { AddAccountButton } from '@evenkeel/widgets/accounts'
import { CashFlowPanel } from '@evenkeel/widgets/cash-flow-chart'
import { UnknownMonth } from '@evenkeel/widgets/shared/unknown-month.tsx'
import { useLocation, useParams } from 'react-router'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'
import { monthFromParams } from './month-from-params.ts'

/** Cash flow over the chosen time frame; the address may select a month. */
export function CashFlowPage() {
  const params = useParams()
  const { pathname } = useLocation()
  const month = monthFromParams(params)
  return (
    <>
      <PageHeader />
      <PageTabs of="transactions" />
      {month === null && params['year'] !== undefined ? (
        <UnknownMonth />
      ) : (
        <CashFlowPanel
          key={pathname}
          screen={pathname}
          markedPeriod={month === null ? null : periodOfMonth(month.year, month.month)}
          emptyAction={<AddAccountButton look="primary" />}
        />
      )}
    </>
  )
}
