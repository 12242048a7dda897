import {
  ageOn,
  defaultRuleBookId,
  type RetirementMember,
  type RetirementOptions,
  type RetirementPerson,
  type RuleBook,
  ruleBooks,
} from '@evenkeel/engine'
import type { RetirementInput } from './retirement.ts'
import { hasSpouseInPlan } from './retirement-faults.ts'

type Income = RetirementInput['yourIncome']

const toMemberIncome = (income: Income) => ({
  lumpSumRetirementIncome: income?.lumpSumArRetirement ?? undefined,
  otherAnnualRetirementIncome: income?.otherIncome ?? undefined,
  yearsForOtherAnnualRetirementIncome: income?.otherIncomeYears ?? undefined,
  socialSecurityIncome: income?.socialSecurity ?? undefined,
  recordedSocialSecurity: income?.recordedSocialSecurity ?? undefined,
  pension: income?.pension && {
    pensionAge: income.pension.retirementAge ?? undefined,
    income: income.pension.annualPensionIncome ?? 0,
    COLA: income.pension.pensionCostOfLivingAdjustment ?? undefined,
    survivorBenefit: income.pension.pensionSurvivorBenefit ?? undefined,
  },
})

function toSpouse(input: RetirementInput, asOf: string): RetirementMember | undefined {
  const { personalInformation: person, retirementPlanDetails: details, retirementSavings: savings } = input
  if (!hasSpouseInPlan(input) || !person.spouseDateOfBirth) return undefined
  return {
    age: ageOn(person.spouseDateOfBirth, asOf),
    dob: person.spouseDateOfBirth.slice(0, 10),
    annualIncome: person.spouseAnnualIncome ?? 0,
    lifeExpectancy: details.spouseLifeExpectancy ?? undefined,
    ...toMemberIncome(input.spouseIncome),
    otherContributions: savings?.spouseOtherContributions ?? undefined,
    rates: {
      annualIncomeIncreaseRate: person.expectedAnnualIncomeIncrease ?? undefined,
      savings: savings?.spouseEmployerSponsoredSavingsRate ?? undefined,
      employerMatch: savings?.spouseEmployerMatch ?? undefined,
    },
    retirement: {
      age: details.spouseRetirementAge ?? undefined,
      claimingAge: details.spouseClaimingAge ?? undefined,
    },
  }
}

/** Returns the rules that a retirement plan is computed with: those it names, else `otherwise`. */
export const ruleBookOf = (
  { assetsGrowPlan }: Pick<RetirementInput, 'assetsGrowPlan'>,
  otherwise: RuleBook = ruleBooks[defaultRuleBookId],
): RuleBook => (assetsGrowPlan?.ruleBook ? ruleBooks[assetsGrowPlan.ruleBook] : otherwise)

/** Returns the engine's options for a day and rules. */
export const toRetirementOptions = (asOf: string, { socialSecurity, tax }: RuleBook): RetirementOptions => ({
  asOf,
  ruleBook: socialSecurity,
  taxRuleBook: tax,
})

/**
 * Converts a retirement plan to the engine's person, for the preview on the page and for the server. `asOf` is the day for
 * which ages are counted. It is in the contract because it is the mapping between the contract's fields and the engine's.
 */
export function toRetirementPerson(input: RetirementInput, { asOf }: { readonly asOf: string }): RetirementPerson {
  const {
    personalInformation: person,
    retirementPlanDetails: details,
    retirementSavings: savings,
    assetsGrowPlan: growth,
  } = input
  return {
    age: ageOn(person.dateOfBirth, asOf),
    dob: person.dateOfBirth.slice(0, 10),
    familyStatus: person.relationshipStatus,
    annualIncome: person.annualIncome,
    lifeExpectancy: details.lifeExpectancy,
    ...toMemberIncome(input.yourIncome),
    otherContributions: savings?.otherContributions ?? undefined,
    rates: {
      annualIncomeIncreaseRate: person.expectedAnnualIncomeIncrease ?? undefined,
      savings: savings?.employerSponsoredSavingsRate ?? undefined,
      employerMatch: savings?.employerMatch ?? undefined,
      currentReturn: growth?.expectedAnnualRateReturn ?? undefined,
      retirementReturn: growth?.expectedAnnualRate ?? undefined,
      inflation: growth?.expectedAnnualInflationRate ?? undefined,
      futureTaxRate: growth?.futureTaxRate ?? undefined,
      stateTaxRate: growth?.stateTaxRate ?? undefined,
    },
    retirement: {
      age: details.retirementAge,
      claimingAge: details.claimingAge ?? undefined,
      expenses: details.monthlyExpenses * 12,
      fund: savings?.retirementFund ?? 0,
    },
    spouse: toSpouse(input, asOf),
  }
}
