import { AccountsCard } from '@evenkeel/widgets/accounts'
import { PageHeader } from '../../shell/page-header.tsx'

/** Every account with its balance. */
export function AccountsPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <AccountsCard />
      </div>
    </>
  )
}
