import type { Budget } from '@evenkeel/api-client/contract/budgets'
import { totalToCents } from '@evenkeel/engine'

/** Returns the amounts of a budget in cents, as the engine adds them up. */
export const toBudgetCents = ({ targetBudget, carried, spent }: Budget) => ({
  targetCents: totalToCents(targetBudget),
  carriedCents: totalToCents(carried),
  spentCents: totalToCents(spent),
})
