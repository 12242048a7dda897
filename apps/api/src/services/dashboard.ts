import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { dashboardNextStepCount, gettingStarted, netWorth, toPeriod, totalToDollars } from '@evenkeel/engine'
import { firstStepForReader } from '../named-for-reader.ts'
import { allAccounts, allConnections } from '../store/ledger/accounts.ts'
import type { LedgerTransaction } from '../store/ledger/ledger.ts'
import { accountGroup } from './account-view.ts'
import { listBudgets } from './budgets.ts'
import { myGoals } from './goals.ts'
import { readFacts } from './household/household-of.ts'
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

/** The data without what the first steps say, which depends on the language of the page. */
type UnsaidDashboard = Omit<Dashboard, 'firstSteps'>

/** Returns the home screen's data other than accounts, budgets, cash flow and spending. */
export function dashboard(scene: StepScene): UnsaidDashboard {
  const { ledger } = scene
  const accountsCount = allAccounts(ledger).length
  const goals = myGoals(scene)
  return {
    goals,
    nextSteps: uncompletedSteps(scene),
    netWorth: readNetWorth(ledger),
    accountsCount,
    hasConnections: allConnections(ledger).length > 0,
    gettingStarted: start(scene, { accountCount: accountsCount, goalCount: goals.length }),
  }
}

/** Returns the data with what its first steps say, in the language that `inLanguage` has set. */
export const saidDashboard = (data: UnsaidDashboard): Dashboard => ({
  ...data,
  firstSteps: data.nextSteps.slice(0, dashboardNextStepCount).map(firstStepForReader),
})

/** A rate that is only a default is not one that the person has said. */
function start(
  scene: StepScene,
  counts: { readonly accountCount: number; readonly goalCount: number },
): Dashboard['gettingStarted'] {
  const { ledger, today, offer } = scene
  const { birthDate, annualIncome, savingsRate } = readFacts(scene)
  const { items, match } = gettingStarted({
    ...counts,
    birthDate: birthDate.value,
    annualIncome: annualIncome.value,
    savingsRate: savingsRate.source === 'default' ? null : savingsRate.value,
    ...{ matchRate: offer.matchRate, matchLimit: offer.matchLimit },
    budgetCount: listBudgets(ledger, toPeriod(today)).length,
  })
  return { items: [...items], match }
}
