import type { IsoDate } from '../calendar/iso-date.ts'
import type { FamilyStatus } from '../taxes/future-tax-rate.ts'

/** Fractions a year. A missing rate has its value in `retirementDefaults`. */
interface RetirementRates {
  /** Return before retirement. The household uses the primary person's. */
  readonly currentReturn?: number | undefined
  readonly annualIncomeIncreaseRate?: number | undefined
  /** Return in retirement. The household uses the primary person's. */
  readonly retirementReturn?: number | undefined
  /**
   * Share of retirement income that goes to tax; by default looked up by the expenses. The household uses the primary
   * person's.
   */
  readonly futureTaxRate?: number | undefined
  /** The state's flat rate, for rules that leave state tax out. The household uses the primary person's. */
  readonly stateTaxRate?: number | undefined
  /** The household uses the primary person's. */
  readonly inflation?: number | undefined
  /** Share of the own annual income that is saved. */
  readonly savings?: number | undefined
  /** The employer's contribution, also as a share of the annual income. */
  readonly employerMatch?: number | undefined
}

export interface RetirementPension {
  /** 62 when left out. */
  readonly pensionAge?: number | undefined
  /** Nominal dollars a year at the pension age, or today if that is past. */
  readonly income: number
  /** Yearly cost-of-living adjustment, a fraction. */
  readonly COLA?: number | undefined
  /** Share of the pension that the spouse still gets after the owner's death. */
  readonly survivorBenefit?: number | undefined
}

interface RetirementDetails {
  /** 62 when left out. */
  readonly age?: number | undefined
  /** When Social Security begins, 62 to 70 whole years; at `age` when left out. Until then the fund pays. */
  readonly claimingAge?: number | undefined
  /** The household's spending a year in today's dollars. The primary person's counts. */
  readonly expenses?: number | undefined
  /** Today's balance. The household has one fund, the sum of both members' funds. */
  readonly fund?: number | undefined
}

/** One member of a household, in the specification's names (RET-01 to RET-04). Ages are whole years, money is dollars. */
export interface RetirementMember {
  readonly age: number
  readonly dob: IsoDate
  readonly annualIncome: number
  /** Used when `rates` has none. */
  readonly annualIncomeIncreaseRate?: number | undefined
  /** 90 when left out. */
  readonly lifeExpectancy?: number | undefined
  /** Added to the fund in the year of retirement; nominal dollars. */
  readonly lumpSumRetirementIncome?: number | undefined
  /** A year, in today's dollars, from retirement on. */
  readonly otherAnnualRetirementIncome?: number | undefined
  /** Number of years for which the other income lasts. */
  readonly yearsForOtherAnnualRetirementIncome?: number | undefined
  /** A year, in today's dollars; above 0 it replaces the estimate. */
  readonly socialSecurityIncome?: number | undefined
  /** A month at full retirement age, from an earnings record; by rules that count one it replaces the income's estimate. */
  readonly recordedSocialSecurity?: number | undefined
  /** Nominal dollars a year that are added to the fund while working; not a share of the income. */
  readonly otherContributions?: number | undefined
  readonly rates?: RetirementRates | undefined
  readonly pension?: RetirementPension | null | undefined
  readonly retirement: RetirementDetails
}

/** The primary person of a plan. A spouse whose income is not included is left out. */
export interface RetirementPerson extends RetirementMember {
  readonly familyStatus: FamilyStatus
  readonly retirement: RetirementDetails & { readonly expenses: number }
  readonly spouse?: RetirementMember | null | undefined
}
