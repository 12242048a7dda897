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
export const sampleDebtPlan = (
  values: Partial<PlanOf<typeof PlanType.REDUCE_DEBT>> = {},
): PlanOf<typeof PlanType.REDUCE_DEBT> => ({
  ...untouched,
  planType: PlanType.REDUCE_DEBT,
  name: 'Reduce debt',
  input: { monthlyPayment: 100, interestRate: 0.08, strategy: 1 },
  linkedAccounts: [
    sampleDebt(),
    sampleDebt({ userAccountId: 2, name: 'Store Card', balance: -200, latestBalance: -200, isLinked: false }),
  ],
  ...values,
})

/** A retirement plan before its commit: at 60, seven years to go, and savings in one account. */
export const sampleRetirementPlan = (
  values: Partial<PlanOf<typeof PlanType.RETIREMENT>> = {},
): PlanOf<typeof PlanType.RETIREMENT> => ({
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

/** An emergency fund of which nothing is known yet. */
export const sampleEmergencyPlan = (
  values: Partial<PlanOf<typeof PlanType.EMERGENCY_FUND>> = {},
): PlanOf<typeof PlanType.EMERGENCY_FUND> => ({
  ...untouched,
  planType: PlanType.EMERGENCY_FUND,
  name: 'Emergency fund',
  input: {},
  ...values,
})

/** The benefits of a company that offers one. */
export const sampleBenefitsPlan = (
  values: Partial<PlanOf<typeof PlanType.COMPANY_BENEFITS>> = {},
): PlanOf<typeof PlanType.COMPANY_BENEFITS> => ({
  ...untouched,
  planType: PlanType.COMPANY_BENEFITS,
  name: 'Company benefits',
  input: {
    benefits: [
      { benefitId: 4, name: 'Dental', category: 'Health', description: 'Teeth.', url: null, isEnrolled: null },
    ],
  },
  ...values,
})

/** Estate planning of somebody without children. */
export const sampleEstatePlan = (
  values: Partial<PlanOf<typeof PlanType.ESTATE_PLANNING>> = {},
): PlanOf<typeof PlanType.ESTATE_PLANNING> => ({
  ...untouched,
  planType: PlanType.ESTATE_PLANNING,
  name: 'Estate planning',
  input: { answers: {}, childAges: [] },
  ...values,
})

/** A committed asset allocation: more than ten years to go, neutral about risk (Q-ALLOC-1). */
export const sampleAllocationPlan = (
  values: Partial<PlanOf<typeof PlanType.ASSET_ALLOCATION>> = {},
): PlanOf<typeof PlanType.ASSET_ALLOCATION> => ({
  ...untouched,
  planType: PlanType.ASSET_ALLOCATION,
  name: 'Asset allocation',
  status: 2,
  canRefresh: true,
  asOf: '2026-11-19T00:00:00Z',
  lastCommittedOn: '2026-11-19T00:00:00Z',
  input: { yearsUntilTaking: 4, riskTolerance: 2, yearsOfSpending: 3, investmentType: 3 },
  result: { fixedIncome: 20, largeCap: 40, smallCap: 16, foreign: 20, other: 4 },
  ...values,
})
