import type { retirementFields, RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { FamilyStatus } from '@evenkeel/engine'
import type { Draft } from '@evenkeel/ui/use-form'

export type RetirementName = keyof typeof retirementFields.fields

const hasSpouse = ({ personalInformation }: Draft<RetirementInput>) => {
  const status = personalInformation?.relationshipStatus
  return status === FamilyStatus.Married || status === FamilyStatus.Partnered
}
const isSpouseCounted = (values: Draft<RetirementInput>) => hasSpouse(values) && values.isSpouseIncomeIncluded === true

type Conditions = { readonly [Name in RetirementName]?: (values: Draft<RetirementInput>) => boolean }

/** The fields of a retirement plan that are asked only of people with a spouse or partner, or whose income counts (RET-06). */
export const retirementAsked: Conditions = {
  isSpouseIncomeIncluded: hasSpouse,
  'personalInformation.spouseDateOfBirth': isSpouseCounted,
  'personalInformation.spouseAnnualIncome': isSpouseCounted,
  'retirementPlanDetails.spouseRetirementAge': isSpouseCounted,
  'retirementPlanDetails.spouseLifeExpectancy': isSpouseCounted,
  'retirementSavings.spouseEmployerSponsoredSavingsRate': isSpouseCounted,
  'retirementSavings.spouseEmployerMatch': isSpouseCounted,
  'retirementSavings.spouseOtherContributions': isSpouseCounted,
  'spouseIncome.socialSecurity': isSpouseCounted,
  'spouseIncome.otherIncome': isSpouseCounted,
  'spouseIncome.otherIncomeYears': isSpouseCounted,
  'spouseIncome.lumpSumArRetirement': isSpouseCounted,
  'spouseIncome.pension.annualPensionIncome': isSpouseCounted,
  'spouseIncome.pension.retirementAge': isSpouseCounted,
  'spouseIncome.pension.pensionCostOfLivingAdjustment': isSpouseCounted,
  'spouseIncome.pension.pensionSurvivorBenefit': isSpouseCounted,
}
