import type { Account } from '@evenkeel/api-client/contract/accounts'
import { planNames } from '@evenkeel/api-client/contract/names'
import { accountTypes, goalNames, GoalType, PlanType } from '@evenkeel/engine'
import * as names from '../words/sample-names.generated.ts'

/** The day on which the sample is. */
export const sampleDay = '2026-11-19'

/** An account of the sample: of no person. */
export const sampleAccount = {
  userAccountId: 1,
  name: names.checking,
  balance: 3214.86,
  balanceAsOf: '2026-11-19T00:00:00Z',
  currency: 'USD',
  category: 'Cash',
  type: 'Checking',
  groupName: 'Asset',
  interestRate: null,
  monthlyMinimumPayment: null,
  currentMonthlyPayment: null,
  isManualAccount: true,
  isHiddenFromNW: false,
  isHiddenFromCFBS: false,
  accountConnection: { accountConnectionId: null, name: 'Manually Added' },
  hasSyncIssue: false,
  isLinked: false,
  origin: 'manual',
} satisfies Account
const category = (expenseCategoryId: number, name: string, isBudgetable = true) => ({
  expenseCategoryId,
  name,
  isBudgetable,
})
const month = (index: number) => ({
  year: 2026,
  month: index,
  monthDate: `2026-${String(index).padStart(2, '0')}-01T00:00:00Z`,
  totalIncomes: 3_000,
  totalExpenses: 2_000,
  transactionCount: 10,
})
/** The end of a month, before which a loan is paid off bit by bit. */
const worth = (date: string, index: number) => {
  const [assets, liabilities] = [61_000 + index * 900, -9_000 + index * 250]
  return { date: `${date}T00:00:00Z`, assets, liabilities, total: assets + liabilities, unknownCount: 0 }
}
const transaction = {
  userTransactionId: 1,
  date: '2026-11-19T00:00:00Z',
  value: -62.18,
  category: 3,
  categoryId: 3,
  hidden: false,
  source: names.rewardsCard,
  description: names.market,
  fullDescription: 'GREENLEAF MARKET 118 PORTLAND OR',
  splitted: false,
  sourceUserTransactionId: null,
  userAccountId: 11,
  currency: 'USD',
  isManual: true,
  isPending: false,
  isTransfer: false,
  attachmentCount: 0,
  countsInTotals: true,
  ownCategoryId: null,
  note: '',
  tags: [],
}
const step = {
  ...{ id: 1, status: 2, planType: 1, title: names.saveMore, description: '', link: null, order: 1 },
  ...{ rank: 0, urgency: 4, source: 'plan', button: 'try', snoozedUntil: null, dollarsAYear: 0, sentence: null },
}
/** Of the catalog `verdict`. */
const word = 'onTrack'
const plan = {
  planType: PlanType.REDUCE_DEBT,
  name: planNames[PlanType.REDUCE_DEBT],
  status: 2,
  isDefault: true,
  isLastModified: true,
  verdict: {
    ...{ band: 'on-track', tone: 'positive', word, figure: { value: 82, unit: 'futures' } },
    sentence: { key: 'savingsLast', values: { age: 90, futures: 82 }, amounts: {}, months: {} },
    ...{ today: null, second: null, missing: [] },
  },
}
const goal = { goalType: 5, status: 1, name: goalNames[GoalType.RETIREMENT], description: '', plans: [plan] }
const linked = {
  userAccountId: 1,
  name: names.rewardsCard,
  displayName: null,
  balance: -1000,
  latestBalance: -1000,
  isLinked: true,
  isDeleted: false,
  typeName: 'Credit Card',
  categoryName: 'Credit Card',
  groupName: 'Liability',
  hasSyncIssue: false,
  interestRate: 0.12,
  minimumMonthlyPayment: 25,
  currentMonthlyPayment: 100,
  loanType: null,
}
const untouched = {
  status: 0,
  isDefault: false,
  isLastModified: false,
  canRefresh: false,
  showsRefreshPrompt: false,
  attention: [],
  hasDraft: false,
  result: null,
  explanations: [],
  lastCommittedOn: null,
  asOf: null,
  ruleBook: null,
  linkedValueState: null,
  linkedAccounts: [linked],
}

export const debtPlan = {
  ...untouched,
  planType: PlanType.REDUCE_DEBT,
  name: planNames[PlanType.REDUCE_DEBT],
  input: { monthlyPayment: 100, interestRate: 0.08, strategy: 1 },
}
export const retirementPlan = {
  ...untouched,
  planType: PlanType.RETIREMENT,
  name: planNames[PlanType.RETIREMENT],
  linkedAccounts: [],
  input: {
    personalInformation: { dateOfBirth: '1966-03-14T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
    retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90, monthlyExpenses: 4_200 },
    retirementSavings: { employerSponsoredSavingsRate: 0.08, retirementFund: 500_000 },
  },
}

/** Made-up answers to a person's own calls, for the picker's preview and for tests. */
export const answers: Readonly<Record<string, unknown>> = {
  accounts: [sampleAccount],
  accountTypes,
  anySync: { syncInProgress: false, acctSyncInProgress: false, transSyncInProgress: false },
  budgets: [{ budgetId: 1, categoryId: 3, targetBudget: 520, budgetPeriod: '2026-11', carried: 0, spent: 393.39 }],
  budgetNavigation: { previousPeriod: '2026-10', nextPeriod: null },
  cashFlow: [8, 9, 10, 11].map(month),
  categories: [category(3, 'Groceries'), category(5, names.diningOut), category(4, 'Rent'), category(12, 'Utilities')],
  companyInfo: {
    data: {
      info: {
        companyId: 1,
        name: 'Larkfield',
        logoUrl: null,
        supportEmail: null,
        level1: false,
        fundStyle: 0,
        isSsoEnabled: false,
      },
    },
  },
  createAccount: sampleAccount,
  createBudget: {},
  deleteBudget: {},
  myGoals: [goal],
  netWorthHistory: {
    months: ['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-19'].map(worth),
    accounts: [],
    change: 4_600,
    added: 0,
    mainAccountId: null,
  },
  nextSteps: [{ goalId: 1, planType: 1, nextSteps: [step] }],
  recurring: {
    items: [],
    planned: [],
    payday: null,
    monthly: [
      { categoryId: 4, amount: 1_650 },
      { categoryId: 2, amount: 455.1 },
      { categoryId: 12, amount: 92.18 },
    ],
    monthlyTotal: 2_197.28,
  },
  setNextStepStatus: { ...step, status: 1 },
  setTransactionCategory: transaction,
  spending: { rankedCategories: [{ amount: 120, categoryIds: [3] }], totalSpending: 120 },
  transactions: {
    items: [transaction],
    total: 1,
    paging: { page: 1, pageSize: 10, total: 1, lastPage: 1 },
    totals: { income: 0, spending: 62.18, net: -62.18 },
  },
  undoChange: {},
  updateAccount: sampleAccount,
  updateBudget: {},
}
