import { inputLimits, investmentTypeNames, riskToleranceTexts, yearRangeLabels } from '@evenkeel/engine'
import { defineForm, type Sections } from '../form.ts'
import { assetAllocationInput } from '../plan/asset-allocation.ts'
import { distributionPlanInput } from '../plan/distribution.ts'
import { retirementInput } from '../plan/retirement.ts'
import { familyChoices, toChoices } from './choices.ts'

const { maxAge } = inputLimits
const age = { kind: 'count', whole: true, unit: 'years', max: maxAge } as const
const money = (label: string, hint?: string) => ({ kind: 'money', label, ...(hint !== undefined && { hint }) }) as const
const rate = (label: string, hint?: string) =>
  ({ kind: 'percent', label, max: 100, ...(hint !== undefined && { hint }) }) as const

/** The fields of a retirement plan (RET-05 to RET-10). No two have one label: a list of errors has to say which is meant. */
export const retirementFields = defineForm(retirementInput)({
  'personalInformation.dateOfBirth': { kind: 'birth', label: 'Date of birth' },
  'personalInformation.annualIncome': money('Annual income', 'Before taxes.'),
  'personalInformation.expectedAnnualIncomeIncrease': rate('Income increase a year'),
  'personalInformation.relationshipStatus': {
    kind: 'choice',
    label: 'Relationship status',
    choices: familyChoices,
    wide: true,
  },
  isSpouseIncomeIncluded: { kind: 'check', label: 'Count my spouse’s or partner’s income and savings', wide: true },
  'personalInformation.spouseDateOfBirth': { kind: 'birth', label: 'Spouse’s date of birth', required: true },
  'personalInformation.spouseAnnualIncome': { ...money('Spouse’s annual income'), required: true },
  'retirementPlanDetails.spouseRetirementAge': { ...age, label: 'Spouse’s retirement age', required: true },
  'retirementPlanDetails.spouseLifeExpectancy': { ...age, label: 'Spouse’s life expectancy', required: true },
  'retirementPlanDetails.retirementAge': { ...age, label: 'Retirement age' },
  'retirementPlanDetails.lifeExpectancy': { ...age, label: 'Life expectancy' },
  'retirementPlanDetails.monthlyExpenses': money(
    'Monthly expenses',
    'Of the household in retirement, in today’s dollars.',
  ),
  'retirementSavings.retirementFund': money('Retirement savings today'),
  'retirementSavings.employerSponsoredSavingsRate': rate('Your savings rate'),
  'retirementSavings.employerMatch': rate('Employer match', 'As a part of your income.'),
  'retirementSavings.otherContributions': money('Other savings a year'),
  'retirementSavings.spouseEmployerSponsoredSavingsRate': rate('Spouse’s savings rate'),
  'retirementSavings.spouseEmployerMatch': rate('Spouse’s employer match'),
  'retirementSavings.spouseOtherContributions': money('Spouse’s other savings a year'),
  'yourIncome.socialSecurity': money('Social Security a year', 'Left empty, it is estimated from the income.'),
  'yourIncome.otherIncome': money('Other income a year'),
  'yourIncome.otherIncomeYears': { kind: 'count', label: 'For how many years', unit: 'years', max: maxAge },
  'yourIncome.lumpSumArRetirement': money('Lump sum at retirement'),
  'yourIncome.pension.annualPensionIncome': money('Pension a year'),
  'yourIncome.pension.retirementAge': { ...age, label: 'Pension begins at' },
  'yourIncome.pension.pensionCostOfLivingAdjustment': rate('Pension’s cost-of-living adjustment'),
  'yourIncome.pension.pensionSurvivorBenefit': rate('Pension’s survivor benefit'),
  'spouseIncome.socialSecurity': money(
    'Spouse’s Social Security a year',
    'Left empty, it is estimated from the income.',
  ),
  'spouseIncome.otherIncome': money('Spouse’s other income a year'),
  'spouseIncome.otherIncomeYears': { kind: 'count', label: 'Years of that income', unit: 'years', max: maxAge },
  'spouseIncome.lumpSumArRetirement': money('Spouse’s lump sum at retirement'),
  'spouseIncome.pension.annualPensionIncome': money('Spouse’s pension a year'),
  'spouseIncome.pension.retirementAge': { ...age, label: 'Spouse’s pension begins at' },
  'spouseIncome.pension.pensionCostOfLivingAdjustment': rate('Its cost-of-living adjustment'),
  'spouseIncome.pension.pensionSurvivorBenefit': rate('Its survivor benefit'),
  'assetsGrowPlan.expectedAnnualRateReturn': rate('Return before retirement'),
  'assetsGrowPlan.expectedAnnualRate': rate('Return in retirement'),
  'assetsGrowPlan.expectedAnnualInflationRate': rate('Inflation'),
  'assetsGrowPlan.futureTaxRate': {
    ...rate('Future tax rate', 'Left empty, it follows from your expenses.'),
    max: 99,
  },
})

export const retirementSections: Sections<typeof retirementFields> = [
  {
    title: 'About you',
    fields: [
      'personalInformation.dateOfBirth',
      'personalInformation.annualIncome',
      'personalInformation.expectedAnnualIncomeIncrease',
      'personalInformation.relationshipStatus',
      'isSpouseIncomeIncluded',
    ],
  },
  {
    title: 'Your spouse or partner',
    fields: [
      'personalInformation.spouseDateOfBirth',
      'personalInformation.spouseAnnualIncome',
      'retirementPlanDetails.spouseRetirementAge',
      'retirementPlanDetails.spouseLifeExpectancy',
    ],
  },
  {
    title: 'Your retirement',
    fields: [
      'retirementPlanDetails.retirementAge',
      'retirementPlanDetails.lifeExpectancy',
      'retirementPlanDetails.monthlyExpenses',
    ],
  },
  {
    title: 'Your savings',
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
    title: 'Social Security, pension and other income',
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
    title: 'Your spouse’s or partner’s income in retirement',
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
    title: 'Growth and inflation',
    intro: 'What we assume unless you know better.',
    fields: [
      'assetsGrowPlan.expectedAnnualRateReturn',
      'assetsGrowPlan.expectedAnnualRate',
      'assetsGrowPlan.expectedAnnualInflationRate',
      'assetsGrowPlan.futureTaxRate',
    ],
  },
]

const ranges = toChoices(yearRangeLabels)

/** The fields of an asset allocation (Q-ALLOC-1). */
export const allocationFields = defineForm(assetAllocationInput)({
  yearsUntilTaking: { kind: 'choice', label: 'When will you start taking money out?', choices: ranges },
  yearsOfSpending: { kind: 'choice', label: 'Over how long will you spend it?', choices: ranges },
  riskTolerance: {
    kind: 'choice',
    label: 'How comfortable are you with risk?',
    choices: toChoices(riskToleranceTexts),
    wide: true,
  },
  investmentType: {
    kind: 'choice',
    label: 'How do you like to invest?',
    hint: 'Hands On: you choose funds. Hands Off: one fund that is managed for you.',
    choices: toChoices(investmentTypeNames),
    wide: true,
  },
})

export const allocationSections: Sections<typeof allocationFields> = [
  {
    title: 'How long, and how much risk',
    fields: ['yearsUntilTaking', 'yearsOfSpending', 'riskTolerance', 'investmentType'],
  },
]

/** The fields of distribution planning (Q-DIST-1). */
export const distributionFields = defineForm(distributionPlanInput)({
  retirementAge: { ...age, max: maxAge - 1, label: 'Retirement age' },
  lifeExpectancy: { ...age, min: 1, label: 'Life expectancy' },
  fund: money('Savings at retirement'),
  annualExpenses: money('Expenses a year', 'After taxes.'),
  otherIncome: money('Other income a year', 'Social Security, pensions and the like.'),
  retirementReturn: rate('Return in retirement'),
  inflation: rate('Inflation'),
  futureTaxRate: { ...rate('Future tax rate'), max: 99 },
})

export const distributionSections: Sections<typeof distributionFields> = [
  {
    title: 'Your retirement',
    fields: ['retirementAge', 'lifeExpectancy', 'fund', 'annualExpenses', 'otherIncome'],
  },
  { title: 'Growth and inflation', fields: ['retirementReturn', 'inflation', 'futureTaxRate'] },
]
