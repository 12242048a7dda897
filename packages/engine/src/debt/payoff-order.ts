import { type DebtId, DebtStrategy } from './debt-input.ts'

interface RankedDebt {
  readonly id: DebtId
  readonly balance: number
  readonly interestRate: number
}

const byId = (a: RankedDebt, b: RankedDebt): number => (a.id < b.id ? -1 : 1)

const highInterestFirst = (a: RankedDebt, b: RankedDebt): number =>
  b.interestRate - a.interestRate || a.balance - b.balance || byId(a, b)

const lowBalanceFirst =
  (interestThreshold: number) =>
  (a: RankedDebt, b: RankedDebt): number =>
    Number(b.interestRate >= interestThreshold) - Number(a.interestRate >= interestThreshold) ||
    a.balance - b.balance ||
    b.interestRate - a.interestRate ||
    byId(a, b)

/**
 * Returns a comparison of debts by their starting figures, for the order in which spare money goes to them.
 *
 * HIGH_INTEREST: the highest rate first, then the lower balance, then the smaller id. LOW_BALANCE: debts at or above
 * the threshold (percent a year) before all others; within each group the lowest balance, then the higher rate, then
 * the smaller id. Throws a RangeError for an unknown strategy. Source: DEBT-08, DEBT-09, Q-DEBT-5.
 */
export function payoffOrder(
  strategy: DebtStrategy,
  interestThreshold: number,
): (a: RankedDebt, b: RankedDebt) => number {
  switch (strategy) {
    case DebtStrategy.HIGH_INTEREST:
      return highInterestFirst
    case DebtStrategy.LOW_BALANCE:
      return lowBalanceFirst(interestThreshold)
    default:
      throw new RangeError('strategy must be a DebtStrategy')
  }
}
