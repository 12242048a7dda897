import { inputLimits } from '@evenkeel/engine'
import { defineForm, type Sections, type Text } from '../form.ts'
import { retirementInput } from '../plan/retirement.ts'
import { familyChoices } from './choices.ts'
import * as words from '../words/retirement-fields.generated.ts'

const { maxAge } = inputLimits
export const age = { kind: 'count', whole: true, unit: words.years, max: maxAge } as const
export const money = (label: Text, hint?: Text) =>
  ({ kind: 'money', label, ...(hint !== undefined && { hint }) }) as const
export const rate = (label: Text, hint?: Text) =>
  ({ kind: 'percent', label, max: 100, ...(hint !== undefined && { hint }) }) as const

/** The fields of a retirement plan (RET-05 to RET-10). No two have one label: a list of errors has to say which is meant. */
export const retirementFields = defineForm(retirementInput)({
  'personalInformation.dateOfBirth': { kind: 'birth', label: words.dateOfBirth },
  'personalInformation.annualIncome': money(words.annualIncome, words.beforeTaxes),
  'personalInformation.expectedAnnualIncomeIncrease': rate(words.yearlyRaise),
  'personalInformation.relationshipStatus': {
    kind: 'choice',
    label: words.relationshipStatus,
    choices: familyChoices,
    wide: true,
  },
  isSpouseIncomeIncluded: { kind: 'check', label: words.includeSpouse, wide: true },
  'personalInformation.spouseDateOfBirth': { kind: 'birth', label: words.spousesDateOfBirth, required: true },
  'personalInformation.spouseAnnualIncome': { ...money(words.spousesAnnualIncome), required: true },
  'retirementPlanDetails.spouseRetirementAge': { ...age, label: words.spousesRetirementAge, required: true },
  'retirementPlanDetails.spouseLifeExpectancy': { ...age, label: words.spousesLifeExpectancy, required: true },
  'retirementPlanDetails.retirementAge': { ...age, label: words.retirementAge },
  'retirementPlanDetails.lifeExpectancy': { ...age, label: words.lifeExpectancy },
  'retirementPlanDetails.monthlyExpenses': money(words.monthlyExpenses, words.expensesHint),
  'retirementSavings.retirementFund': money(words.retirementSavingsToday),
  'retirementSavings.employerSponsoredSavingsRate': rate(words.yourSavingsRate),
  'retirementSavings.employerMatch': rate(words.employerMatch, words.matchHint),
  'retirementSavings.otherContributions': money(words.otherSavingsPerYear),
  'retirementSavings.spouseEmployerSponsoredSavingsRate': rate(words.spousesSavingsRate),
  'retirementSavings.spouseEmployerMatch': rate(words.spousesEmployerMatch),
  'retirementSavings.spouseOtherContributions': money(words.spousesOtherSavingsPer),
  'yourIncome.socialSecurity': money(words.socialSecurityPerYear, words.estimatedFromIncome),
  'yourIncome.otherIncome': money(words.otherIncomePerYear),
  'yourIncome.otherIncomeYears': { kind: 'count', label: words.otherIncomeYears, unit: words.years, max: maxAge },
  'yourIncome.lumpSumArRetirement': money(words.lumpSumAtRetirement),
  'yourIncome.pension.annualPensionIncome': money(words.pensionPerYear),
  'yourIncome.pension.retirementAge': { ...age, label: words.pensionStarts },
  'yourIncome.pension.pensionCostOfLivingAdjustment': rate(words.pensionsCostOfLiving),
  'yourIncome.pension.pensionSurvivorBenefit': rate(words.pensionsSurvivorBenefit),
  'spouseIncome.socialSecurity': money(words.spousesSocialSecurityPer, words.estimatedFromIncome),
  'spouseIncome.otherIncome': money(words.spousesOtherIncomePer),
  'spouseIncome.otherIncomeYears': {
    kind: 'count',
    label: words.spouseOtherIncomeYears,
    unit: words.years,
    max: maxAge,
  },
  'spouseIncome.lumpSumArRetirement': money(words.spousesLumpSumAt),
  'spouseIncome.pension.annualPensionIncome': money(words.spousesPensionPerYear),
  'spouseIncome.pension.retirementAge': { ...age, label: words.spousePensionStarts },
  'spouseIncome.pension.pensionCostOfLivingAdjustment': rate(words.spousesPensionCostOf),
  'spouseIncome.pension.pensionSurvivorBenefit': rate(words.spousesPensionSurvivorBenefit),
  'assetsGrowPlan.expectedAnnualRateReturn': rate(words.returnBeforeRetirement),
  'assetsGrowPlan.expectedAnnualRate': rate(words.returnInRetirement),
  'assetsGrowPlan.expectedAnnualInflationRate': rate(words.inflation),
  'assetsGrowPlan.futureTaxRate': {
    ...rate(words.futureTaxRate, words.taxFromExpenses),
    max: 99,
  },
})

export const retirementSections: Sections<typeof retirementFields> = [
  {
    title: words.aboutYou,
    fields: [
      'personalInformation.dateOfBirth',
      'personalInformation.annualIncome',
      'personalInformation.expectedAnnualIncomeIncrease',
      'personalInformation.relationshipStatus',
      'isSpouseIncomeIncluded',
    ],
  },
  {
    title: words.yourSpouseOrPartner,
    fields: [
      'personalInformation.spouseDateOfBirth',
      'personalInformation.spouseAnnualIncome',
      'retirementPlanDetails.spouseRetirementAge',
      'retirementPlanDetails.spouseLifeExpectancy',
    ],
  },
  {
    title: words.yourRetirement,
    fields: [
      'retirementPlanDetails.retirementAge',
      'retirementPlanDetails.lifeExpectancy',
      'retirementPlanDetails.monthlyExpenses',
    ],
  },
  {
    title: words.yourSavings,
    fields: [
      'retirementSavings.retirementFund',
      'retirementSavings.employerSponsoredSavingsRate',
      'retirementSavings.employerMatch',
      'retirementSavings.otherContributions',
      'retirementSavings.spouseEmployerSponsoredSavingsRate',
      'retirementSavings.spouseEmployerMatch',
      'retirementSavings.spouseOtherContributions',
    ],
  },
  {
    title: words.socialSecurityPensionAnd,
    isRare: true,
    fields: [
      'yourIncome.socialSecurity',
      'yourIncome.otherIncome',
      'yourIncome.otherIncomeYears',
      'yourIncome.lumpSumArRetirement',
      'yourIncome.pension.annualPensionIncome',
      'yourIncome.pension.retirementAge',
      'yourIncome.pension.pensionCostOfLivingAdjustment',
      'yourIncome.pension.pensionSurvivorBenefit',
    ],
  },
  {
    title: words.yourSpousesOrPartners,
    isRare: true,
    fields: [
      'spouseIncome.socialSecurity',
      'spouseIncome.otherIncome',
      'spouseIncome.otherIncomeYears',
      'spouseIncome.lumpSumArRetirement',
      'spouseIncome.pension.annualPensionIncome',
      'spouseIncome.pension.retirementAge',
      'spouseIncome.pension.pensionCostOfLivingAdjustment',
      'spouseIncome.pension.pensionSurvivorBenefit',
    ],
  },
  {
    title: words.growthAndInflation,
    intro: words.assumptionsIntro,
    fields: [
      'assetsGrowPlan.expectedAnnualRateReturn',
      'assetsGrowPlan.expectedAnnualRate',
      'assetsGrowPlan.expectedAnnualInflationRate',
      'assetsGrowPlan.futureTaxRate',
    ],
  },
]
