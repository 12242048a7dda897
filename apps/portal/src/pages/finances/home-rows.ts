import type { Account } from '@evenkeel/api-client/contract/accounts'
import type { Answer } from '@evenkeel/api-client/contract/endpoints'
import { dashboardNextStepCount } from '@evenkeel/engine'
import type { RowCounts } from '@evenkeel/widgets/shared/state/row-counts.ts'

/** What home's lists are of, as far as it has been answered. */
interface HomeAnswers {
  readonly accounts?: readonly Account[] | undefined
  readonly dashboard?: Answer<'dashboard'> | undefined
  readonly budgets?: Answer<'budgets'> | undefined
}

/** Returns how many rows home's lists have, which decides where its cards are; undefined for what is not known yet. */
export function homeRows({ accounts, dashboard, budgets }: HomeAnswers) {
  const { accountsCount, goals, nextSteps } = dashboard?.data ?? {}
  return {
    accounts: accounts?.length ?? accountsCount,
    band: nextSteps && Math.min(nextSteps.length, dashboardNextStepCount),
    budgets: budgets?.length,
    goals: goals?.length,
  } satisfies RowCounts
}
