import { ConnectionsPanel } from '@evenkeel/widgets/bank-connections'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'

/** The bank logins behind the accounts. */
export function BankConnectionsPage() {
  return (
    <>
      <PageHeader />
      <PageTabs of="accounts" />
      <ConnectionsPanel />
    </>
  )
}
