import { AccountsCard } from '@evenkeel/widgets/accounts'
import { ConnectionsPanel } from '@evenkeel/widgets/bank-connections'
import { OpenBudgetDialogs } from '@evenkeel/widgets/budget-modal'
import { BudgetsPanel } from '@evenkeel/widgets/budgets'
import { NetWorthPanel } from '@evenkeel/widgets/history'
import { RecurringPanel } from '@evenkeel/widgets/recurring'
import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '../../shell/page-header.tsx'
import { PageTabs } from '../../shell/page-tabs.tsx'
import { AccountPage } from './account-page.tsx'

/** One of several pages under one heading, with tabs that lead to the others. */
const tabbed = (of: ComponentProps<typeof PageTabs>['of'], panel: ReactNode) =>
  function TabbedPage() {
    return (
      <>
        <PageHeader />
        <PageTabs of={of} />
        {panel}
      </>
    )
  }

function BudgetsPage() {
  return (
    <>
      <PageHeader />
      <div className="mt-6">
        <BudgetsPanel editor={OpenBudgetDialogs} />
      </div>
    </>
  )
}

/** The screens by their paths, which are the same in each language. */
export const pages = {
  [patterns.account]: AccountPage,
  [patterns.accounts]: tabbed('accounts', <AccountsCard />),
  [patterns.bankConnections]: tabbed('accounts', <ConnectionsPanel />),
  [patterns.budgets]: BudgetsPage,
  [patterns.netWorth]: tabbed('accounts', <NetWorthPanel />),
  [patterns.recurring]: tabbed('transactions', <RecurringPanel />),
} as const
