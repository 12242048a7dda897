import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { netWorth, totalToDollars } from '@evenkeel/engine'
import { allAccounts, allConnections } from '../store/ledger/accounts.ts'
import { accountGroup } from './account-view.ts'
import { myGoals } from './goals.ts'
import type { StepScene } from './next-step-facts/plan-now.ts'
import { uncompletedSteps } from './next-steps.ts'

/** Returns the home screen's data other than accounts, budgets, cash flow and spending. */
export function dashboard(scene: StepScene): Dashboard {
  const { ledger } = scene
  const accounts = allAccounts(ledger)
  const worth = netWorth(
    accounts.map((account) => ({
      ...account,
      groupName: accountGroup(account.categoryName),
      isHiddenFromNW: account.isHiddenFromNetWorth,
    })),
  )
  return {
    goals: myGoals(scene),
    nextSteps: uncompletedSteps(scene),
    netWorth: {
      assets: totalToDollars(worth.assets),
      liabilities: totalToDollars(worth.liabilities),
      total: totalToDollars(worth.total),
    },
    accountsCount: accounts.length,
    hasConnections: allConnections(ledger).length > 0,
  }
}
