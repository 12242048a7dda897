import { inputLimits } from '../figures/input-limits.ts'
import { requireDollars, requireWhole } from '../guards/require.ts'
import { roundToCents } from '../money/cents.ts'
import { lifeInsuranceFigures as figures } from './legacy-figures.ts'

/** The input of a partner's life insurance need. */
export interface PartnerLifeInsuranceInput {
  /** Dollars a year of the insured person, 0 or more. */
  readonly annualIncome: number
  /** Whole years of the insured person. */
  readonly age: number
  /** The age at which the insured person's income ends; at or below `age` if it has ended. */
  readonly retirementAge: number
  /** Whole years, one a child; grown children included. */
  readonly childAges: readonly number[]
  /** What the household owes, in dollars, as a positive amount. */
  readonly debts: number
  /** Linked life insurance of the insured person, in dollars. */
  readonly existingInsurance: number
}

/** The input of a person's own life insurance need. */
export interface LifeInsuranceInput extends PartnerLifeInsuranceInput {
  readonly hasPartner: boolean
}

/** In dollars, exact to the cent. The parts add up to the need. */
export interface LifeInsuranceNeed {
  /** Dollars a year that the family needs to replace the income. */
  readonly yearlyBase: number
  /** For how many whole years it is replaced. */
  readonly years: number
  readonly incomePart: number
  readonly debtsPart: number
  readonly finalExpenses: number
  readonly childrenPart: number
  readonly need: number
  /** The need, rounded up to a sum that insurance is sold in. */
  readonly recommended: number
  readonly existing: number
  /** The part of the recommended sum that is not insured, 0 or more. */
  readonly gap: number
}

/** Returns how many of the children are under 18. */
export const countMinors = (childAges: readonly number[]): number =>
  childAges.filter((age) => age < figures.adultAge).length

/** Returns today's value of a yearly amount for a number of years, paid at each year's end. */
const presentValue = (yearly: number, years: number): number =>
  (yearly * (1 - (1 + figures.realReturn) ** -years)) / figures.realReturn

function yearsToCover({ age, retirementAge, childAges }: PartnerLifeInsuranceInput, hasPartner: boolean): number {
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
  /** The share of debts and of the amounts per child that this insurance carries. */
  readonly share: number
}

function needForYears(
  input: PartnerLifeInsuranceInput,
  { yearlyBase, hasPartner, share }: Household,
): LifeInsuranceNeed {
  const years = yearsToCover(input, hasPartner)
  const incomePart = roundToCents(presentValue(yearlyBase, years))
  const debtsPart = roundToCents(input.debts * share)
  const childrenPart = countMinors(input.childAges) * figures.amountPerChild * share
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
 * Returns how much life insurance a person needs, and how much of it is missing.
 *
 * need = income part + debts + 15,000 final expenses + 50,000 per child under 18. The income part is today's value, at
 * 2 % a year above inflation, of 70 % of the income for N years: with a child max(5, 22 − age of the youngest), with a
 * partner only 10, else 0; never beyond the retirement age. The need is rounded up to 10,000; the gap is the part of it
 * that existing insurance does not cover. A grown child still counts as a child for N (Q-LEGACY-1 sets no age there).
 *
 * Worked example: 60,000 a year, aged 40, retiring at 67, one child of 7, debts of 100,000, insured for 200,000. N = 22
 * − 7 = 15; 42,000 × (1 − 1.02^−15) ÷ 0.02 = 539,669.07; need 539,669.07 + 100,000 + 15,000 + 50,000 = 704,669.07;
 * recommended 710,000; gap 510,000.
 *
 * Throws a RangeError that names the field if an amount is negative or not finite, or an age is not a whole number from
 * 0 to 130. Source: Q-LEGACY-1.
 */
export function lifeInsuranceNeed(input: LifeInsuranceInput): LifeInsuranceNeed {
  requireInput(input)
  const { annualIncome, hasPartner } = input
  return needForYears(input, { yearlyBase: figures.incomeShare * annualIncome, hasPartner, share: 1 })
}

/**
 * Returns how much life insurance a partner needs. Like `lifeInsuranceNeed` with the partner's income and ages, but
 * with a yearly base of at least 25,000 while a child is under 18 (care that would have to be paid), and with half of
 * the debts and of the amount per child. Without a child N is 10, for the person.
 *
 * Worked example: income 30,000, one child of 7, debts of 100,000, far from retirement. Base max(21,000, 25,000) =
 * 25,000; 25,000 × (1 − 1.02^−15) ÷ 0.02 = 321,231.59; need 321,231.59 + 50,000 + 15,000 + 25,000 = 411,231.59;
 * recommended 420,000.
 *
 * Throws like `lifeInsuranceNeed`. Source: Q-LEGACY-2.
 */
export function partnerLifeInsuranceNeed(input: PartnerLifeInsuranceInput): LifeInsuranceNeed {
  requireInput(input)
  const atLeast = countMinors(input.childAges) > 0 ? figures.minimumPartnerBase : 0
  const yearlyBase = Math.max(figures.incomeShare * input.annualIncome, atLeast)
  return needForYears(input, { yearlyBase, hasPartner: true, share: figures.partnerShare })
}
