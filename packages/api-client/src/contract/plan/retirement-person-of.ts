import type { RetirementMember, RetirementPerson } from '@evenkeel/engine'
import { ageOn } from '../age-on.ts'
import type { RetirementInput } from './retirement.ts'
import { hasSpouseInPlan } from './retirement-faults.ts'

type Income = RetirementInput['yourIncome']

const incomeOf = (income: Income) => ({
  lumpSumRetirementIncome: income?.lumpSumArRetirement ?? undefined,
  otherAnnualRetirementIncome: income?.otherIncome ?? undefined,
  yearsForOtherAnnualRetirementIncome: income?.otherIncomeYears ?? undefined,
  socialSecurityIncome: income?.socialSecurity ?? undefined,
  pension: income?.pension && {
    pensionAge: income.pension.retirementAge ?? undefined,
    income: income.pension.annualPensionIncome ?? 0,
    COLA: income.pension.pensionCostOfLivingAdjustment ?? undefined,
    survivorBenefit: income.pension.pensionSurvivorBenefit ?? undefined,
  },
})

function spouseOf(input: RetirementInput, asOf: string): RetirementMember | undefined {
  const { personalInformation: person, retirementPlanDetails: details, retirementSavings: savings } = input
  if (!hasSpouseInPlan(input) || !person.spouseDateOfBirth) return undefined
  return {
    age: ageOn(person.spouseDateOfBirth, asOf),
    dob: person.spouseDateOfBirth.slice(0, 10),
    annualIncome: person.spouseAnnualIncome ?? 0,
    lifeExpectancy: details.spouseLifeExpectancy ?? undefined,
    ...incomeOf(input.spouseIncome),
    otherContributions: savings?.spouseOtherContributions ?? undefined,
    rates: {
      annualIncomeIncreaseRate: person.expectedAnnualIncomeIncrease ?? undefined,
      savings: savings?.spouseEmployerSponsoredSavingsRate ?? undefined,
      employerMatch: savings?.spouseEmployerMatch ?? undefined,
    },
    retirement: { age: details.spouseRetirementAge ?? undefined },
  }
}

/**
 * A retirement plan's form as the engine's person: the one place where the two meet, for the page that works it out as it
 * is typed and for the server alike. `asOf` is the day for which ages are counted.
 */
export function retirementPersonOf(input: RetirementInput, { asOf }: { readonly asOf: string }): RetirementPerson {
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
    ...incomeOf(input.yourIncome),
    otherContributions: savings?.otherContributions ?? undefined,
    rates: {
      annualIncomeIncreaseRate: person.expectedAnnualIncomeIncrease ?? undefined,
      savings: savings?.employerSponsoredSavingsRate ?? undefined,
      employerMatch: savings?.employerMatch ?? undefined,
      currentReturn: growth?.expectedAnnualRateReturn ?? undefined,
      retirementReturn: growth?.expectedAnnualRate ?? undefined,
      inflation: growth?.expectedAnnualInflationRate ?? undefined,
      futureTaxRate: growth?.futureTaxRate ?? undefined,
    },
    retirement: {
      age: details.retirementAge,
      expenses: details.monthlyExpenses * 12,
      fund: savings?.retirementFund ?? 0,
    },
    spouse: spouseOf(input, asOf),
  }
}
