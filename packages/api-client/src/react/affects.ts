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
/** What an account stands at, and what is budgeted, can put a plan off its goal. */
const plans: readonly EndpointName[] = ['myGoals', 'allGoals', 'goal', 'exploreGoals', 'exploreGoal', 'plan', 'defaultPlan', 'relatedPlans']
const accounts: readonly EndpointName[] = ['accounts', 'account', 'dashboard', 'goalsByAccount', ...plans, ...money]
const budgets: readonly EndpointName[] = ['budget', 'budgets', 'budgetNavigation', 'dashboard', ...plans]
/** A plan links accounts, gives next steps, and a commit writes to the profile. */
const planChange: readonly EndpointName[] = ['dashboard', 'nextSteps', 'accounts', 'account', 'goalsByAccount', 'aboutMe', ...plans]
const connections: readonly EndpointName[] = ['connections', 'connectionStatus', 'anySync', 'quovoSyncStatus']
const profile: readonly EndpointName[] = ['contactInformation', 'aboutMe', 'profileStatus', 'emailPreferences', 'profileSettings', 'checkup', 'checkupStatus', 'wellBeing']
const everything: readonly EndpointName[] = [...accounts, 'budgetNavigation', 'nextSteps']

/** Which reads each change makes stale; they are read again after it. What a change answers itself stands in `fills.ts`. */
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
  deleteNextStep: ['dashboard', 'nextSteps'],
  createStudentLoan: accounts,
  deleteMyGoal: planChange,
  dismissPlanPrompt: plans,
  setPlan: planChange,
  savePlan: planChange,
  commitPlan: planChange,
  cancelPlan: planChange,
  refreshPlan: planChange,
  saveContactInformation: ['profileStatus', 'session'],
  saveAboutMe: ['profileStatus', 'dashboard', ...plans],
  saveDependents: plans,
  saveCheckup: ['checkup', 'checkupStatus'],
  saveWellBeing: ['wellBeing'],
  acceptTermsOfUse: ['termsOfUse', 'profileStatus'],
  acceptFror: ['fror'],
  updatePassword: ['sessions'],
  confirmSecondFactor: ['secondFactor'],
  removeSecondFactor: ['secondFactor'],
  assignPlanner: ['planner', 'accessLog'],
  endAccess: ['accessLog'],
  withdrawEmbedAgreement: ['embedAgreements'],
  addStaffInteraction: ['staffInteractions'],
  addStaffTask: ['staffTasks'],
  setStaffTaskStatus: ['staffTasks'],
  saveStaffDraft: ['staffDrafts'],
  deleteStaffDraft: ['staffDrafts'],
  grantAccess: ['staffConfiguration'],
  createConnection: [...everything, ...connections],
  restoreConnection: [...accounts, ...connections],
  syncConnection: connections,
  fullSync: connections,
  quovoSyncAccount: connections,
  quovoSyncAll: connections,
  twinControl: connections,
  deleteConnection: [...everything, ...connections, 'suspectedDuplicates', 'suspectedAccounts'],
  decideSuspectedAccount: [...everything, ...connections, 'suspectedDuplicates', 'suspectedAccounts'],
  decideDuplicate: [...everything, 'suspectedDuplicates'],
  importAccountData: [...everything, ...profile, ...connections, 'suspectedDuplicates', 'suspectedAccounts'],
  undoChange: [...everything, ...profile, ...connections, 'suspectedDuplicates', 'suspectedAccounts'],
}
