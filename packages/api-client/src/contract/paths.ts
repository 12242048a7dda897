/**
 * Method and path of every call, and nothing else: this small table is all of the contract that a browser has to carry.
 * The shapes stand in the files beside it, under the same names.
 */
export const paths = {
  login: { method: 'POST', path: '/webapi/v1/auth/login' },
  session: { method: 'GET', path: '/webapi/v1/auth/session' },
  companyInfo: { method: 'GET', path: '/ngapi/v1/company/info' },
  dashboard: { method: 'GET', path: '/ngapi/v1/goals-and-finances/dashboard' },

  accounts: { method: 'POST', path: '/webapi/v1/user/account/all' },
  account: { method: 'POST', path: '/webapi/v1/user/account/single' },
  accountTypes: { method: 'POST', path: '/webapi/v1/user/account/types' },
  createAccount: { method: 'POST', path: '/webapi/v1/user/account/create' },
  createAccountAlias: { method: 'POST', path: '/ngapi/v1/user/account/manual' },
  updateAccount: { method: 'POST', path: '/webapi/v1/user/account/update' },
  deleteAccount: { method: 'POST', path: '/webapi/v1/user/account/delete' },
  goalsByAccount: { method: 'POST', path: '/ngapi/v1/goal/by-account' },
  anySync: { method: 'GET', path: '/webapi/v1/account-connections/any-sync' },

  categories: { method: 'GET', path: '/webapi/v1/transactions/categories' },
  rankedCategories: { method: 'GET', path: '/webapi/v1/transactions/categories/ranked' },
  transactions: { method: 'POST', path: '/webapi/v1/transactions' },
  createTransaction: { method: 'POST', path: '/webapi/v1/transactions/create' },
  updateTransaction: { method: 'POST', path: '/webapi/v1/transactions/update' },
  deleteTransaction: { method: 'POST', path: '/webapi/v1/transactions/delete' },
  setTransactionVisibility: { method: 'POST', path: '/webapi/v1/transactions/visibility' },
  setTransactionCategory: { method: 'POST', path: '/webapi/v1/transactions/category-update' },
  splitTransaction: { method: 'POST', path: '/webapi/v1/transactions/split' },
  relatedTransactions: { method: 'POST', path: '/webapi/v1/transactions/related' },

  cashFlow: { method: 'POST', path: '/webapi/v1/cash-flow' },
  cashFlowMonth: { method: 'POST', path: '/webapi/v1/cash-flow/per-month' },
  spending: { method: 'POST', path: '/webapi/v1/spending' },

  budget: { method: 'POST', path: '/webapi/v1/budgets/single' },
  budgets: { method: 'POST', path: '/webapi/v1/budgets/get' },
  budgetNavigation: { method: 'POST', path: '/webapi/v1/budgets/navigation' },
  createBudget: { method: 'POST', path: '/webapi/v1/budgets/create' },
  updateBudget: { method: 'POST', path: '/webapi/v1/budgets/update' },
  deleteBudget: { method: 'POST', path: '/webapi/v1/budgets/delete' },

  previewBankFile: { method: 'POST', path: '/webapi/v1/bank-files' },
  commitBankFile: { method: 'POST', path: '/webapi/v1/bank-files/commit' },
  undoBankFile: { method: 'POST', path: '/webapi/v1/bank-files/undo' },

  nextSteps: { method: 'GET', path: '/ngapi/v1/goal/plan/nextstep' },
  setNextStepStatus: { method: 'PATCH', path: '/ngapi/v1/goal/plan/nextstep/{id}/status/{status}' },
  myGoals: { method: 'GET', path: '/ngapi/v1/goal/my' },
  exploreGoals: { method: 'GET', path: '/ngapi/v1/goals/explore/all' },
  exploreGoal: { method: 'GET', path: '/ngapi/v1/goals/explore/{goalType}' },

  planner: { method: 'GET', path: '/webapi/v1/planner/single' },
  assignPlanner: { method: 'POST', path: '/webapi/v1/planner/assign' },

  undoChange: { method: 'POST', path: '/webapi/v1/changes/{changeId}/undo' },
  embedCode: { method: 'POST', path: '/webapi/v1/embed/code' },
  embedToken: { method: 'POST', path: '/webapi/v1/embed/token' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }>

export type EndpointName = keyof typeof paths
