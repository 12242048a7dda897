import { patterns } from '@evenkeel/widgets/shared/paths.ts'
import { AccountPage } from './account-page.tsx'
import { AccountsPage } from './accounts-page.tsx'
import { BankConnectionsPage } from './bank-connections-page.tsx'
import { BudgetsPage } from './budgets-page.tsx'
import { NetWorthPage } from './net-worth-page.tsx'
import { RecurringPage } from './recurring-page.tsx'

/** The screens by their paths, which are the same in each language. */
export const pages = {
  [patterns.account]: AccountPage,
  [patterns.accounts]: AccountsPage,
  [patterns.bankConnections]: BankConnectionsPage,
  [patterns.budgets]: BudgetsPage,
  [patterns.netWorth]: NetWorthPage,
  [patterns.recurring]: RecurringPage,
} as const
