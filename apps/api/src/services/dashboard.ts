import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { netWorth, toDollars } from '@evenkeel/engine'
import { allAccounts, allConnections } from '../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { groupOf } from './account-view.ts'
import { myGoals } from './goals.ts'
import { uncompletedSteps } from './next-steps.ts'

/** What the home screen needs beyond accounts, budgets, cash flow and spending. */
export function dashboard(ledger: LedgerTransaction): Dashboard {
  const accounts = allAccounts(ledger)
  const worth = netWorth(
    accounts.map((account) => ({
      ...account,
      groupName: groupOf(account.categoryName),
      isHiddenFromNW: account.isHiddenFromNetWorth,
    })),
  )
  return {
    goals: myGoals(ledger),
    nextSteps: uncompletedSteps(ledger),
    netWorth: {
      assets: toDollars(worth.assets),
      liabilities: toDollars(worth.liabilities),
      total: toDollars(worth.total),
    },
    accountsCount: accounts.length,
    hasConnections: allConnections(ledger).length > 0,
  }
}
