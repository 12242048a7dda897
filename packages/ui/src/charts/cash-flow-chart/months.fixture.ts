import type { CashFlowMonth } from './cash-flow-month.ts'

const month = (number: number, totalIncomes: number, totalExpenses: number): CashFlowMonth => ({
  year: 2026,
  month: number,
  totalIncomes,
  totalExpenses,
  transactionCount: 40 + number,
})

/** Six full months and a November that is not over, for stories and tests. */
export const sampleMonths: readonly CashFlowMonth[] = [
  month(5, 4862.74, 3925.7),
  month(6, 4862.74, 3660.9),
  month(7, 4862.74, 5208.6),
  month(8, 4862.74, 3815.2),
  month(9, 6400, 3950.3),
  month(10, 4862.74, 3641.92),
  month(11, 2405.37, 2846.17),
]

/** Unusual months: none, more taken back than earned, almost nothing, more refunded than spent. */
export const oddMonths: readonly CashFlowMonth[] = [
  month(7, 0, 0),
  month(8, -120, 900),
  month(9, 3, 1200),
  month(10, 1800, -45.5),
  month(11, 0, 12),
]
