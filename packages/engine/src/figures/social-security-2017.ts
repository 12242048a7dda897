/** A number of years between claiming and full retirement age. The band next to full retirement age comes first. */
export interface ReductionBand {
  /** The length of the band in years; `Infinity` for the last. */
  readonly years: number
  /** Taken off for each year of it, as a fraction of the benefit at full retirement age. */
  readonly yearlyRate: number
}

/**
 * The specification has two early reductions: one for screens that preview while typing, one for saved plans. Source:
 * Q-SS-1.
 */
export type SocialSecurityReading = 'calculator' | 'plan'

/** Published figures, as the catalogs of the explanations name them. */
export type RulesName = 'rules2017' | 'official2026'

/** Every figure that a Social Security estimate needs. Money is in dollars of the year that it is listed with. */
export interface SocialSecurityRuleBook {
  readonly name: string
  /** Where the figures come from. */
  readonly source: string
  /** Their name in the catalogs of the explanations. */
  readonly rules: RulesName
  /** Years of age. An earlier claim counts as one at the minimum, a later one as one at the maximum. */
  readonly minimumClaimingAge: number
  readonly maximumClaimingAge: number
  /**
   * Months of age by year of birth, ascending. A row holds until the next one begins; the first also holds for earlier
   * years.
   */
  readonly fullRetirementAges: readonly { readonly bornFrom: number; readonly months: number }[]
  /** Whether a person born on 1 January counts as born in the year before. */
  readonly newYearCountsAsYearBefore: boolean
  /** Whether a benefit that is worked out from an earnings record replaces the one from a year's income. */
  readonly countsRecords: boolean
  /** The formula's figures by year, ascending: monthly bend points, and the largest yearly income that counts. */
  readonly formulaYears: readonly {
    readonly year: number
    readonly bendPoints: readonly [number, number]
    readonly annualCap: number
  }[]
  /** By which fraction these figures grow each year after the last row, and shrink before the first. */
  readonly yearlyGrowth: number
  /** For monthly earnings up to the first bend point, between the two, and above the second. */
  readonly multipliers: readonly [number, number, number]
  readonly earlyReductions: Readonly<Record<SocialSecurityReading, readonly ReductionBand[]>>
  /** Added for each year of waiting after full retirement age, by year of birth like `fullRetirementAges`. */
  readonly lateCredits: readonly { readonly bornFrom: number; readonly yearlyRate: number }[]
  readonly spousal: {
    /** A fraction of the partner's primary insurance amount. */
    readonly share: number
    readonly earlyReduction: readonly ReductionBand[]
    /** The larger of own benefit and share, or the own benefit increased up to the share. */
    readonly form: 'larger' | 'top-up'
  }
}

/** The reduction for each early year on screens that preview while typing. Source: CONST-09. */
const earlyReductionOfCalculator = 0.065

/** The reduction for each early year in saved plans. Source: CONST-10, Q-SS-1. */
const earlyReductionOfPlan = 0.067

/**
 * The rules of the specification, with 2017 as their base year. The default everywhere. Source: CONST-01 to CONST-12.
 */
export const socialSecurity2017: SocialSecurityRuleBook = {
  name: 'Evenkeel rules (2017 figures)',
  source: 'Social Security rules of 2017, simplified',
  rules: 'rules2017',
  minimumClaimingAge: 62,
  maximumClaimingAge: 70,
  fullRetirementAges: [
    { bornFrom: 0, months: 66 * 12 },
    { bornFrom: 1960, months: 67 * 12 },
  ],
  newYearCountsAsYearBefore: false,
  countsRecords: false,
  formulaYears: [{ year: 2017, bendPoints: [885, 5336], annualCap: 117_400 }],
  yearlyGrowth: 0.025,
  multipliers: [0.9, 0.32, 0.15],
  earlyReductions: {
    calculator: [{ years: Infinity, yearlyRate: earlyReductionOfCalculator }],
    plan: [{ years: Infinity, yearlyRate: earlyReductionOfPlan }],
  },
  lateCredits: [{ bornFrom: 0, yearlyRate: 0.07 }],
  spousal: { share: 0.5, earlyReduction: [], form: 'larger' },
}
