import { LoanType, PlanType } from '@evenkeel/engine'
import type { SeedPlan } from './seed-model.ts'

/** Maya's plans: one default, one that is only a draft, one that has come to need attention. */
export const mayaPlans: readonly SeedPlan[] = [
  {
    planType: PlanType.ASSET_ALLOCATION,
    linkedAccounts: [{ key: '401k' }, { key: 'roth' }],
    input: { yearsUntilTaking: 4, riskTolerance: 2, yearsOfSpending: 4, investmentType: 3 },
  },
  {
    planType: PlanType.RETIREMENT,
    isDefault: true,
    linkedAccounts: [{ key: '401k' }, { key: 'roth' }],
    input: {
      personalInformation: {
        dateOfBirth: '1988-04-17T00:00:00Z',
        annualIncome: 84_000,
        expectedAnnualIncomeIncrease: 0.025,
        relationshipStatus: 2,
        spouseDateOfBirth: '1987-09-03T00:00:00Z',
        spouseAnnualIncome: 56_000,
      },
      retirementPlanDetails: {
        lifeExpectancy: 92,
        retirementAge: 65,
        monthlyExpenses: 6_300,
        spouseLifeExpectancy: 90,
        spouseRetirementAge: 65,
      },
      yourIncome: { pension: null },
      spouseIncome: { pension: null },
      retirementSavings: {
        employerSponsoredSavingsRate: 0.06,
        employerMatch: 0.03,
        spouseEmployerSponsoredSavingsRate: 0.04,
        spouseEmployerMatch: 0.02,
      },
      assetsGrowPlan: {
        expectedAnnualRateReturn: 0.06,
        expectedAnnualRate: 0.04,
        expectedAnnualInflationRate: 0.025,
        ruleBook: 'official-2026',
      },
      isSpouseIncomeIncluded: true,
    },
  },
  {
    planType: PlanType.REDUCE_DEBT,
    isDraft: true,
    linkedAccounts: [{ key: 'card' }, { key: 'store-card' }, { key: 'auto-loan' }],
    input: { monthlyPayment: 1_238.4, interestRate: 0.08, strategy: 1 },
  },
  {
    planType: PlanType.EMERGENCY_FUND,
    linkedAccounts: [{ key: 'savings' }],
    input: { monthlyHouseHoldLivingExpenses: 4_100, sourceOfIncomeAmountEnum: 1 },
  },
  { planType: PlanType.LIVE_BY_A_BUDGET, monthsOld: 2, needsAttention: true, input: {} },
  {
    planType: PlanType.STUDENT_DEBT,
    linkedAccounts: [
      { key: 'student-loan-a', loanType: LoanType.FEDERAL },
      { key: 'student-loan-b', loanType: LoanType.PRIVATE },
    ],
    input: { monthlyPayment: 250, strategy: 1 },
  },
]
