import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { PlanType } from '@evenkeel/engine'
import type { PlanOf } from './plan-of.ts'

/** A debt of 1,000 dollars at 12 percent, with a minimum of 25. */
export const sampleDebt = (values: Partial<LinkedAccount> = {}): LinkedAccount => ({
  userAccountId: 1,
  name: 'Rewards Card',
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
  ...values,
})

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
  linkedAccounts: [],
  linkedValueState: null,
}

/** A debt plan before its commit. */
export const sampleDebtPlan = (values: Partial<PlanOf<typeof PlanType.REDUCE_DEBT>> = {}): PlanOf<typeof PlanType.REDUCE_DEBT> => ({
  ...untouched,
  planType: PlanType.REDUCE_DEBT,
  name: 'Reduce debt',
  input: { monthlyPayment: 100, interestRate: 0.08, strategy: 1 },
  linkedAccounts: [sampleDebt(), sampleDebt({ userAccountId: 2, name: 'Store Card', balance: -200, latestBalance: -200, isLinked: false })],
  ...values,
})

/** A retirement plan before its commit: at 60, seven years to go, and savings in one account. */
export const sampleRetirementPlan = (values: Partial<PlanOf<typeof PlanType.RETIREMENT>> = {}): PlanOf<typeof PlanType.RETIREMENT> => ({
  ...untouched,
  planType: PlanType.RETIREMENT,
  name: 'Retirement',
  input: {
    personalInformation: { dateOfBirth: '1966-03-14T00:00:00Z', annualIncome: 84_000, relationshipStatus: 0 },
    retirementPlanDetails: { retirementAge: 67, lifeExpectancy: 90, monthlyExpenses: 4_200 },
    retirementSavings: { employerSponsoredSavingsRate: 0.08, retirementFund: 500_000 },
  },
  linkedAccounts: [
    sampleDebt({
      userAccountId: 3,
      name: '401(k)',
      balance: 500_000,
      latestBalance: 500_000,
      categoryName: 'Retirement',
      typeName: '401(k)',
      groupName: 'Asset',
      interestRate: null,
    }),
  ],
  linkedValueState: 'unbroken',
  ...values,
})
