import { inputLimits } from '../figures/input-limits.ts'
import { requireDollars, requireWhole } from '../guards/require.ts'
import { roundToCents } from '../money/cents.ts'
import { lifeInsuranceFigures as figures } from './legacy-figures.ts'

/** What a partner's life insurance need depends on. */
export interface PartnerLifeInsuranceInput {
  /** Dollars a year of the insured person, 0 or more. */
  readonly annualIncome: number
  /** Whole years of the insured person. */
  readonly age: number
  /** The age at which the insured person's income ends anyway; at or below `age` when it has ended. */
  readonly retirementAge: number
  /** Whole years, one a child; grown children included. */
  readonly childAges: readonly number[]
  /** What the household owes, in dollars, as a positive amount. */
  readonly debts: number
  /** Linked life insurance of the insured person, in dollars. */
  readonly existingInsurance: number
}

/** What a person's own life insurance need depends on. */
export interface LifeInsuranceInput extends PartnerLifeInsuranceInput {
  readonly hasPartner: boolean
}

/** In dollars, exact to the cent; the parts add up to the need. */
export interface LifeInsuranceNeed {
  /** What the family needs a year in place of the income. */
  readonly yearlyBase: number
  /** Whole years for which it is replaced. */
  readonly years: number
  readonly incomePart: number
  readonly debtsPart: number
  readonly finalExpenses: number
  readonly childrenPart: number
  readonly need: number
  /** The need rounded up to the sums that insurance is sold in. */
  readonly recommended: number
  readonly existing: number
  /** What is missing to the recommended sum, 0 or more. */
  readonly gap: number
}

/** How many of the children are under 18. */
export const minorsOf = (childAges: readonly number[]): number =>
  childAges.filter((age) => age < figures.adultAge).length

/** Today's price of a yearly amount for that many years, paid at each year's end. */
const presentValue = (yearly: number, years: number): number =>
  (yearly * (1 - (1 + figures.realReturn) ** -years)) / figures.realReturn

function yearsOf({ age, retirementAge, childAges }: PartnerLifeInsuranceInput, hasPartner: boolean): number {
  const { childSupportAge, minimumYearsWithChild, yearsWithPartnerOnly } = figures
  const forPartner = hasPartner ? yearsWithPartnerOnly : 0
  const wanted =
    childAges.length > 0 ? Math.max(minimumYearsWithChild, childSupportAge - Math.min(...childAges)) : forPartner
  return Math.min(wanted, Math.max(0, retirementAge - age))
}

function requireInput(input: PartnerLifeInsuranceInput): void {
  const { annualIncome, age, retirementAge, childAges, debts, existingInsurance } = input
  requireDollars('annualIncome', annualIncome)
  requireDollars('debts', debts)
  requireDollars('existingInsurance', existingInsurance)
  requireWhole('age', age, 0, inputLimits.maxAge)
  requireWhole('retirementAge', retirementAge, 0, inputLimits.maxAge)
  for (const childAge of childAges) requireWhole('childAges', childAge, 0, inputLimits.maxAge)
}

interface Household {
  readonly yearlyBase: number
  readonly hasPartner: boolean
  /** The part of debts and children's amounts that this insurance carries. */
  readonly share: number
}

function needOf(input: PartnerLifeInsuranceInput, { yearlyBase, hasPartner, share }: Household): LifeInsuranceNeed {
  const years = yearsOf(input, hasPartner)
  const incomePart = roundToCents(presentValue(yearlyBase, years))
  const debtsPart = roundToCents(input.debts * share)
  const childrenPart = minorsOf(input.childAges) * figures.amountPerChild * share
  const need = roundToCents(incomePart + debtsPart + figures.finalExpenses + childrenPart)
  const recommended = Math.ceil(need / figures.roundingStep) * figures.roundingStep
  const existing = roundToCents(input.existingInsurance)
  return {
    yearlyBase: roundToCents(yearlyBase),
    years,
    incomePart,
    debtsPart,
    finalExpenses: figures.finalExpenses,
    childrenPart,
    need,
    recommended,
    existing,
    gap: roundToCents(Math.max(0, recommended - existing)),
  }
}

/**
 * How much life insurance a person needs, and how much of it is missing.
 *
 * need = income part + debts + 15,000 final expenses + 50,000 per child under 18. The income part is today's value, at
 * 2 % a year above inflation, of 70 % of the income for N years: with a child max(5, 22 − age of the youngest), with a
 * partner only 10, else 0; never past the retirement age. The need is rounded up to 10,000; the gap is what existing
 * insurance leaves of that. A grown child still counts as a child for N (Q-LEGACY-1 sets no age there).
 *
 * Worked example: 60,000 a year, aged 40, retiring at 67, one child of 7, debts of 100,000, insured for 200,000.
 * N = 22 − 7 = 15; 42,000 × (1 − 1.02^−15) ÷ 0.02 = 539,669.07; need 539,669.07 + 100,000 + 15,000 + 50,000 =
 * 704,669.07; recommended 710,000; gap 510,000.
 *
 * Throws a RangeError that names the field when an amount is negative or not finite, or an age is not a whole number of
 * 0 to 130. Source: Q-LEGACY-1.
 */
export function lifeInsuranceNeed(input: LifeInsuranceInput): LifeInsuranceNeed {
  requireInput(input)
  const { annualIncome, hasPartner } = input
  return needOf(input, { yearlyBase: figures.incomeShare * annualIncome, hasPartner, share: 1 })
}

/**
 * How much life insurance a partner needs: as `lifeInsuranceNeed` on the partner's income and ages, with a yearly base
 * of at least 25,000 while a child is under 18 (care that would have to be paid), and debts and the amount per child by
 * half. Who is left behind is the person, so without a child it is 10 years.
 *
 * Worked example: income 30,000, one child of 7, debts of 100,000, far from retirement. Base max(21,000, 25,000) =
 * 25,000; 25,000 × (1 − 1.02^−15) ÷ 0.02 = 321,231.59; need 321,231.59 + 50,000 + 15,000 + 25,000 = 411,231.59;
 * recommended 420,000.
 *
 * Throws as `lifeInsuranceNeed`. Source: Q-LEGACY-2.
 */
export function partnerLifeInsuranceNeed(input: PartnerLifeInsuranceInput): LifeInsuranceNeed {
  requireInput(input)
  const atLeast = minorsOf(input.childAges) > 0 ? figures.minimumPartnerBase : 0
  const yearlyBase = Math.max(figures.incomeShare * input.annualIncome, atLeast)
  return needOf(input, { yearlyBase, hasPartner: true, share: figures.partnerShare })
}
