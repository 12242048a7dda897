import { survivorExpenseShare } from '../figures/retirement-defaults.ts'
import type { Household, HouseholdMember } from './household.ts'

/** A year's incomes and needs, which do not depend on the fund's balance. Dollars of that year. */
export interface YearFlows {
  readonly contributions: number
  /** Added to the fund at the start of the year. */
  readonly lumpSums: number
  /** Expenses with their tax; this and every income is 0 before the primary person's retirement. */
  readonly need: number
  readonly socialSecurity: number
  readonly pensions: number
  readonly otherIncome: number
  /** The pay of a spouse who still works, minus the spouse's savings from it. */
  readonly spouseEarnings: number
}

/** Returns (1 + rate)^0, (1 + rate)^1, …, by multiplication alone, which is the same on every machine. */
function growth(rate: number, years: number): Float64Array {
  const powers = new Float64Array(years + 1)
  let power = 1
  for (let year = 0; year <= years; year++) {
    powers[year] = power
    power *= 1 + rate
  }
  return powers
}

const at = (values: Float64Array, year: number): number => values[year] ?? 0

/** A member with the growth factors of its incomes. */
interface Earner {
  readonly member: HouseholdMember
  readonly pay: Float64Array
  readonly cola: Float64Array
  /** The first year without the member. */
  readonly deathYear: number
}

/**
 * Returns the household's members as earners. From the horizon on, members who lived in the year before it count as
 * alive: how long a fund lasts after the last life expectancy is calculated as if no one died.
 */
function toEarners({ primary, spouse, limit, horizon }: Household): Earner[] {
  return (spouse === null ? [primary] : [primary, spouse]).map((member) => ({
    member,
    pay: growth(member.incomeIncrease, limit),
    cola: growth(member.pension.cola, limit),
    deathYear: member.deathYear >= horizon ? Number.POSITIVE_INFINITY : member.deathYear,
  }))
}

function contributionsIn(year: number, earners: readonly Earner[]): number {
  let sum = 0
  for (const { member, pay, deathYear } of earners) {
    if (year >= deathYear || year >= member.retirementYear) continue
    const rate = member.savings + member.employerMatch
    sum += member.annualIncome * at(pay, year) * rate + member.otherContributions
  }
  return sum
}

/** A lump sum of a past retirement is already in the fund. */
function lumpSumsIn(year: number, earners: readonly Earner[]): number {
  let sum = 0
  for (const { member, deathYear } of earners) {
    if (year < deathYear && year === member.retirementYear) sum += member.lumpSum
  }
  return sum
}

/** Returns today's dollars. A survivor keeps the larger of the two amounts of that year. */
function socialSecurityIn(year: number, earners: readonly Earner[], isWidowed: boolean): number {
  let sum = 0
  let largest = 0
  for (const { member } of earners) {
    if (year < member.claimingYear) continue
    sum += member.socialSecurity.finalAmount
    largest = Math.max(largest, member.socialSecurity.finalAmount)
  }
  return isWidowed ? largest : sum
}

/** A pension is paid to its owner for life, then to the spouse by the survivor's share. */
function pensionsIn(year: number, earners: readonly Earner[]): number {
  let sum = 0
  for (const { member, cola, deathYear } of earners) {
    const { pension } = member
    if (year < pension.year) continue
    sum += pension.income * at(cola, year - pension.year) * (year < deathYear ? 1 : pension.survivorShare)
  }
  return sum
}

/** Returns today's dollars, while the member lives. Years before today are used up. */
function otherIncomeIn(year: number, earners: readonly Earner[]): number {
  let sum = 0
  for (const { member, deathYear } of earners) {
    const yearsRetired = year - member.retirementYear
    const isPaid = yearsRetired >= 0 && yearsRetired < member.otherIncomeYears
    if (isPaid && year < deathYear) sum += member.otherIncome
  }
  return sum
}

/** Subtracts only the savings rate: `otherContributions` are separate dollars and no part of the pay. */
function spousePay(spouse: Earner | undefined, year: number): number {
  if (spouse === undefined || year >= spouse.deathYear || year >= spouse.member.retirementYear) return 0
  return spouse.member.annualIncome * at(spouse.pay, year) * (1 - spouse.member.savings)
}

/**
 * Returns the flows of a plan as a function of the year (0 up to the household's limit). The incomes of a member end
 * with the member's life; only Social Security and pensions have a rule for survivors. At least one member is always
 * alive, because from the horizon on no one dies.
 */
export function toYearFlows(household: Household): (year: number) => YearFlows {
  const { limit, retirementYear, expenses, futureTaxRate } = household
  const prices = growth(household.inflation, limit)
  const earners = toEarners(household)
  const firstDeath = Math.min(...earners.map(({ deathYear }) => deathYear))
  const needToday = expenses / (1 - futureTaxRate)
  return (year) => {
    const isRetired = year >= retirementYear
    const isWidowed = year >= firstDeath
    const price = at(prices, year)
    return {
      contributions: contributionsIn(year, earners),
      lumpSums: lumpSumsIn(year, earners),
      need: isRetired ? needToday * price * (isWidowed ? survivorExpenseShare : 1) : 0,
      socialSecurity: isRetired ? socialSecurityIn(year, earners, isWidowed) * price : 0,
      pensions: isRetired ? pensionsIn(year, earners) : 0,
      otherIncome: isRetired ? otherIncomeIn(year, earners) * price : 0,
      spouseEarnings: isRetired ? spousePay(earners[1], year) : 0,
    }
  }
}
