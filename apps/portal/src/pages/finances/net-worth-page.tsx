import { NetWorthPanel } from '@evenkeel/widgets/history'
import { PageHeader } from '../../shell/page-header.tsx'

/** Net worth month by month, and what drove the change. */
export function NetWorthPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <NetWorthPanel />
      </div>
    </>
  )
}
