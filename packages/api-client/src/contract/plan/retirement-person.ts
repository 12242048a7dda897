import {
  ageOn,
  defaultRuleBookId,
  type RetirementMember,
  type RetirementOptions,
  type RetirementPerson,
  type RuleBook,
  ruleBooks,
} from '@evenkeel/engine'
import type * as z from 'zod/mini'
import type { RetirementInput, retirementPension } from './retirement.ts'
import { hasSpouseInPlan } from './retirement-faults.ts'
import { said } from './said.ts'

type Income = RetirementInput['yourIncome']

function toPension(pension: z.infer<typeof retirementPension>) {
  const { retirementAge, annualPensionIncome = 0, ...rates } = said(pension)
  return {
    pensionAge: retirementAge,
    income: annualPensionIncome,
    COLA: rates.pensionCostOfLivingAdjustment,
    survivorBenefit: rates.pensionSurvivorBenefit,
  }
}

/** Returns an income under the engine's names. A field that has one name goes to the engine as it is. */
function toMemberIncome(income: Income) {
  const { lumpSumArRetirement, otherIncome, otherIncomeYears, socialSecurity, pension, ...alike } = said(income ?? {})
  return {
    ...alike,
    lumpSumRetirementIncome: lumpSumArRetirement,
    otherAnnualRetirementIncome: otherIncome,
    yearsForOtherAnnualRetirementIncome: otherIncomeYears,
    socialSecurityIncome: socialSecurity,
    pension: pension && toPension(pension),
  }
}

function toSpouse(input: RetirementInput, asOf: string): RetirementMember | undefined {
  if (!hasSpouseInPlan(input)) return undefined
  const person = said(input.personalInformation)
  const details = said(input.retirementPlanDetails)
  const savings = said(input.retirementSavings ?? {})
  if (!person.spouseDateOfBirth) return undefined
  return {
    age: ageOn(person.spouseDateOfBirth, asOf),
    dob: person.spouseDateOfBirth.slice(0, 10),
    annualIncome: person.spouseAnnualIncome ?? 0,
    lifeExpectancy: details.spouseLifeExpectancy,
    ...toMemberIncome(input.spouseIncome),
    otherContributions: savings.spouseOtherContributions,
    rates: {
      annualIncomeIncreaseRate: person.expectedAnnualIncomeIncrease,
      savings: savings.spouseEmployerSponsoredSavingsRate,
      employerMatch: savings.spouseEmployerMatch,
    },
    retirement: { age: details.spouseRetirementAge, claimingAge: details.spouseClaimingAge },
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
  const person = said(input.personalInformation)
  const { retirementAge, monthlyExpenses, ...details } = said(input.retirementPlanDetails)
  const savings = said(input.retirementSavings ?? {})
  const { expectedAnnualRateReturn, expectedAnnualRate, expectedAnnualInflationRate, ...growth } = said(
    input.assetsGrowPlan ?? {},
  )
  return {
    age: ageOn(person.dateOfBirth, asOf),
    dob: person.dateOfBirth.slice(0, 10),
    familyStatus: person.relationshipStatus,
    annualIncome: person.annualIncome,
    lifeExpectancy: details.lifeExpectancy,
    ...toMemberIncome(input.yourIncome),
    otherContributions: savings.otherContributions,
    rates: {
      ...growth,
      annualIncomeIncreaseRate: person.expectedAnnualIncomeIncrease,
      savings: savings.employerSponsoredSavingsRate,
      employerMatch: savings.employerMatch,
      currentReturn: expectedAnnualRateReturn,
      retirementReturn: expectedAnnualRate,
      inflation: expectedAnnualInflationRate,
    },
    retirement: { ...details, age: retirementAge, expenses: monthlyExpenses * 12, fund: savings.retirementFund ?? 0 },
    spouse: toSpouse(input, asOf),
  }
}
