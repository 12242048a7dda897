import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { netWorth, toDollars } from '@evenkeel/engine'
import type { LedgerContext } from '../http/handlers.ts'
import { allAccounts, allConnections } from '../store/ledger/accounts.ts'
import { groupOf } from './account-view.ts'
import { myGoals } from './goals.ts'
import { uncompletedSteps } from './next-steps.ts'

/** What the home screen needs beyond accounts, budgets, cash flow and spending. */
export function dashboard({ ledger, today }: Pick<LedgerContext, 'ledger' | 'today'>): Dashboard {
  const accounts = allAccounts(ledger)
  const worth = netWorth(
    accounts.map((account) => ({
      ...account,
      groupName: groupOf(account.categoryName),
      isHiddenFromNW: account.isHiddenFromNetWorth,
    })),
  )
  return {
    goals: myGoals({ ledger, today }),
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
