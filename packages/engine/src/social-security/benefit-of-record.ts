import { addDays, type IsoDate, toCivilDay } from '../calendar/iso-date.ts'
import {
  averageWageIndexCents,
  bendPointsOf1979,
  contributionBases,
  costOfLivingIncreases,
  firstIncreaseYear,
  firstIndexedYear,
} from '../figures/wage-index.ts'
import type { EarningsYear } from './earnings-record.ts'
import { downToDime, monthlyBenefitOf } from './monthly-benefit.ts'

export interface RecordedClaim {
  readonly birthDate: IsoDate
  readonly asOf: IsoDate
  readonly years: readonly EarningsYear[]
  /** Dollars a year today, for the years still to come; 0 without work. */
  readonly annualIncome: number
  /** Whole years of age. Work ends with the year before it. */
  readonly retirementAge: number
  /** Years of age, 62 to 70; a fraction counts whole months. */
  readonly claimingAge: number
}

/** Every figure from a record to a benefit, rounded as the agency rounds. Dollars. */
export interface RecordedBenefit {
  /** Average indexed monthly earnings, down to the dollar. */
  readonly averageIndexedMonthlyEarnings: number
  /** A month at full retirement age, with the increases up to today; down to the dime. */
  readonly primaryInsuranceAmount: number
  /** What is paid a month, down to the dollar. */
  readonly monthlyBenefit: number
}

const countedYears = 35
const eligibleAge = 62
const lastIndexYear = firstIndexedYear + averageWageIndexCents.length - 1

const indexOf = (year: number): number => averageWageIndexCents[year - firstIndexedYear] ?? 0
const baseOf = (year: number): number =>
  contributionBases[Math.min(year - firstIndexedYear, contributionBases.length - 1)] ?? 0

/** A person reaches an age on the day before the birthday, so who is born on the 1st counts as born the day before. */
const legalBirth = (birthDate: IsoDate) => toCivilDay(addDays(birthDate, -1))

/** Returns earnings in the wages of the index year, in cents. That year and later ones stay as they are. */
export function indexedCents({ year, cents }: EarningsYear, indexYear: number): number {
  const counted = Math.min(cents, baseOf(year) * 100)
  return year >= indexYear ? counted : Math.round((counted * indexOf(indexYear)) / indexOf(year))
}

/** Adds the years that are still to come, at today's income. */
function withComingYears({ years, asOf, annualIncome, retirementAge, birthDate }: RecordedClaim): EarningsYear[] {
  const recorded = new Map(years.map(({ year, cents }) => [year, cents]))
  const lastRecorded = Math.max(...recorded.keys(), 0)
  const thisYear = toCivilDay(asOf).year
  const lastOfWork = legalBirth(birthDate).year + retirementAge - 1
  // A statement lags by a year or two: the years after its last one count as work, too.
  const first = lastRecorded >= thisYear - 2 ? lastRecorded + 1 : thisYear
  for (let year = first; year <= lastOfWork; year++) recorded.set(year, Math.round(annualIncome * 100))
  return [...recorded].map(([year, cents]) => ({ year, cents }))
}

/** Returns the average indexed monthly earnings in whole dollars: the 35 highest years ÷ 420 months, rounded down. */
export function averageEarnings(claim: RecordedClaim): number {
  const indexYear = Math.min(legalBirth(claim.birthDate).year + eligibleAge - 2, lastIndexYear)
  const highest = withComingYears(claim)
    .filter(({ year }) => year >= firstIndexedYear)
    .map((earned) => indexedCents(earned, indexYear))
    .toSorted((a, b) => b - a)
    .slice(0, countedYears)
  return Math.floor(highest.reduce((sum, cents) => sum + cents, 0) / (countedYears * 12) / 100)
}

/** Returns the bend points of an eligibility year, in whole dollars, from the wages two years before. */
export function bendPointsIn(year: number): readonly [number, number] {
  const { first, second, indexYear } = bendPointsOf1979
  const share = indexOf(Math.min(year - 2, lastIndexYear)) / indexOf(indexYear)
  return [Math.round(first * share), Math.round(second * share)]
}

/**
 * Returns the primary insurance amount in dollars: 90, 32 and 15 % of the average earnings between the bend points of the
 * eligibility year, rounded down to the dime, and again after each later cost-of-living increase up to `asOfYear`.
 *
 * Worked example: 3,887 and eligible in 2004: 0.9 × 612 + 0.32 × 3,077 + 0.15 × 198 = 1,565.14, so 1,565.10; with 2.7,
 * 4.1, 3.3 and 2.3 % it is 1,607.30, 1,673.10, 1,728.30 and 1,768.00.
 */
export function primaryInsuranceAmount(averageDollars: number, eligibilityYear: number, asOfYear: number): number {
  const [first, second] = bendPointsIn(Math.min(eligibilityYear, asOfYear))
  // Whole dollars times whole percents are whole cents.
  const cents =
    90 * Math.min(averageDollars, first) +
    32 * Math.max(0, Math.min(averageDollars, second) - first) +
    15 * Math.max(0, averageDollars - second)
  let amount = downToDime(cents)
  for (let year = eligibilityYear; year < asOfYear; year++)
    amount = downToDime((amount * (1000 + (costOfLivingIncreases[year - firstIncreaseYear] ?? 0))) / 1000)
  return amount / 100
}

/**
 * Returns the benefit of an earnings record by the agency's own sums and rounding. Source: 20 CFR 404.211, 404.212,
 * 404.313, 404.410.
 *
 * Worked example: the highest earnings that count from 22 on, born on 1/2/1963, eligible in 2025: 13,689 of average
 * earnings, 4,020.90 a month at full retirement age.
 */
export function benefitOfRecord(claim: RecordedClaim): RecordedBenefit {
  const { year: birthYear } = legalBirth(claim.birthDate)
  const asOfYear = toCivilDay(claim.asOf).year
  const average = averageEarnings(claim)
  const primary = primaryInsuranceAmount(average, birthYear + eligibleAge, asOfYear)
  return {
    averageIndexedMonthlyEarnings: average,
    primaryInsuranceAmount: primary,
    monthlyBenefit: monthlyBenefitOf(primary, birthYear, claim.claimingAge),
  }
}
