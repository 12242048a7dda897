import { GoalType } from '@evenkeel/engine'

/**
 * The only file that spells the portal's paths. The route table is made from these patterns, links from the functions below; a widget on
 * another page links to the same places. Source: ROUTE-07 to ROUTE-62.
 */
export const patterns = {
  home: '/my-goals-and-finances',
  budgetRedirect: '/my-goals-and-finances/budget',
  budgets: '/my-goals-and-finances/budgets',
  importBankFile: '/my-goals-and-finances/import-bank-file',
  bankReturn: '/pagecontent/publicplaidoauth/web',
  transactions: '/my-goals-and-finances/transactions',
  budgetTransactions: '/my-goals-and-finances/transactions/budget/:budgetId/:year/:month',
  cashFlowTransactions: '/my-goals-and-finances/transactions/cashflow/:year/:month',
  spendingTransactions: '/my-goals-and-finances/transactions/spending/:categoryId?',
  cashFlow: '/my-goals-and-finances/cashflow-detail/:year?/:month?',
  accounts: '/my-goals-and-finances/accounts',
  account: '/my-goals-and-finances/accounts/:id',
  netWorth: '/my-goals-and-finances/net-worth',
  bankConnections: '/my-goals-and-finances/bank-connections',
  recurring: '/my-goals-and-finances/transactions/recurring',
  allGoals: '/all-goals',
  planner: '/work-with-a-planner',
  login: '/auth/login',
  secondFactor: '/auth/second-factor',
  termsOfUse: '/auth/terms-of-use',
  passwordReset: '/auth/password-reset',
  undoEmailChange: '/auth/undo-email-change',
  stopRecovery: '/auth/stop-recovery',
  registration: '/auth/registration',
  sso: '/auth/sso',
  planForRetirement: '/plan-for-retirement',
  reduceYourDebt: '/reduce-your-debt',
  prepareForTheUnexpected: '/prepare-for-the-unexpected',
  companyBenefits: '/connect-with-company-benefits',
  protectYourLegacy: '/protect-your-legacy',
  liveByABudget: '/live-by-a-budget',
  studentDebt: '/student-debt',
  liveByABudgetCalculator: '/live-by-a-budget/calculator',
  profile: '/profile',
  contactInformation: '/profile/edit-contact-information',
  aboutMe: '/profile/edit-about-me',
  settings: '/profile/edit-settings',
  updatePassword: '/profile/update-password',
  confidenceCheckup: '/profile/confidence-checkup',
  wellBeing: '/profile/well-being',
  signInAndSecurity: '/profile/sign-in-and-security',
  accessLog: '/profile/who-looked',
  yourData: '/profile/your-data',
  staff: '/staff',
  staffEmployees: '/staff/employees',
  staffEmployee: '/staff/employees/:userId',
  staffHistory: '/staff/employees/:userId/history',
  staffTasks: '/staff/tasks/:userId?',
  staffCompanies: '/staff/companies/:companyId?',
  staffSettings: '/staff/settings',
  embed: '/embed',
  bankFrame: '/embed/bank-link',
  notFound: '/not-found',
} as const

/** Paths behind the hash. Months count from 1. */
export const paths = {
  home: () => patterns.home,
  budgets: () => patterns.budgets,
  importBankFile: () => patterns.importBankFile,
  transactions: () => patterns.transactions,
  /** Of all time, and of one account if one is named: the list itself opens with this month. */
  allTransactions: (accountId?: number) =>
    `${patterns.transactions}?month=all${accountId === undefined ? '' : `&accounts=${accountId}`}`,
  budgetTransactions: (budgetId: number, year: number, month: number) =>
    `/my-goals-and-finances/transactions/budget/${budgetId}/${year}/${month}`,
  cashFlowTransactions: (year: number, month: number) =>
    `/my-goals-and-finances/transactions/cashflow/${year}/${month}`,
  spendingTransactions: (categoryId?: number) =>
    categoryId === undefined
      ? '/my-goals-and-finances/transactions/spending'
      : `/my-goals-and-finances/transactions/spending/${categoryId}`,
  cashFlow: (year?: number, month?: number) =>
    year === undefined || month === undefined
      ? '/my-goals-and-finances/cashflow-detail'
      : `/my-goals-and-finances/cashflow-detail/${year}/${month}`,
  recurring: () => patterns.recurring,
  accounts: () => patterns.accounts,
  netWorth: () => patterns.netWorth,
  bankConnections: () => patterns.bankConnections,
  account: (id: number) => `/my-goals-and-finances/accounts/${id}`,
  allGoals: () => patterns.allGoals,
  planner: () => patterns.planner,
  login: () => patterns.login,
  secondFactor: () => patterns.secondFactor,
  termsOfUse: () => patterns.termsOfUse,
  passwordReset: () => patterns.passwordReset,
  registration: () => patterns.registration,
  profile: () => patterns.profile,
  contactInformation: () => patterns.contactInformation,
  aboutMe: () => patterns.aboutMe,
  settings: () => patterns.settings,
  updatePassword: () => patterns.updatePassword,
  confidenceCheckup: () => patterns.confidenceCheckup,
  wellBeing: () => patterns.wellBeing,
  signInAndSecurity: () => patterns.signInAndSecurity,
  accessLog: () => patterns.accessLog,
  yourData: () => patterns.yourData,
  staffEmployees: () => patterns.staffEmployees,
  staffEmployee: (userId: number) => `/staff/employees/${userId}`,
  staffHistory: (userId: number) => `/staff/employees/${userId}/history`,
  staffTasks: (userId?: number) => (userId === undefined ? '/staff/tasks' : `/staff/tasks/${userId}`),
  staffCompanies: (companyId?: number) =>
    companyId === undefined ? '/staff/companies' : `/staff/companies/${companyId}`,
  staffSettings: () => patterns.staffSettings,
} as const

/** The overview of each goal, by the goal's type. */
export const goalPaths: Readonly<Record<GoalType, string>> = {
  [GoalType.RETIREMENT]: patterns.planForRetirement,
  [GoalType.DEBT]: patterns.reduceYourDebt,
  [GoalType.PREPARE_FOR_THE_UNEXPECTED]: patterns.prepareForTheUnexpected,
  [GoalType.COMPANY_BENEFITS]: patterns.companyBenefits,
  [GoalType.PROTECT_YOUR_LEGACY]: patterns.protectYourLegacy,
  [GoalType.LIVE_BY_A_BUDGET]: patterns.liveByABudget,
  [GoalType.STUDENT_DEBT]: patterns.studentDebt,
}

/** Real addresses on our server, outside the hash. */
export const pages = {
  home: '/secure/home',
  /** The page of the authentication area; no screen that requires a session uses this path. */
  signIn: '/login',
  login: '/login#/auth/login',
  logout: '/logout.aspx',
  bankFrame: '/embed/bank-link',
  embedWidget: '/embed/',
  widgetScripts: '/widgets/v1/',
} as const
