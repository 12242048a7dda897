import type { IsoDate } from '../calendar/iso-date.ts'
import type { FamilyStatus } from '../taxes/family-status.ts'

/** Fractions a year; what is left out takes its value of `retirementDefaults`. */
export interface RetirementRates {
  /** Return before retirement; the household's is the primary person's. */
  readonly currentReturn?: number | undefined
  readonly annualIncomeIncreaseRate?: number | undefined
  /** Return in retirement; the household's is the primary person's. */
  readonly retirementReturn?: number | undefined
  /** Share of retirement income that goes to tax; looked up by the expenses when left out. The primary person's counts. */
  readonly futureTaxRate?: number | undefined
  /** The primary person's counts. */
  readonly inflation?: number | undefined
  /** Share of the own annual income that is saved. */
  readonly savings?: number | undefined
  /** What the employer adds, as a share of the annual income too. */
  readonly employerMatch?: number | undefined
}

export interface RetirementPension {
  /** 62 when left out. */
  readonly pensionAge?: number | undefined
  /** Dollars a year at the pension age (or today, when that lies behind); nominal. */
  readonly income: number
  /** Yearly cost-of-living adjustment, a fraction. */
  readonly COLA?: number | undefined
  /** Share of it that the spouse goes on getting after the owner's death. */
  readonly survivorBenefit?: number | undefined
}

export interface RetirementDetails {
  /** 62 when left out. */
  readonly age?: number | undefined
  /** A year's spending of the household in today's dollars; the primary person's counts. */
  readonly expenses?: number | undefined
  /** Today's balance; a household has one fund, the sum. */
  readonly fund?: number | undefined
}

/** One member of a household, in the specification's names (section 3). Ages are whole years, money is dollars. */
export interface RetirementMember {
  readonly age: number
  readonly dob: IsoDate
  readonly annualIncome: number
  /** Used when `rates` has none. */
  readonly annualIncomeIncreaseRate?: number | undefined
  /** 90 when left out. */
  readonly lifeExpectancy?: number | undefined
  /** Joins the fund in the year of retirement; nominal. */
  readonly lumpSumRetirementIncome?: number | undefined
  /** A year, in today's dollars, from retirement on … */
  readonly otherAnnualRetirementIncome?: number | undefined
  /** … for so many years. */
  readonly yearsForOtherAnnualRetirementIncome?: number | undefined
  /** A year, in today's dollars; above 0 it replaces the estimate. */
  readonly socialSecurityIncome?: number | undefined
  /** Dollars a year into the fund while working, not a share of the income; nominal. */
  readonly otherContributions?: number | undefined
  readonly rates?: RetirementRates | undefined
  readonly pension?: RetirementPension | null | undefined
  readonly retirement: RetirementDetails
}

/** The primary person of a plan. A spouse whose income is not included is no `spouse` here at all. */
export interface RetirementPerson extends RetirementMember {
  readonly familyStatus: FamilyStatus
  readonly retirement: RetirementDetails & { readonly expenses: number }
  readonly spouse?: RetirementMember | null | undefined
}
