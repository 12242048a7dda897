import type { IsoDate } from '../calendar/iso-date.ts'
import { maximumPlanAge, retirementDefaults } from '../figures/retirement-defaults.ts'
import type { SocialSecurityRuleBook } from '../figures/social-security-rule-book.ts'
import type { TaxRuleBook } from '../figures/tax-rule-book.ts'
import { type FinalSocialSecurity, finalSocialSecurity } from '../social-security/final-social-security.ts'
import type { SocialSecurityClaim } from '../social-security/work-out.ts'
import { futureTaxRate } from '../taxes/future-tax-rate.ts'
import { checkedNumber, checkedYears } from './checked.ts'
import type { RetirementMember, RetirementPension, RetirementPerson } from './retirement-person.ts'

export interface RetirementOptions {
  /** Today; its year gives the figures of Social Security. */
  readonly asOf: IsoDate
  /** The specification's rules of Social Security unless given. */
  readonly ruleBook?: SocialSecurityRuleBook | undefined
  /** The specification's brackets unless given. */
  readonly taxRuleBook?: TaxRuleBook | undefined
}

/** A member with every default filled in and every age turned into a year of the plan (0 is the current one). */
export interface HouseholdMember {
  readonly age: number
  /** The first year that the member does not live to see. */
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
  /** Today's balance of the one fund. */
  readonly fund: number
  /** A year, in today's dollars, before tax is added. */
  readonly expenses: number
  readonly currentReturn: number
  readonly retirementReturn: number
  readonly inflation: number
  readonly futureTaxRate: number
  /** R: the years until the primary person retires. */
  readonly retirementYear: number
  /** T: the years until the last life expectancy. */
  readonly horizon: number
  /** The year in which the youngest member turns 130: no plan looks further. */
  readonly limit: number
}

const money = { min: 0 }
const share = { min: 0 }
const ages = { min: 0, max: maximumPlanAge }
/** A loss of everything leaves nothing to divide by. */
const yearlyRate = { min: -0.99 }

const retirementAgeOf = ({ retirement }: RetirementMember, prefix: string): number =>
  checkedYears(`${prefix}retirement.age`, retirement.age, retirementDefaults.retirementAge, ages)

function claimOf(member: RetirementMember, prefix: string, { asOf, ruleBook }: RetirementOptions): SocialSecurityClaim {
  const claimingAge = retirementAgeOf(member, prefix)
  return { annualIncome: member.annualIncome, birthDate: member.dob, claimingAge, asOf, reading: 'plan', ruleBook }
}

function pensionOf(
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

function incomesOf(member: RetirementMember, prefix: string) {
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

function memberOf(
  member: RetirementMember,
  partner: SocialSecurityClaim | undefined,
  prefix: string,
  options: RetirementOptions,
): HouseholdMember {
  const age = checkedYears(`${prefix}age`, member.age, Number.NaN, ages)
  const claim = claimOf(member, prefix, options)
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
    retirementYear: claim.claimingAge - age,
    ...incomesOf(member, prefix),
    pension: pensionOf(member.pension, age, prefix),
    claimingYear: socialSecurity.claimingAge - age,
    socialSecurity,
  }
}

function ratesOf({ rates = {}, retirement, familyStatus }: RetirementPerson, taxRuleBook: TaxRuleBook | undefined) {
  const expenses = checkedNumber('retirement.expenses', retirement.expenses, Number.NaN, money)
  const rate = (field: 'currentReturn' | 'retirementReturn' | 'inflation') =>
    checkedNumber(`rates.${field}`, rates[field], retirementDefaults[field], yearlyRate)
  const tax = rates.futureTaxRate ?? futureTaxRate({ annualIncome: expenses, familyStatus, ruleBook: taxRuleBook })
  return {
    expenses,
    currentReturn: rate('currentReturn'),
    retirementReturn: rate('retirementReturn'),
    inflation: rate('inflation'),
    futureTaxRate: checkedNumber('rates.futureTaxRate', tax, 0, { min: 0, max: 0.99 }),
  }
}

/**
 * The household of a plan, checked once, so that the sums need not ask again. Throws a RangeError that names the field
 * when a number is missing, out of bounds or no whole year, or when nobody lives to the primary person's retirement.
 */
export function householdOf(person: RetirementPerson, options: RetirementOptions): Household {
  const spouse = person.spouse ?? null
  const claims = {
    own: claimOf(person, '', options),
    spouse: spouse === null ? undefined : claimOf(spouse, 'spouse.', options),
  }
  const primary = memberOf(person, claims.spouse, '', options)
  const partner = spouse === null ? null : memberOf(spouse, claims.own, 'spouse.', options)
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
    ...ratesOf(person, options.taxRuleBook),
    retirementYear,
    horizon,
    limit: maximumPlanAge - Math.min(primary.age, partner?.age ?? primary.age),
  }
}
