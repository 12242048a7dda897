import { RecurringPanel } from '@evenkeel/widgets/recurring'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'

/** Payments and income that come again and again. */
export function RecurringPage() {
  return (
    <>
      <PageHeader />
      <PageTabs of="transactions" />
      <RecurringPanel />
    </>
  )
}
