import { AccountsCard } from '@evenkeel/widgets/accounts'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'

/** Every account with its balance. */
export function AccountsPage() {
  return (
    <>
      <PageHeader />
      <PageTabs of="accounts" />
      <AccountsCard />
    </>
  )
}
