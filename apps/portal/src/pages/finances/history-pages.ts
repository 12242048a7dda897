import { AccountPage } from './account-page.tsx'
import { AccountsPage } from './accounts-page.tsx'
import { BankConnectionsPage } from './bank-connections-page.tsx'
import { BudgetsPage } from './budgets-page.tsx'
import { NetWorthPage } from './net-worth-page.tsx'
import { RecurringPage } from './recurring-page.tsx'

/** The screens by their titles. */
export const pages = {
  Account: AccountPage,
  Accounts: AccountsPage,
  'Bank connections': BankConnectionsPage,
  Budgets: BudgetsPage,
  'Net worth': NetWorthPage,
  Recurring: RecurringPage,
} as const
