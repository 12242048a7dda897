/** Life insurance for a person and a partner (Q-LEGACY-1, Q-LEGACY-2). Amounts in dollars, rates a year. */
export const lifeInsuranceFigures = {
  /** The share of an income that a family goes on living from. */
  incomeShare: 0.7,
  /** What the insurance sum earns above inflation while it is drawn down. */
  realReturn: 0.02,
  /** A family's income is replaced until the youngest child is this old … */
  childSupportAge: 22,
  /** … but for no fewer years than this while there is a child, */
  minimumYearsWithChild: 5,
  /** and for this many years when there is a partner and no child. */
  yearsWithPartnerOnly: 10,
  finalExpenses: 15_000,
  amountPerChild: 50_000,
  /** Below this age a child counts for the amount per child and for a guardian. */
  adultAge: 18,
  /** Insurance is sold in round sums: the need is rounded up to a multiple of this. */
  roundingStep: 10_000,
  /** A partner's unpaid work is worth at least this a year while a child is under age. */
  minimumPartnerBase: 25_000,
  /** Debts and the amount per child rest on two pairs of shoulders. */
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
