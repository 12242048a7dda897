import { NetWorthPanel } from '@evenkeel/widgets/history'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'

/** Net worth month by month, and what drove the change. */
export function NetWorthPage() {
  return (
    <>
      <PageHeader />
      <PageTabs of="accounts" />
      <NetWorthPanel />
    </>
  )
}
