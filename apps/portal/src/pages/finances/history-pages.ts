import { AccountPage } from './account-page.tsx'
import { AccountsPage } from './accounts-page.tsx'
import { BankConnectionsPage } from './bank-connections-page.tsx'
import { BudgetsPage } from './budgets-page.tsx'
import { NetWorthPage } from './net-worth-page.tsx'
import { RecurringPage } from './recurring-page.tsx'

/** The screens by the names that the routes have for them, which no language changes. */
export const pages = {
  account: AccountPage,
  accounts: AccountsPage,
  bankConnections: BankConnectionsPage,
  budgets: BudgetsPage,
  netWorth: NetWorthPage,
  recurring: RecurringPage,
} as const
