/** Which debt gets the rest of a month's payment after the minimum payments. Source: DEBT-06, DEBT-07. */
export const DebtStrategy = { HIGH_INTEREST: 1, LOW_BALANCE: 2 } as const
export type DebtStrategy = (typeof DebtStrategy)[keyof typeof DebtStrategy]

/**
 * The names that a person chooses from (DEBT-06, DEBT-07). The keys are plain numbers, so that a bundler can drop the
 * names if nothing uses them.
 */
export const debtStrategyNames: Readonly<Record<DebtStrategy, string>> = {
  1: 'High interest first',
  2: 'Lowest balance first',
}

/** Fifty years. A plan with a debt that takes longer is invalid. Source: CONST-19. */
export const maxDebtMonths = 600

/** Dollars a month. The estimate of what a person pays is at least this. Source: CONST-21, Q-DEBT-2. */
export const minimumPaymentEstimate = 25

/** Percent a year from which a debt has high interest; the person can change it. Source: Q-DEBT-3. */
export const defaultInterestThreshold = 8

/** Percent a year, inclusive: the thresholds that the person can choose. Source: Q-DEBT-3. */
export const interestThresholdLimits = { min: 0, max: 50 } as const

export type DebtId = number | string

export interface Debt<Id extends DebtId = number> {
  readonly id: Id
  readonly name: string
  /** Dollars owed, above 0, at most two decimals. */
  readonly balance: number
  /** Percent a year, 0 or more: 6.5 is 6.5 %. */
  readonly interestRate: number
  /** Dollars a month, 0 or more, at most two decimals. */
  readonly minimumPayment: number
}

/** A payment that is made once, after the payment of its month, to the debts in the strategy's order. */
export interface OneOffPayment {
  /** 1 is the month of the first payment. */
  readonly month: number
  /** Dollars, above 0, at most two decimals. */
  readonly amount: number
}

/** How many payments a plan can have in addition to its monthly one. */
export const maxOneOffs = 20

export interface DebtPayoffInput<Id extends DebtId = number> {
  /** No two have the same id. */
  readonly debts: readonly Debt<Id>[]
  /** Dollars a month for all debts together, 0 or more, at most two decimals. */
  readonly monthlyPayment: number
  readonly strategy: DebtStrategy
  /** Percent a year, 0 or more; 8 by default. Only LOW_BALANCE uses it. */
  readonly interestThreshold?: number
  /** At most 20. */
  readonly oneOffs?: readonly OneOffPayment[] | undefined
}

/**
 * Why there is no plan: the first of these that applies, in this order (DEBT-13 to DEBT-15). `missingDebtTerms` finds
 * MISSING_TERMS in the accounts, before they are converted to debts.
 */
export type DebtPayoffFault = 'MISSING_TERMS' | 'NO_DEBTS' | 'PAYMENT_BELOW_MINIMUMS' | 'OVER_FIFTY_YEARS'
