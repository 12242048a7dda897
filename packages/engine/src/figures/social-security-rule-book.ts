/** A stretch of the years between claiming and full retirement age, nearest to full retirement age first. */
export interface ReductionBand {
  /** How many years the stretch is long; `Infinity` for the rest. */
  readonly years: number
  /** Taken off for each year of it, as a fraction of the benefit at full retirement age. */
  readonly yearlyRate: number
}

/** Which of the specification's two early reductions: screens that preview while typing, or saved plans (Q-SS-1). */
export type SocialSecurityReading = 'calculator' | 'plan'

/** Every figure that a Social Security estimate needs. All money in the dollars of the year named beside it. */
export interface SocialSecurityRuleBook {
  readonly name: string
  /** Where the figures come from, in the words of a reference. */
  readonly source: string
  /** Years of age; a claim before or after is taken for one at the bound. */
  readonly minimumClaimingAge: number
  readonly maximumClaimingAge: number
  /** Months of age by year of birth, ascending; a row holds until the next one begins. The first holds for all before. */
  readonly fullRetirementAges: readonly { readonly bornFrom: number; readonly months: number }[]
  /** Whether who is born on the first of January counts as born in the year before. */
  readonly newYearCountsAsYearBefore: boolean
  /** The formula's figures by year, ascending: monthly bend points and the yearly income that counts at most. */
  readonly formulaYears: readonly {
    readonly year: number
    readonly bendPoints: readonly [number, number]
    readonly annualCap: number
  }[]
  /** By how much these grow in each year after the last row (and shrink before the first), as a fraction. */
  readonly yearlyGrowth: number
  /** Of monthly earnings up to the first bend point, between the two, and above. */
  readonly multipliers: readonly [number, number, number]
  readonly earlyReductions: Readonly<Record<SocialSecurityReading, readonly ReductionBand[]>>
  /** Added for each year of waiting after full retirement age, by year of birth like `fullRetirementAges`. */
  readonly lateCredits: readonly { readonly bornFrom: number; readonly yearlyRate: number }[]
  readonly spousal: {
    /** Of the other's primary insurance amount. */
    readonly share: number
    readonly earlyReduction: readonly ReductionBand[]
    /** The larger of own benefit and share, or the own benefit topped up to the share. */
    readonly form: 'larger' | 'top-up'
  }
}
