import { inputLimits, investmentTypeNames, riskToleranceTexts, yearRangeLabels } from '@evenkeel/engine'
import { defineForm, type Sections } from '../form.ts'
import { assetAllocationInput } from '../plan/asset-allocation.ts'
import { distributionPlanInput } from '../plan/distribution.ts'
import { toChoices } from './choices.ts'
import { age, money, rate } from './retirement.ts'
import * as words from '../words/retirement-fields.generated.ts'

const { maxAge } = inputLimits
const ranges = toChoices(yearRangeLabels)

/** The fields of an asset allocation (Q-ALLOC-1). */
export const allocationFields = defineForm(assetAllocationInput)({
  yearsUntilTaking: { kind: 'choice', label: words.whenWillYouStart, choices: ranges },
  yearsOfSpending: { kind: 'choice', label: words.spendingYears, choices: ranges },
  riskTolerance: {
    kind: 'choice',
    label: words.howComfortableAreYou,
    choices: toChoices(riskToleranceTexts),
    wide: true,
  },
  investmentType: {
    kind: 'choice',
    label: words.howDoYouLike,
    hint: words.investHint,
    choices: toChoices(investmentTypeNames),
    wide: true,
  },
})

export const allocationSections: Sections<typeof allocationFields> = [
  {
    title: words.timelineAndRisk,
    fields: ['yearsUntilTaking', 'yearsOfSpending', 'riskTolerance', 'investmentType'],
  },
]

/** The fields of distribution planning (Q-DIST-1). */
export const distributionFields = defineForm(distributionPlanInput)({
  retirementAge: { ...age, max: maxAge - 1, label: words.retirementAge },
  lifeExpectancy: { ...age, min: 1, label: words.lifeExpectancy },
  fund: money(words.savingsAtRetirement),
  annualExpenses: money(words.expensesPerYear, words.afterTaxes),
  otherIncome: money(words.otherIncomePerYear, words.otherIncomeHint),
  retirementReturn: rate(words.returnInRetirement),
  inflation: rate(words.inflation),
  futureTaxRate: { ...rate(words.futureTaxRate), max: 99 },
})

export const distributionSections: Sections<typeof distributionFields> = [
  {
    title: words.yourRetirement,
    fields: ['retirementAge', 'lifeExpectancy', 'fund', 'annualExpenses', 'otherIncome'],
  },
  { title: words.growthAndInflation, fields: ['retirementReturn', 'inflation', 'futureTaxRate'] },
]
