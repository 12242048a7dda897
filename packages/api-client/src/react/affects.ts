import type { EndpointName } from '../contract/paths.ts'

const money: readonly EndpointName[] = [
  'transactions',
  'relatedTransactions',
  'cashFlow',
  'cashFlowMonth',
  'spending',
  'budget',
  'budgets',
  'rankedCategories',
]
const accounts: readonly EndpointName[] = ['accounts', 'account', 'dashboard', 'goalsByAccount', ...money]
const budgets: readonly EndpointName[] = ['budget', 'budgets', 'budgetNavigation']
const everything: readonly EndpointName[] = [...accounts, 'budgetNavigation', 'nextSteps', 'myGoals', 'exploreGoals']

/** Which reads each change makes stale; they are read again after it. */
export const affects: Partial<Record<EndpointName, readonly EndpointName[]>> = {
  createAccount: accounts,
  updateAccount: accounts,
  deleteAccount: everything,
  createTransaction: money,
  updateTransaction: money,
  deleteTransaction: money,
  setTransactionVisibility: money,
  setTransactionCategory: money,
  splitTransaction: money,
  createBudget: budgets,
  updateBudget: budgets,
  deleteBudget: budgets,
  commitBankFile: everything,
  undoBankFile: everything,
  setNextStepStatus: ['dashboard', 'nextSteps'],
  assignPlanner: ['planner'],
  undoChange: everything,
}
