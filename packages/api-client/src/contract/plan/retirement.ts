import { FamilyStatus, inputLimits, ruleBookIds } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { defineSections } from '../form.ts'
import { familyChoices } from '../forms/choices.ts'
import { nonNegativeMoney } from '../primitives.ts'
import { age, choice, fraction, maybe, share, span, whole, wireDay } from './fields.ts'
import * as words from '../words/retirement-fields.generated.ts'

const claimingAge = whole(62, 70)

const personalInformation = z.object({
  dateOfBirth: wireDay,
  annualIncome: nonNegativeMoney,
  expectedAnnualIncomeIncrease: maybe(share),
  relationshipStatus: choice(Object.values(FamilyStatus)),
  /** Required, like all of the spouse's fields, only if the spouse's income is included. */
  spouseDateOfBirth: maybe(wireDay),
  spouseAnnualIncome: maybe(nonNegativeMoney),
})

const retirementPlanDetails = z.object({
  lifeExpectancy: age,
  retirementAge: age,
  monthlyExpenses: nonNegativeMoney,
  spouseLifeExpectancy: maybe(age),
  spouseRetirementAge: maybe(age),
  /** When Social Security begins; at the retirement age if left out. */
  claimingAge: maybe(claimingAge),
  spouseClaimingAge: maybe(claimingAge),
})

/** A pension: dollars a year from an age on. */
export const retirementPension = z.object({
  retirementAge: maybe(age),
  annualPensionIncome: maybe(nonNegativeMoney),
  pensionCostOfLivingAdjustment: maybe(share),
  pensionSurvivorBenefit: maybe(share),
})

/** One member's income in retirement. Amounts are in today's dollars a year, except the lump sum and the pension. */
const retirementIncome = z.object({
  lumpSumArRetirement: maybe(nonNegativeMoney),
  otherIncome: maybe(nonNegativeMoney),
  otherIncomeYears: maybe(span(130)),
  /** Dollars a year; 0 or absent means the estimate. */
  socialSecurity: maybe(nonNegativeMoney),
  /** Dollars a month at full retirement age, from the earnings record; set by the server, and ignored where it is sent. */
  recordedSocialSecurity: maybe(nonNegativeMoney),
  pension: maybe(retirementPension),
})

const retirementSavings = z.object({
  /** Dollars a year. */
  otherContributions: maybe(nonNegativeMoney),
  employerSponsoredSavingsRate: maybe(share),
  employerMatch: maybe(share),
  spouseOtherContributions: maybe(nonNegativeMoney),
  spouseEmployerSponsoredSavingsRate: maybe(share),
  spouseEmployerMatch: maybe(share),
  /** What the household has saved; follows the linked accounts unless `isOverridden`. */
  retirementFund: maybe(nonNegativeMoney),
})

const assetsGrowPlan = z.object({
  /** Return before retirement. */
  expectedAnnualRateReturn: maybe(share),
  /** Return in retirement. */
  expectedAnnualRate: maybe(share),
  expectedAnnualInflationRate: maybe(share),
  /** By default looked up from the expenses. */
  futureTaxRate: maybe(fraction(0.99)),
  /** The state's flat rate, for rules that leave state tax out. */
  stateTaxRate: maybe(fraction(0.2)),
  /** The published figures to compute with; the specification's if left out. */
  ruleBook: maybe(z.enum([...ruleBookIds], 'Please enter a valid value.')),
})

const shared = {
  yourIncome: z.optional(retirementIncome),
  spouseIncome: z.optional(retirementIncome),
  retirementSavings: z.optional(retirementSavings),
  assetsGrowPlan: z.optional(assetsGrowPlan),
  /** The household's yearly income today. Accepted and stored, but never used. */
  estimatedHousehold: maybe(z.number('Please enter a valid value.')),
  isSpouseIncomeIncluded: z.optional(z.boolean()),
  /** Whether the retirement fund was typed in and does not follow the linked accounts. */
  isOverridden: z.optional(z.boolean()),
}

/** The input of a retirement plan (RET-05 to RET-10). */
export const retirementInput = z.object({ personalInformation, retirementPlanDetails, ...shared })
export type RetirementInput = z.infer<typeof retirementInput>

export const retirementDraft = z.object({
  personalInformation: z.optional(z.partial(personalInformation)),
  retirementPlanDetails: z.optional(z.partial(retirementPlanDetails)),
  ...shared,
})
export type RetirementDraft = z.infer<typeof retirementDraft>

const { maxAge } = inputLimits
const money = { kind: 'money' } as const
const percent = { kind: 'percent', max: 100 } as const
const years = { kind: 'count', unit: words.years, max: maxAge } as const
const wholeYears = { ...years, whole: true } as const

/** The fields of a retirement plan. No two have one label: a list of errors has to say which is meant. */
export const retirementFields = defineSections(
  retirementInput,
  {
    title: words.aboutYou,
    fields: {
      'personalInformation.dateOfBirth': { kind: 'birth', label: words.dateOfBirth },
      'personalInformation.annualIncome': { ...money, label: words.annualIncome, hint: words.beforeTaxes },
      'personalInformation.expectedAnnualIncomeIncrease': { ...percent, label: words.yearlyRaise },
      'personalInformation.relationshipStatus': {
        kind: 'choice',
        label: words.relationshipStatus,
        choices: familyChoices,
        wide: true,
      },
      isSpouseIncomeIncluded: { kind: 'check', label: words.includeSpouse, wide: true },
    },
  },
  {
    title: words.yourSpouseOrPartner,
    fields: {
      'personalInformation.spouseDateOfBirth': { kind: 'birth', label: words.spousesDateOfBirth, required: true },
      'personalInformation.spouseAnnualIncome': { ...money, label: words.spousesAnnualIncome, required: true },
      'retirementPlanDetails.spouseRetirementAge': { ...wholeYears, label: words.spousesRetirementAge, required: true },
      'retirementPlanDetails.spouseLifeExpectancy': {
        ...wholeYears,
        label: words.spousesLifeExpectancy,
        required: true,
      },
    },
  },
  {
    title: words.yourRetirement,
    fields: {
      'retirementPlanDetails.retirementAge': { ...wholeYears, label: words.retirementAge },
      'retirementPlanDetails.lifeExpectancy': { ...wholeYears, label: words.lifeExpectancy },
      'retirementPlanDetails.monthlyExpenses': { ...money, label: words.monthlyExpenses, hint: words.expensesHint },
    },
  },
  {
    title: words.yourSavings,
    fields: {
      'retirementSavings.retirementFund': { ...money, label: words.retirementSavingsToday },
      'retirementSavings.employerSponsoredSavingsRate': { ...percent, label: words.yourSavingsRate },
      'retirementSavings.employerMatch': { ...percent, label: words.employerMatch, hint: words.matchHint },
      'retirementSavings.otherContributions': { ...money, label: words.otherSavingsPerYear },
      'retirementSavings.spouseEmployerSponsoredSavingsRate': { ...percent, label: words.spousesSavingsRate },
      'retirementSavings.spouseEmployerMatch': { ...percent, label: words.spousesEmployerMatch },
      'retirementSavings.spouseOtherContributions': { ...money, label: words.spousesOtherSavingsPer },
    },
  },
  {
    title: words.socialSecurityPensionAnd,
    isRare: true,
    fields: {
      'yourIncome.socialSecurity': { ...money, label: words.socialSecurityPerYear, hint: words.estimatedFromIncome },
      'yourIncome.otherIncome': { ...money, label: words.otherIncomePerYear },
      'yourIncome.otherIncomeYears': { ...years, label: words.otherIncomeYears },
      'yourIncome.lumpSumArRetirement': { ...money, label: words.lumpSumAtRetirement },
      'yourIncome.pension.annualPensionIncome': { ...money, label: words.pensionPerYear },
      'yourIncome.pension.retirementAge': { ...wholeYears, label: words.pensionStarts },
      'yourIncome.pension.pensionCostOfLivingAdjustment': { ...percent, label: words.pensionsCostOfLiving },
      'yourIncome.pension.pensionSurvivorBenefit': { ...percent, label: words.pensionsSurvivorBenefit },
    },
  },
  {
    title: words.yourSpousesOrPartners,
    isRare: true,
    fields: {
      'spouseIncome.socialSecurity': {
        ...money,
        label: words.spousesSocialSecurityPer,
        hint: words.estimatedFromIncome,
      },
      'spouseIncome.otherIncome': { ...money, label: words.spousesOtherIncomePer },
      'spouseIncome.otherIncomeYears': { ...years, label: words.spouseOtherIncomeYears },
      'spouseIncome.lumpSumArRetirement': { ...money, label: words.spousesLumpSumAt },
      'spouseIncome.pension.annualPensionIncome': { ...money, label: words.spousesPensionPerYear },
      'spouseIncome.pension.retirementAge': { ...wholeYears, label: words.spousePensionStarts },
      'spouseIncome.pension.pensionCostOfLivingAdjustment': { ...percent, label: words.spousesPensionCostOf },
      'spouseIncome.pension.pensionSurvivorBenefit': { ...percent, label: words.spousesPensionSurvivorBenefit },
    },
  },
  {
    title: words.growthAndInflation,
    intro: words.assumptionsIntro,
    fields: {
      'assetsGrowPlan.expectedAnnualRateReturn': { ...percent, label: words.returnBeforeRetirement },
      'assetsGrowPlan.expectedAnnualRate': { ...percent, label: words.returnInRetirement },
      'assetsGrowPlan.expectedAnnualInflationRate': { ...percent, label: words.inflation },
      'assetsGrowPlan.futureTaxRate': {
        ...percent,
        label: words.futureTaxRate,
        hint: words.taxFromExpenses,
        max: 99,
      },
    },
  },
)
