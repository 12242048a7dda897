import type { ReadName, WriteName } from '../contract/endpoints.ts'

/** Plans, their verdicts, and every next step: they follow from balances, transactions, budgets, and what the person says of themselves. */
const plans: readonly ReadName[] = [
  'dashboard',
  'myGoals',
  'allGoals',
  'goal',
  'exploreGoals',
  'exploreGoal',
  'plan',
  'defaultPlan',
  'previewPlan',
  'relatedPlans',
  'household',
  'planScenarios',
  'nextSteps',
]
/** What the person is asked about rows and accounts, by their names, texts, and amounts. */
const questions: readonly ReadName[] = ['suspectedDuplicates', 'suspectedAccounts', 'missingRows']
const money: readonly ReadName[] = [
  'transactions',
  'relatedTransactions',
  'cashFlow',
  'cashFlowMonth',
  'spending',
  'budget',
  'budgets',
  'budgetMonth',
  'budgetYear',
  'rankedCategories',
  'balanceHistory',
  'netWorthHistory',
  'positions',
  'recurring',
  'tags',
  'ownCategories',
  'attachments',
  ...questions,
  ...plans,
]
/** A row says how many files it has. */
const attached: readonly ReadName[] = ['attachments', 'exportParts', 'transactions', 'relatedTransactions']
/** The attachments of a row that is gone cannot be read. */
const withoutAttachments = money.filter((read) => read !== 'attachments')
const accounts: readonly ReadName[] = ['accounts', 'account', 'goalsByAccount', ...money]
const livingBudgets: readonly ReadName[] = ['budgetMonth', 'budgetYear']
const budgets: readonly ReadName[] = ['budget', 'budgets', ...livingBudgets, 'budgetNavigation', ...plans]
const steps: readonly ReadName[] = ['dashboard', 'nextSteps']
const planned: readonly ReadName[] = ['recurring', 'budgetMonth', ...steps]
/** A plan links accounts, and a commit writes to the profile. */
const planChange: readonly ReadName[] = ['accounts', 'account', 'goalsByAccount', 'aboutMe', ...plans]
const connections: readonly ReadName[] = ['connections', 'connectionStatus', 'anySync', 'quovoSyncStatus']
const profile: readonly ReadName[] = [
  'contactInformation',
  'aboutMe',
  'profileStatus',
  'emailPreferences',
  'profileSettings',
  'checkup',
  'checkupStatus',
  'wellBeing',
]
const everything: readonly ReadName[] = [...accounts, 'budgetNavigation']
/** Undo can bring back anything, and so can an import of all data. */
const wholeLedger: readonly ReadName[] = [
  ...everything,
  'exportParts',
  'proposals',
  'plannerSharing',
  'accessLog',
  'rules',
  ...profile,
  ...connections,
]

/** No read shows what the write changes. */
const none: readonly ReadName[] = []
/** The write begins or ends a session, or needs none: the page that follows reads everything again. */
const leavesPage = none
/** Part of linking a bank; reads change with the `createConnection` or `restoreConnection` that ends it. */
const linking = none
/** The answer goes straight into the reads that show it: see `fills` in `use-change.ts`. */
const filled = none

/**
 * The reads that each write makes stale; `useChange` repeats them after it. Complete by type: a write without a line here does
 * not compile, and neither does a line that names a write as a read.
 */
export const affects: Readonly<Record<WriteName, readonly ReadName[]>> = {
  login: leavesPage,
  saveLanguage: leavesPage,
  loginSso: leavesPage,
  ssoPasskey: none,
  endAllSessions: leavesPage,
  requestPasswordReset: leavesPage,
  verifyResetCode: leavesPage,
  completePasswordReset: leavesPage,
  completePasswordResetSso: leavesPage,
  validateUser: leavesPage,
  registerUser: leavesPage,
  ssoCheckUser: leavesPage,
  ssoRegisterUser: leavesPage,
  deleteAccountData: leavesPage,
  // A challenge changes nothing until `confirmSecondFactor`.
  startSecondFactor: none,
  secondFactorChallenge: leavesPage,
  verifySecondFactor: leavesPage,
  undoEmailChange: leavesPage,
  startFactorRecovery: none,
  stopFactorRecovery: leavesPage,
  // The verified address is saved with `saveContactInformation` or a registration.
  sendEmailCode: none,
  verifyEmailCode: none,
  createAccount: accounts,
  createAccountAlias: accounts,
  updateAccount: accounts,
  // A connection lists its accounts.
  deleteAccount: [...everything, 'connections'],
  createTransaction: money,
  updateTransaction: money,
  deleteTransaction: withoutAttachments,
  setTransactionVisibility: money,
  setTransactionCategory: money,
  // The parts of a split that is removed are gone; their files are counted at the row that has them now.
  splitTransaction: withoutAttachments,
  decideRecurring: planned,
  saveEarningsRecord: ['earningsRecord', ...plans],
  deleteEarningsRecord: ['earningsRecord', ...plans],
  savePartnerEarningsRecord: ['partnerEarningsRecord', ...plans],
  deletePartnerEarningsRecord: ['partnerEarningsRecord', ...plans],
  addPlanScenario: ['planScenarios'],
  deletePlanScenario: ['planScenarios'],
  addPlannedPayment: planned,
  updatePlannedPayment: planned,
  deletePlannedPayment: planned,
  // A new name for several payees makes rules.
  changeTransactions: ['rules', ...money],
  createRule: ['rules', ...money],
  updateRule: ['rules', ...money],
  deleteRule: ['rules'],
  orderRules: ['rules'],
  applyRules: money,
  addAttachment: attached,
  removeAttachment: attached,
  createOwnCategory: ['ownCategories'],
  // Its rules move along with it.
  updateOwnCategory: ['rules', ...money],
  deleteOwnCategory: ['rules', ...money],
  mergeOwnCategories: ['rules', ...money],
  createBudget: budgets,
  updateBudget: budgets,
  deleteBudget: budgets,
  setBudgetRollover: budgets,
  moveBudgetMoney: budgets,
  saveBudgetGroups: livingBudgets,
  // Saves nothing that is shown; `commitBankFile` does.
  previewBankFile: none,
  commitBankFile: everything,
  undoBankFile: everything,
  setNextStepStatus: steps,
  snoozeNextStep: steps,
  deleteNextStep: steps,
  createStudentLoan: accounts,
  deleteMyGoal: planChange,
  dismissPlanPrompt: plans,
  setPlan: planChange,
  savePlan: planChange,
  deletePlanDraft: planChange,
  commitPlan: planChange,
  cancelPlan: planChange,
  refreshPlan: planChange,
  saveContactInformation: ['profileStatus', 'session', 'sentNotes', 'accessLog'],
  saveAboutMe: ['profileStatus', ...plans],
  saveDependents: plans,
  changeHousehold: ['aboutMe', 'profileStatus', ...plans],
  saveEmailPreferences: filled,
  saveProfileSettings: filled,
  saveCheckup: ['checkup', 'checkupStatus'],
  saveWellBeing: ['wellBeing'],
  acceptTermsOfUse: ['termsOfUse', 'profileStatus'],
  acceptFror: ['fror'],
  // No screen shows which goals a person has asked for.
  setInterestFlag: none,
  updatePassword: ['sessions'],
  confirmSecondFactor: ['secondFactor'],
  removeSecondFactor: ['secondFactor'],
  renewRecoveryCodes: ['secondFactor'],
  assignPlanner: ['planner', 'accessLog'],
  decideProposal: ['proposals', 'accessLog', 'household', 'aboutMe', 'profileStatus', ...planChange],
  savePlannerSharing: ['plannerSharing', 'accessLog'],
  endAccess: ['accessLog'],
  agreeEmbed: ['embedAgreements'],
  keepEmbed: ['embedAgreements'],
  // Called by the frame, which holds the cookie and the token.
  connectEmbed: none,
  embedToken: none,
  endEmbed: none,
  withdrawEmbedAgreement: ['embedAgreements', 'accessLog'],
  addStaffInteraction: ['staffInteractions'],
  addStaffTask: ['staffTasks'],
  setStaffTaskStatus: ['staffTasks'],
  saveStaffDraft: ['staffDrafts'],
  deleteStaffDraft: ['staffDrafts'],
  sendStaffProposal: ['staffProposals'],
  withdrawStaffProposal: ['staffProposals'],
  grantAccess: ['staffConfiguration'],
  approveAccess: ['accessRequests'],
  decideAccess: ['accessLog'],
  createLink: linking,
  resumeLink: linking,
  connectionPublicToken: linking,
  logLinkError: linking,
  sandboxLogin: linking,
  sandboxOAuthStart: linking,
  sandboxOAuthResume: linking,
  sandboxFinish: linking,
  // Called by the bank data provider, never by a page.
  bankWebhook: none,
  createConnection: [...everything, ...connections],
  restoreConnection: [...accounts, ...connections],
  syncConnection: connections,
  decideSecondLogin: [...everything, ...connections],
  fullSync: connections,
  quovoSyncAccount: connections,
  quovoSyncAll: connections,
  sandboxControl: connections,
  deleteConnection: [...everything, ...connections],
  // Rules of the removed account look at the other one.
  decideSuspectedAccount: [...everything, 'rules', ...connections],
  decideDuplicate: everything,
  importAccountData: wholeLedger,
  dismissChangedSplit: ['missingRows'],
  undoChange: wholeLedger,
  decideMissingRow: everything,
  restoreRemovedRow: everything,
}
