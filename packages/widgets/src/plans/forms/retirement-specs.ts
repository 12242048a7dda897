import { inputLimits, investmentTypeNames, riskToleranceTexts, yearRangeLabels } from '@evenkeel/engine'
import { choicesOf, familyChoices, hasPartner } from './choices.ts'
import type { FieldValues, FormField, FormSection, FormSpec } from './form-field.ts'

const { maxAge } = inputLimits
const hasSpouse = hasPartner('personalInformation.relationshipStatus')
const isSpouseCounted = (values: FieldValues) => hasSpouse(values) && values['isSpouseIncomeIncluded'] === true

const age = { kind: 'whole', unit: 'years', min: 0, max: maxAge } as const

const you: FormSection = {
  title: 'About you',
  fields: [
    { kind: 'birth', path: 'personalInformation.dateOfBirth', label: 'Date of birth', required: true },
    {
      kind: 'money',
      path: 'personalInformation.annualIncome',
      label: 'Annual income',
      required: true,
      hint: 'Before taxes.',
    },
    {
      kind: 'percent',
      path: 'personalInformation.expectedAnnualIncomeIncrease',
      label: 'Income increase a year',
      max: 100,
    },
    {
      kind: 'choice',
      path: 'personalInformation.relationshipStatus',
      label: 'Relationship status',
      required: true,
      choices: familyChoices,
      wide: true,
    },
    {
      kind: 'flag',
      path: 'isSpouseIncomeIncluded',
      label: 'Count my spouse’s or partner’s income and savings',
      isAsked: hasSpouse,
      wide: true,
    },
  ],
}

const spouse: FormSection = {
  title: 'Your spouse or partner',
  fields: [
    {
      kind: 'birth',
      path: 'personalInformation.spouseDateOfBirth',
      label: 'Spouse’s date of birth',
      required: true,
      isAsked: isSpouseCounted,
    },
    {
      kind: 'money',
      path: 'personalInformation.spouseAnnualIncome',
      label: 'Spouse’s annual income',
      required: true,
      isAsked: isSpouseCounted,
    },
    {
      ...age,
      path: 'retirementPlanDetails.spouseRetirementAge',
      label: 'Spouse’s retirement age',
      required: true,
      isAsked: isSpouseCounted,
    },
    {
      ...age,
      path: 'retirementPlanDetails.spouseLifeExpectancy',
      label: 'Spouse’s life expectancy',
      required: true,
      isAsked: isSpouseCounted,
    },
  ],
}

const goal: FormSection = {
  title: 'Your retirement',
  fields: [
    { ...age, path: 'retirementPlanDetails.retirementAge', label: 'Retirement age', required: true },
    { ...age, path: 'retirementPlanDetails.lifeExpectancy', label: 'Life expectancy', required: true },
    {
      kind: 'money',
      path: 'retirementPlanDetails.monthlyExpenses',
      label: 'Monthly expenses',
      required: true,
      hint: 'Of the household in retirement, in today’s dollars.',
    },
  ],
}

const savings: FormSection = {
  title: 'Your savings',
  fields: [
    { kind: 'money', path: 'retirementSavings.retirementFund', label: 'Retirement savings today' },
    { kind: 'percent', path: 'retirementSavings.employerSponsoredSavingsRate', label: 'Your savings rate', max: 100 },
    {
      kind: 'percent',
      path: 'retirementSavings.employerMatch',
      label: 'Employer match',
      max: 100,
      hint: 'As a part of your income.',
    },
    { kind: 'money', path: 'retirementSavings.otherContributions', label: 'Other savings a year' },
    {
      kind: 'percent',
      path: 'retirementSavings.spouseEmployerSponsoredSavingsRate',
      label: 'Spouse’s savings rate',
      max: 100,
      isAsked: isSpouseCounted,
    },
    {
      kind: 'percent',
      path: 'retirementSavings.spouseEmployerMatch',
      label: 'Spouse’s employer match',
      max: 100,
      isAsked: isSpouseCounted,
    },
    {
      kind: 'money',
      path: 'retirementSavings.spouseOtherContributions',
      label: 'Spouse’s other savings a year',
      isAsked: isSpouseCounted,
    },
  ],
}

/** What the fields of a member's income are called: no two of a form have one name, or a list of faults would not say whose is meant. */
const incomeLabels = {
  yourIncome: {
    socialSecurity: 'Social Security a year',
    otherIncome: 'Other income a year',
    otherIncomeYears: 'For how many years',
    lumpSum: 'Lump sum at retirement',
    pension: 'Pension a year',
    pensionAge: 'Pension begins at',
    adjustment: 'Pension’s cost-of-living adjustment',
    survivor: 'Pension’s survivor benefit',
  },
  spouseIncome: {
    socialSecurity: 'Spouse’s Social Security a year',
    otherIncome: 'Spouse’s other income a year',
    otherIncomeYears: 'Years of that income',
    lumpSum: 'Spouse’s lump sum at retirement',
    pension: 'Spouse’s pension a year',
    pensionAge: 'Spouse’s pension begins at',
    adjustment: 'Its cost-of-living adjustment',
    survivor: 'Its survivor benefit',
  },
} as const

/** One member's income in retirement. */
const incomeFields = (member: keyof typeof incomeLabels, isAsked?: FormField['isAsked']): FormField[] => {
  const labels = incomeLabels[member]
  return [
    {
      kind: 'money',
      path: `${member}.socialSecurity`,
      label: labels.socialSecurity,
      hint: 'Left empty, it is estimated from the income.',
    } as const,
    { kind: 'money', path: `${member}.otherIncome`, label: labels.otherIncome } as const,
    {
      kind: 'number',
      path: `${member}.otherIncomeYears`,
      label: labels.otherIncomeYears,
      unit: 'years',
      max: maxAge,
    } as const,
    { kind: 'money', path: `${member}.lumpSumArRetirement`, label: labels.lumpSum } as const,
    { kind: 'money', path: `${member}.pension.annualPensionIncome`, label: labels.pension } as const,
    { ...age, path: `${member}.pension.retirementAge`, label: labels.pensionAge } as const,
    {
      kind: 'percent',
      path: `${member}.pension.pensionCostOfLivingAdjustment`,
      label: labels.adjustment,
      max: 100,
    } as const,
    { kind: 'percent', path: `${member}.pension.pensionSurvivorBenefit`, label: labels.survivor, max: 100 } as const,
  ].map((field) => (isAsked ? { ...field, isAsked } : field))
}

const growth: FormSection = {
  title: 'Growth and inflation',
  intro: 'What we assume unless you know better.',
  fields: [
    { kind: 'percent', path: 'assetsGrowPlan.expectedAnnualRateReturn', label: 'Return before retirement', max: 100 },
    { kind: 'percent', path: 'assetsGrowPlan.expectedAnnualRate', label: 'Return in retirement', max: 100 },
    { kind: 'percent', path: 'assetsGrowPlan.expectedAnnualInflationRate', label: 'Inflation', max: 100 },
    {
      kind: 'percent',
      path: 'assetsGrowPlan.futureTaxRate',
      label: 'Future tax rate',
      max: 99,
      hint: 'Left empty, it follows from your expenses.',
    },
  ],
}

const savingsLinks = { title: 'Accounts in this plan', intro: 'Their balances make up your retirement savings.' }

/** Retirement (specification section 3). */
export const retirementSpec: FormSpec = {
  sections: [
    you,
    spouse,
    goal,
    savings,
    { title: 'Social Security, pension and other income', isRare: true, fields: incomeFields('yourIncome') },
    {
      title: 'Your spouse’s or partner’s income in retirement',
      isRare: true,
      fields: incomeFields('spouseIncome', isSpouseCounted),
    },
    growth,
  ],
  links: { ...savingsLinks, fills: 'retirementSavings.retirementFund' },
}

const ranges = choicesOf(yearRangeLabels)

/** Asset allocation (Q-ALLOC-1). */
export const allocationSpec: FormSpec = {
  sections: [
    {
      title: 'How long, and how much risk',
      fields: [
        {
          kind: 'choice',
          path: 'yearsUntilTaking',
          label: 'When will you start taking money out?',
          required: true,
          choices: ranges,
        },
        {
          kind: 'choice',
          path: 'yearsOfSpending',
          label: 'Over how long will you spend it?',
          required: true,
          choices: ranges,
        },
        {
          kind: 'choice',
          path: 'riskTolerance',
          label: 'How comfortable are you with risk?',
          required: true,
          choices: choicesOf(riskToleranceTexts),
          wide: true,
        },
        {
          kind: 'choice',
          path: 'investmentType',
          label: 'How do you like to invest?',
          hint: 'Hands On: you choose funds. Hands Off: one fund that is managed for you.',
          required: true,
          choices: choicesOf(investmentTypeNames),
          wide: true,
        },
      ],
    },
  ],
  links: { title: 'Accounts in this plan', intro: 'The savings that are to be spread.' },
}

/** Distribution planning (Q-DIST-1). */
export const distributionSpec: FormSpec = {
  sections: [
    {
      title: 'Your retirement',
      fields: [
        { ...age, max: maxAge - 1, path: 'retirementAge', label: 'Retirement age', required: true },
        { ...age, min: 1, path: 'lifeExpectancy', label: 'Life expectancy', required: true },
        { kind: 'money', path: 'fund', label: 'Savings at retirement', required: true },
        { kind: 'money', path: 'annualExpenses', label: 'Expenses a year', required: true, hint: 'After taxes.' },
        {
          kind: 'money',
          path: 'otherIncome',
          label: 'Other income a year',
          required: true,
          hint: 'Social Security, pensions and the like.',
        },
      ],
    },
    {
      title: 'Growth and inflation',
      fields: [
        { kind: 'percent', path: 'retirementReturn', label: 'Return in retirement', required: true, max: 100 },
        { kind: 'percent', path: 'inflation', label: 'Inflation', required: true, max: 100 },
        { kind: 'percent', path: 'futureTaxRate', label: 'Future tax rate', required: true, max: 99 },
      ],
    },
  ],
  links: {
    title: 'Accounts in this plan',
    intro: 'Their balances can stand for your savings at retirement.',
    fills: 'fund',
  },
}
