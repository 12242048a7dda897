import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { netWorth, totalToDollars } from '@evenkeel/engine'
import { allAccounts, allConnections } from '../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { accountGroup } from './account-view.ts'
import { myGoals } from './goals.ts'
import type { StepScene } from './next-step-facts/plan-now.ts'
import { uncompletedSteps } from './next-steps.ts'

/** Returns what the person owns, owes, and has in all, in dollars. */
export function readNetWorth(ledger: LedgerTransaction): Dashboard['netWorth'] {
  const worth = netWorth(
    allAccounts(ledger).map((account) => ({
      ...account,
      groupName: accountGroup(account.categoryName),
      isHiddenFromNW: account.isHiddenFromNetWorth,
    })),
  )
  return {
    assets: totalToDollars(worth.assets),
    liabilities: totalToDollars(worth.liabilities),
    total: totalToDollars(worth.total),
  }
}

/** Returns the home screen's data other than accounts, budgets, cash flow and spending. */
export function dashboard(scene: StepScene): Dashboard {
  const { ledger, today } = scene
  return {
    goals: myGoals({ ledger, today }),
    nextSteps: uncompletedSteps(scene),
    netWorth: readNetWorth(ledger),
    accountsCount: allAccounts(ledger).length,
    hasConnections: allConnections(ledger).length > 0,
  }
}
