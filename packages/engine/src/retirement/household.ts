import type { IsoDate } from '../calendar/iso-date.ts'
import { maximumPlanAge, retirementDefaults } from '../figures/retirement-defaults.ts'
import type { SocialSecurityRuleBook } from '../figures/social-security-2017.ts'
import type { TaxRuleBook } from '../figures/tax-2017.ts'
import { type FinalSocialSecurity, finalSocialSecurity } from '../social-security/final-social-security.ts'
import type { SocialSecurityClaim } from '../social-security/work-out.ts'
import { futureTaxRate } from '../taxes/future-tax-rate.ts'
import { checkedNumber, checkedYears } from './checked.ts'
import type { RetirementMember, RetirementPension, RetirementPerson } from './retirement-person.ts'

export interface RetirementOptions {
  /** Today. Its year selects the figures of Social Security. */
  readonly asOf: IsoDate
  /** Social Security's rules; the specification's by default. */
  readonly ruleBook?: SocialSecurityRuleBook | undefined
  /** Tax brackets; the specification's by default. */
  readonly taxRuleBook?: TaxRuleBook | undefined
}

/** A member with every default filled in and every age converted to a year of the plan (0 is the current one). */
export interface HouseholdMember {
  readonly age: number
  /** The first year after the member's life. */
  readonly deathYear: number
  /** The first year without work; negative when that lies behind. */
  readonly retirementYear: number
  readonly annualIncome: number
  readonly incomeIncrease: number
  readonly savings: number
  readonly employerMatch: number
  readonly otherContributions: number
  readonly lumpSum: number
  readonly otherIncome: number
  readonly otherIncomeYears: number
  readonly pension: {
    readonly year: number
    readonly income: number
    readonly cola: number
    readonly survivorShare: number
  }
  readonly claimingYear: number
  readonly socialSecurity: FinalSocialSecurity
}

export interface Household {
  readonly primary: HouseholdMember
  readonly spouse: HouseholdMember | null
  /** Today's balance of the household's one fund. */
  readonly fund: number
  /** Dollars a year, in today's value, before tax is added. */
  readonly expenses: number
  readonly currentReturn: number
  readonly retirementReturn: number
  readonly inflation: number
  readonly futureTaxRate: number
  /** R: the years until the primary person retires. */
  readonly retirementYear: number
  /** T: the years until the last life expectancy. */
  readonly horizon: number
  /** The year in which the youngest member turns 130. No plan goes beyond it. */
  readonly limit: number
}

const money = { min: 0 }
const share = { min: 0 }
const ages = { min: 0, max: maximumPlanAge }
/** The ages between which Social Security can begin. */
const claimingAges = { min: 62, max: 70 }
/** Not −1: with a loss of everything, nothing is left to divide by. */
const yearlyRate = { min: -0.99 }

const checkedRetirementAge = ({ retirement }: RetirementMember, prefix: string): number =>
  checkedYears(`${prefix}retirement.age`, retirement.age, retirementDefaults.retirementAge, ages)

function toClaim(member: RetirementMember, prefix: string, { asOf, ruleBook }: RetirementOptions): SocialSecurityClaim {
  const retirementAge = checkedRetirementAge(member, prefix)
  const { claimingAge: chosen } = member.retirement
  const claimingAge = checkedYears(
    `${prefix}retirement.claimingAge`,
    chosen,
    retirementAge,
    chosen === undefined ? ages : claimingAges,
  )
  const { annualIncome, dob: birthDate, recordedSocialSecurity: recordedAmount } = member
  return { annualIncome, birthDate, claimingAge, asOf, reading: 'plan', ruleBook, recordedAmount }
}

function toPension(
  pension: RetirementPension | null | undefined,
  age: number,
  prefix: string,
): HouseholdMember['pension'] {
  const pensionAge = checkedYears(
    `${prefix}pension.pensionAge`,
    pension?.pensionAge,
    retirementDefaults.pensionAge,
    ages,
  )
  return {
    year: Math.max(0, pensionAge - age),
    income: checkedNumber(`${prefix}pension.income`, pension?.income, 0, money),
    cola: checkedNumber(`${prefix}pension.COLA`, pension?.COLA, 0, yearlyRate),
    survivorShare: checkedNumber(`${prefix}pension.survivorBenefit`, pension?.survivorBenefit, 0, { min: 0, max: 1 }),
  }
}

function toIncomes(member: RetirementMember, prefix: string) {
  const { rates = {} } = member
  const amount = (
    field:
      | 'annualIncome'
      | 'otherContributions'
      | 'lumpSumRetirementIncome'
      | 'otherAnnualRetirementIncome'
      | 'yearsForOtherAnnualRetirementIncome',
  ) => checkedNumber(prefix + field, member[field], 0, money)
  return {
    annualIncome: amount('annualIncome'),
    incomeIncrease: checkedNumber(
      `${prefix}rates.annualIncomeIncreaseRate`,
      rates.annualIncomeIncreaseRate ?? member.annualIncomeIncreaseRate,
      retirementDefaults.annualIncomeIncreaseRate,
      yearlyRate,
    ),
    savings: checkedNumber(`${prefix}rates.savings`, rates.savings, retirementDefaults.savings, { min: 0, max: 1 }),
    employerMatch: checkedNumber(
      `${prefix}rates.employerMatch`,
      rates.employerMatch,
      retirementDefaults.employerMatch,
      share,
    ),
    otherContributions: amount('otherContributions'),
    lumpSum: amount('lumpSumRetirementIncome'),
    otherIncome: amount('otherAnnualRetirementIncome'),
    otherIncomeYears: amount('yearsForOtherAnnualRetirementIncome'),
  }
}

function toMember(
  member: RetirementMember,
  partner: SocialSecurityClaim | undefined,
  prefix: string,
  options: RetirementOptions,
): HouseholdMember {
  const age = checkedYears(`${prefix}age`, member.age, Number.NaN, ages)
  const claim = toClaim(member, prefix, options)
  const socialSecurity = finalSocialSecurity({ own: claim, partner, typedIn: member.socialSecurityIncome ?? 0 })
  const lifeExpectancy = checkedYears(
    `${prefix}lifeExpectancy`,
    member.lifeExpectancy,
    retirementDefaults.lifeExpectancy,
    ages,
  )
  return {
    age,
    deathYear: lifeExpectancy - age,
    retirementYear: checkedRetirementAge(member, prefix) - age,
    ...toIncomes(member, prefix),
    pension: toPension(member.pension, age, prefix),
    claimingYear: socialSecurity.claimingAge - age,
    socialSecurity,
  }
}

function checkedRates(
  { rates = {}, retirement, familyStatus }: RetirementPerson,
  taxRuleBook: TaxRuleBook | undefined,
) {
  const expenses = checkedNumber('retirement.expenses', retirement.expenses, Number.NaN, money)
  const rate = (field: 'currentReturn' | 'retirementReturn' | 'inflation') =>
    checkedNumber(`rates.${field}`, rates[field], retirementDefaults[field], yearlyRate)
  const tax =
    rates.futureTaxRate ??
    futureTaxRate({ annualIncome: expenses, familyStatus, ruleBook: taxRuleBook, stateRate: rates.stateTaxRate })
  return {
    expenses,
    currentReturn: rate('currentReturn'),
    retirementReturn: rate('retirementReturn'),
    inflation: rate('inflation'),
    futureTaxRate: checkedNumber('rates.futureTaxRate', tax, 0, { min: 0, max: 0.99 }),
  }
}

/**
 * Checks a plan and returns its household, so that the calculations need no checks. Throws a RangeError that names the
 * field if a number is missing, out of bounds or not a whole year, or if no member lives until the primary person's
 * retirement.
 */
export function toHousehold(person: RetirementPerson, options: RetirementOptions): Household {
  const spouse = person.spouse ?? null
  const claims = {
    own: toClaim(person, '', options),
    spouse: spouse === null ? undefined : toClaim(spouse, 'spouse.', options),
  }
  const primary = toMember(person, claims.spouse, '', options)
  const partner = spouse === null ? null : toMember(spouse, claims.own, 'spouse.', options)
  const retirementYear = Math.max(0, primary.retirementYear)
  const horizon = Math.max(primary.deathYear, partner?.deathYear ?? 0)
  if (horizon < 1 || horizon < retirementYear)
    throw new RangeError('lifeExpectancy must be above age and retirement.age')
  return {
    primary,
    spouse: partner,
    fund:
      checkedNumber('retirement.fund', person.retirement.fund, 0, money) +
      checkedNumber('spouse.retirement.fund', spouse?.retirement.fund, 0, money),
    ...checkedRates(person, options.taxRuleBook),
    retirementYear,
    horizon,
    limit: maximumPlanAge - Math.min(primary.age, partner?.age ?? primary.age),
  }
}
