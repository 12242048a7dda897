/** Life insurance for a person and a partner (Q-LEGACY-1, Q-LEGACY-2). Amounts in dollars, rates a year. */
export const lifeInsuranceFigures = {
  /** The share of an income that a family needs to live. */
  incomeShare: 0.7,
  /** The return of the insurance sum above inflation while the family spends it. */
  realReturn: 0.02,
  /** The income is replaced until the youngest child has this age, … */
  childSupportAge: 22,
  /** … but for at least this many years if there is a child, … */
  minimumYearsWithChild: 5,
  /** … and for this many years if there is a partner and no child. */
  yearsWithPartnerOnly: 10,
  finalExpenses: 15_000,
  amountPerChild: 50_000,
  /** A child below this age counts for the amount per child and needs a guardian. */
  adultAge: 18,
  /** The need is rounded up to a multiple of this, because insurance is sold in round sums. */
  roundingStep: 10_000,
  /** A partner's unpaid work is worth at least this a year while a child is under 18. */
  minimumPartnerBase: 25_000,
  /** Each of two partners carries this share of the debts and of the amount per child. */
  partnerShare: 0.5,
} as const

/** Disability insurance (Q-LEGACY-3). */
export const disabilityFigures = {
  incomeShare: 0.6,
  /** Dollars a month; insurers pay no more. */
  maximumMonthlyBenefit: 15_000,
  /** Months before a policy pays. */
  defaultWaitingMonths: 3,
} as const
