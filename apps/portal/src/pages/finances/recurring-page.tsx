import { RecurringPanel } from '@evenkeel/widgets/recurring'
import { PageHeader } from '../../shell/page-header.tsx'

/** Payments and income that come again and again. */
export function RecurringPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <RecurringPanel />
      </div>
    </>
  )
}
