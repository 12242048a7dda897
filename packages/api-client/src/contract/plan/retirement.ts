import { FamilyStatus, ruleBookIds } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { nonNegativeMoney } from '../primitives.ts'
import { age, choice, fraction, maybe, share, span, whole, wireDay } from './fields.ts'

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

const retirementYear = z.object({
  year: z.number(),
  age: z.number(),
  balance: z.number(),
  contributions: z.number(),
  lumpSums: z.number(),
  need: z.number(),
  socialSecurity: z.number(),
  pensions: z.number(),
  otherIncome: z.number(),
  spouseEarnings: z.number(),
  withdrawal: z.number(),
  surplus: z.number(),
  shortfall: z.number(),
  growth: z.number(),
})

/** The projection under the engine's names; dollars are rounded to cents. */
export const retirementResult = z.object({
  meetingRetirementGoal: z.boolean(),
  retirementSum: z.number(),
  balanceAtRetirementAge: z.number(),
  balanceAtLifeExpectancy: z.number(),
  yearsRetirementFundWillLast: z.number(),
  retirementYears: z.number(),
  expensesAtRetirement: z.number(),
  defaultSocialSecurityIncome: z.number(),
  finalSocialSecurityIncome: z.number(),
  spouseDefaultSocialSecurityIncome: z.number(),
  spouseFinalSocialSecurityIncome: z.number(),
  fiftyPercentSpousalBenefit: z.number(),
  years: z.array(retirementYear),
})
