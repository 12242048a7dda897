import { civilDayOf, type IsoDate } from '../calendar/iso-date.ts'
import { socialSecurity2017 } from '../figures/social-security-2017.ts'
import type {
  ReductionBand,
  SocialSecurityReading,
  SocialSecurityRuleBook,
} from '../figures/social-security-rule-book.ts'

/** A claim: who, from when, and by which rules. */
export interface SocialSecurityClaim {
  /** Dollars a year, today's; taken as the average of the working life. */
  readonly annualIncome: number
  readonly birthDate: IsoDate
  /** Years of age; fractions count, and what lies outside the book's range is taken for its bound. */
  readonly claimingAge: number
  /** Today; its year gives the formula's figures. */
  readonly asOf: IsoDate
  readonly reading: SocialSecurityReading
  /** The specification's book unless given. */
  readonly ruleBook?: SocialSecurityRuleBook | undefined
}

/** Every figure on the way from an income to a benefit; money by the month, ages in years. */
export interface WorkedClaim {
  readonly book: SocialSecurityRuleBook
  readonly bendPoints: readonly [number, number]
  readonly annualCap: number
  readonly averageIndexedMonthlyEarnings: number
  /** What each tier of the earnings gives. */
  readonly tiers: readonly [number, number, number]
  readonly primaryInsuranceAmount: number
  readonly claimingAge: number
  readonly fullRetirementAge: number
  readonly yearsEarly: number
  readonly yearsLate: number
  readonly monthlyBenefit: number
}

/** The last row that has begun; the first one for whatever lies before it. */
function rowAt<Row>(rows: readonly Row[], hasBegun: (row: Row) => boolean): Row {
  const row = rows.findLast(hasBegun) ?? rows[0]
  if (row === undefined) throw new RangeError('ruleBook must have a row in each table')
  return row
}

function birthYear(birthDate: IsoDate, { newYearCountsAsYearBefore }: SocialSecurityRuleBook): number {
  const { year, month, day } = civilDayOf(birthDate)
  return newYearCountsAsYearBefore && month === 1 && day === 1 ? year - 1 : year
}

function figuresOf(asOf: IsoDate, { formulaYears, yearlyGrowth }: SocialSecurityRuleBook) {
  const { year } = civilDayOf(asOf)
  const row = rowAt(formulaYears, (candidate) => candidate.year <= year)
  const growth = (1 + yearlyGrowth) ** (year - row.year)
  const [first, second] = row.bendPoints
  return { bendPoints: [first * growth, second * growth] as const, annualCap: row.annualCap * growth }
}

/** What is left of one dollar after the years of claiming early. */
export function keptWhenEarly(yearsEarly: number, bands: readonly ReductionBand[]): number {
  let kept = 1
  let rest = yearsEarly
  for (const { years, yearlyRate } of bands) {
    kept -= yearlyRate * Math.min(rest, years)
    rest -= Math.min(rest, years)
  }
  return kept
}

function tiersOf(earnings: number, [first, second]: readonly [number, number], book: SocialSecurityRuleBook) {
  const [low, middle, high] = book.multipliers
  return [
    low * Math.min(earnings, first),
    middle * Math.max(0, Math.min(earnings, second) - first),
    high * Math.max(0, earnings - second),
  ] as const
}

/** One yearly amount from an income, with all that lies between. Throws as `estimateSocialSecurity` does. */
export function workOutClaim({ ruleBook: book = socialSecurity2017, ...claim }: SocialSecurityClaim): WorkedClaim {
  const { annualIncome, birthDate, reading } = claim
  if (!(annualIncome >= 0)) throw new RangeError('annualIncome must be 0 or more')
  if (Number.isNaN(claim.claimingAge)) throw new RangeError('claimingAge must be a number')
  const { bendPoints, annualCap } = figuresOf(claim.asOf, book)
  const earnings = Math.min(annualIncome, annualCap) / 12
  const tiers = tiersOf(earnings, bendPoints, book)
  const primaryInsuranceAmount = tiers[0] + tiers[1] + tiers[2]
  const born = birthYear(birthDate, book)
  const fullRetirementAge = rowAt(book.fullRetirementAges, ({ bornFrom }) => bornFrom <= born).months / 12
  const claimingAge = Math.min(book.maximumClaimingAge, Math.max(book.minimumClaimingAge, claim.claimingAge))
  const yearsEarly = Math.max(0, fullRetirementAge - claimingAge)
  const yearsLate = Math.max(0, claimingAge - fullRetirementAge)
  const { yearlyRate } = rowAt(book.lateCredits, ({ bornFrom }) => bornFrom <= born)
  const share = keptWhenEarly(yearsEarly, book.earlyReductions[reading]) + yearlyRate * yearsLate
  return {
    book,
    bendPoints,
    annualCap,
    averageIndexedMonthlyEarnings: earnings,
    tiers,
    primaryInsuranceAmount,
    claimingAge,
    fullRetirementAge,
    yearsEarly,
    yearsLate,
    monthlyBenefit: primaryInsuranceAmount * share,
  }
}
