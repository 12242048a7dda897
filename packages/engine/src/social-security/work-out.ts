import { toCivilDay, type IsoDate } from '../calendar/iso-date.ts'
import {
  socialSecurity2017,
  type ReductionBand,
  type SocialSecurityReading,
  type SocialSecurityRuleBook,
} from '../figures/social-security-2017.ts'
import { monthlyBenefitOf } from './monthly-benefit.ts'

/** The claim of one person, with the rules to use. */
export interface SocialSecurityClaim {
  /** Dollars a year in today's value; used as the average of the working life. */
  readonly annualIncome: number
  readonly birthDate: IsoDate
  /** Years of age, fractions allowed. An age outside the rule book's range counts as its bound. */
  readonly claimingAge: number
  /** Today. Its year selects the formula's figures. */
  readonly asOf: IsoDate
  readonly reading: SocialSecurityReading
  /** The specification's rule book by default. */
  readonly ruleBook?: SocialSecurityRuleBook | undefined
  /** Dollars a month at full retirement age, from an earnings record; for rules that count one. */
  readonly recordedAmount?: number | undefined
}

/** Every intermediate figure from an income to a benefit. Money per month, ages in years. */
export interface WorkedClaim {
  readonly book: SocialSecurityRuleBook
  readonly bendPoints: readonly [number, number]
  readonly annualCap: number
  readonly averageIndexedMonthlyEarnings: number
  /** The benefit from each tier of the earnings. */
  readonly tiers: readonly [number, number, number]
  readonly primaryInsuranceAmount: number
  readonly claimingAge: number
  readonly fullRetirementAge: number
  readonly yearsEarly: number
  readonly yearsLate: number
  readonly monthlyBenefit: number
  /** Whether the amount comes from an earnings record, and not from the tiers. */
  readonly isRecorded: boolean
}

/** Returns the last row that has begun; the first row if none has. */
function rowAt<Row>(rows: readonly Row[], hasBegun: (row: Row) => boolean): Row {
  const row = rows.findLast(hasBegun) ?? rows[0]
  if (row === undefined) throw new RangeError('ruleBook must have a row in each table')
  return row
}

function birthYear(birthDate: IsoDate, { newYearCountsAsYearBefore }: SocialSecurityRuleBook): number {
  const { year, month, day } = toCivilDay(birthDate)
  return newYearCountsAsYearBefore && month === 1 && day === 1 ? year - 1 : year
}

function findFigures(asOf: IsoDate, { formulaYears, yearlyGrowth }: SocialSecurityRuleBook) {
  const { year } = toCivilDay(asOf)
  const row = rowAt(formulaYears, (candidate) => candidate.year <= year)
  const growth = (1 + yearlyGrowth) ** (year - row.year)
  const [first, second] = row.bendPoints
  return { bendPoints: [first * growth, second * growth] as const, annualCap: row.annualCap * growth }
}

/** Returns the part of a dollar that is left after a number of years of claiming early. */
export function keptWhenEarly(yearsEarly: number, bands: readonly ReductionBand[]): number {
  let kept = 1
  let rest = yearsEarly
  for (const { years, yearlyRate } of bands) {
    kept -= yearlyRate * Math.min(rest, years)
    rest -= Math.min(rest, years)
  }
  return kept
}

function splitTiers(earnings: number, [first, second]: readonly [number, number], book: SocialSecurityRuleBook) {
  const [low, middle, high] = book.multipliers
  return [
    low * Math.min(earnings, first),
    middle * Math.max(0, Math.min(earnings, second) - first),
    high * Math.max(0, earnings - second),
  ] as const
}

/** Calculates a claim with all intermediate figures. Throws like `estimateSocialSecurity`. */
export function workOutClaim({ ruleBook: book = socialSecurity2017, ...claim }: SocialSecurityClaim): WorkedClaim {
  const { annualIncome, birthDate, reading } = claim
  if (!(annualIncome >= 0)) throw new RangeError('annualIncome must be 0 or more')
  if (Number.isNaN(claim.claimingAge)) throw new RangeError('claimingAge must be a number')
  const { bendPoints, annualCap } = findFigures(claim.asOf, book)
  const earnings = Math.min(annualIncome, annualCap) / 12
  const tiers = splitTiers(earnings, bendPoints, book)
  const recorded = book.countsRecords ? claim.recordedAmount : undefined
  const primaryInsuranceAmount = recorded ?? tiers[0] + tiers[1] + tiers[2]
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
    monthlyBenefit:
      recorded === undefined ? primaryInsuranceAmount * share : monthlyBenefitOf(recorded, born, claimingAge),
    isRecorded: recorded !== undefined,
  }
}
