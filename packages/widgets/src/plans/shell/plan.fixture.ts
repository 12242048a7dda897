import type { LinkedAccount } from '@evenkeel/api-client/contract/plan/linked-account'
import { PlanType } from '@evenkeel/engine'
import type { PlanWithType } from './is-plan.ts'
import { unsaved } from './typed-plan.ts'
import { sampleDebt } from '../../link-accounts/linked-account.fixture.ts'

export { sampleDebt }

/** A debt plan before its commit. */
export const sampleDebtPlan = (
  values: Partial<PlanWithType<typeof PlanType.REDUCE_DEBT>> = {},
): PlanWithType<typeof PlanType.REDUCE_DEBT> => ({
  ...unsaved,
  planType: PlanType.REDUCE_DEBT,
  name: 'Reduce debt',
  input: { monthlyPayment: 100, interestRate: 0.08, strategy: 1 },
  linkedAccounts: [
    sampleDebt(),
    sampleDebt({ userAccountId: 2, name: 'Store Card', balance: -200, latestBalance: -200, isLinked: false }),
  ],
  ...values,
})

/** The plan of a month's budgets before its commit. */
export const sampleBudgetPlan = (
  values: Partial<PlanWithType<typeof PlanType.LIVE_BY_A_BUDGET>> = {},
): PlanWithType<typeof PlanType.LIVE_BY_A_BUDGET> => ({
  ...unsaved,
  planType: PlanType.LIVE_BY_A_BUDGET,
  name: 'Live by a budget',
  input: {},
  ...values,
})

/** A student debt plan before its commit, of one federal loan. */
export const sampleStudentPlan = (loan: Partial<LinkedAccount> = {}): PlanWithType<typeof PlanType.STUDENT_DEBT> => ({
  ...unsaved,
  planType: PlanType.STUDENT_DEBT,
  name: 'Student debt',
  input: { monthlyPayment: 200, strategy: 1 },
  linkedAccounts: [
    sampleDebt({
      userAccountId: 5,
      name: 'Student loan A',
      typeName: 'Student Loan',
      categoryName: 'Loan',
      loanType: 1,
      ...loan,
    }),
  ],
})

/** A retirement plan before its commit: a person of 60 with seven years until retirement, and savings in one account. */
export const sampleRetirementPlan = (
  values: Partial<PlanWithType<typeof PlanType.RETIREMENT>> = {},
): PlanWithType<typeof PlanType.RETIREMENT> => ({
  ...unsaved,
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

/** An emergency fund plan without any input. */
export const sampleEmergencyPlan = (
  values: Partial<PlanWithType<typeof PlanType.EMERGENCY_FUND>> = {},
): PlanWithType<typeof PlanType.EMERGENCY_FUND> => ({
  ...unsaved,
  planType: PlanType.EMERGENCY_FUND,
  name: 'Emergency fund',
  input: {},
  ...values,
})

/** The benefits plan of a company that offers one benefit. */
export const sampleBenefitsPlan = (
  values: Partial<PlanWithType<typeof PlanType.COMPANY_BENEFITS>> = {},
): PlanWithType<typeof PlanType.COMPANY_BENEFITS> => ({
  ...unsaved,
  planType: PlanType.COMPANY_BENEFITS,
  name: 'Company benefits',
  input: {
    benefits: [
      { benefitId: 4, name: 'Dental', category: 'Health', description: 'Teeth.', url: null, isEnrolled: null },
    ],
  },
  ...values,
})

/** An estate plan of a person without children. */
export const sampleEstatePlan = (
  values: Partial<PlanWithType<typeof PlanType.ESTATE_PLANNING>> = {},
): PlanWithType<typeof PlanType.ESTATE_PLANNING> => ({
  ...unsaved,
  planType: PlanType.ESTATE_PLANNING,
  name: 'Estate planning',
  input: { answers: {}, childAges: [] },
  ...values,
})

/** A committed asset allocation: more than ten years until retirement, neutral about risk (Q-ALLOC-1). */
export const sampleAllocationPlan = (
  values: Partial<PlanWithType<typeof PlanType.ASSET_ALLOCATION>> = {},
): PlanWithType<typeof PlanType.ASSET_ALLOCATION> => ({
  ...unsaved,
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
