import type { DebtStrategy } from './debt-strategy.ts'

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

export interface DebtPayoffInput<Id extends DebtId = number> {
  /** Each id once. */
  readonly debts: readonly Debt<Id>[]
  /** Dollars a month for all debts together, 0 or more, at most two decimals. */
  readonly monthlyPayment: number
  readonly strategy: DebtStrategy
  /** Percent a year, 0 or more; 8 without it. Only LOW_BALANCE asks for it. */
  readonly interestThreshold?: number
}

/** Why there is no plan (specification section 5); the first that holds, in this order. */
export type DebtPayoffFault = 'NO_DEBTS' | 'PAYMENT_BELOW_MINIMUMS' | 'OVER_FIFTY_YEARS'
