import { PlanType } from '../goals/plan-type.ts'
import type { HouseholdKey } from './household-facts.ts'

/** The fact behind each field of a plan's input, by the field's path. */
export type PlanFactPaths = Readonly<Record<string, HouseholdKey>>

const retirementPaths: PlanFactPaths = {
  'personalInformation.annualIncome': 'annualIncome',
  'personalInformation.dateOfBirth': 'birthDate',
  'personalInformation.expectedAnnualIncomeIncrease': 'incomeGrowth',
  'personalInformation.relationshipStatus': 'familyStatus',
  'personalInformation.spouseDateOfBirth': 'partnerBirthDate',
  'personalInformation.spouseAnnualIncome': 'partnerAnnualIncome',
  'retirementPlanDetails.retirementAge': 'retirementAge',
  'retirementPlanDetails.claimingAge': 'claimingAge',
  'retirementPlanDetails.lifeExpectancy': 'lifeExpectancy',
  'retirementPlanDetails.monthlyExpenses': 'retirementExpenses',
  'retirementPlanDetails.spouseRetirementAge': 'partnerRetirementAge',
  'retirementPlanDetails.spouseClaimingAge': 'partnerClaimingAge',
  'retirementPlanDetails.spouseLifeExpectancy': 'partnerLifeExpectancy',
  'retirementSavings.employerSponsoredSavingsRate': 'savingsRate',
  'retirementSavings.employerMatch': 'employerMatch',
  'retirementSavings.otherContributions': 'otherContributions',
  'retirementSavings.spouseEmployerSponsoredSavingsRate': 'partnerSavingsRate',
  'retirementSavings.spouseEmployerMatch': 'partnerEmployerMatch',
  'retirementSavings.spouseOtherContributions': 'partnerOtherContributions',
  'retirementSavings.retirementFund': 'retirementFund',
  'yourIncome.socialSecurity': 'socialSecurity',
  'yourIncome.lumpSumArRetirement': 'lumpSum',
  'yourIncome.pension': 'pension',
  'yourIncome.otherIncome': 'otherIncome',
  'yourIncome.otherIncomeYears': 'otherIncome',
  'spouseIncome.socialSecurity': 'partnerSocialSecurity',
  'spouseIncome.lumpSumArRetirement': 'partnerLumpSum',
  'spouseIncome.pension': 'partnerPension',
  'spouseIncome.otherIncome': 'partnerOtherIncome',
  'spouseIncome.otherIncomeYears': 'partnerOtherIncome',
  'assetsGrowPlan.ruleBook': 'ruleBook',
}

/** Which fields of each plan hold facts of the household; all other fields are the plan's own choices. */
export const planFactPaths: Readonly<Record<PlanType, PlanFactPaths>> = {
  [PlanType.RETIREMENT]: retirementPaths,
  [PlanType.ASSET_ALLOCATION]: { riskTolerance: 'riskTolerance', investmentType: 'investmentType' },
  [PlanType.REDUCE_DEBT]: {},
  [PlanType.EMERGENCY_FUND]: {
    emergencySavingsBalance: 'emergencySavings',
    monthlyHouseHoldLivingExpenses: 'essentialExpenses',
  },
  [PlanType.COMPANY_BENEFITS]: { annualIncome: 'annualIncome', savingsRate: 'savingsRate' },
  [PlanType.LIFE_INSURANCE]: {
    annualIncome: 'annualIncome',
    dateOfBirth: 'birthDate',
    relationshipStatus: 'familyStatus',
    retirementAge: 'retirementAge',
    childAges: 'children',
    debts: 'debts',
    existingInsurance: 'lifeCover',
  },
  [PlanType.LIVE_BY_A_BUDGET]: {},
  [PlanType.DISABILITY_INSURANCE]: {
    annualIncome: 'annualIncome',
    employerMonthlyBenefit: 'disabilityBenefit',
    waitingPeriodMonths: 'waitingMonths',
  },
  [PlanType.PARTNER_LIFE_INSURANCE]: {
    partnerDateOfBirth: 'partnerBirthDate',
    partnerAnnualIncome: 'partnerAnnualIncome',
    partnerRetirementAge: 'partnerRetirementAge',
    childAges: 'children',
    debts: 'debts',
    existingInsurance: 'partnerLifeCover',
  },
  [PlanType.ESTATE_PLANNING]: { childAges: 'children' },
  [PlanType.STUDENT_DEBT]: {},
  [PlanType.DISTRIBUTION_PLANNING]: {
    retirementAge: 'retirementAge',
    lifeExpectancy: 'lifeExpectancy',
  },
}

/**
 * Facts that a plan's accounts fill in by the plan's own links: they follow them by Q-LINK-1, and `isOverridden` says
 * that the person typed another value.
 */
export const linkedFacts: readonly HouseholdKey[] = [
  'retirementFund',
  'emergencySavings',
  'lifeCover',
  'partnerLifeCover',
]
