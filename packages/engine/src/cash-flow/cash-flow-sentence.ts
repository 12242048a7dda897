import { toDollars, totalToCents } from '../money/cents.ts'
import type { CashFlowMonth } from './cash-flow-months.ts'

type CashFlowDirection = 'less' | 'more' | 'same'

export interface CashFlowSentence {
  /** The difference, 0 or more, in dollars. */
  readonly amount: number
  /** Whether the person spent less, more or as much as was earned. */
  readonly direction: CashFlowDirection
  readonly which: 'lastMonth' | 'thisMonth'
}

type SentenceMonth = Pick<CashFlowMonth, 'year' | 'month' | 'totalIncomes' | 'totalExpenses' | 'transactionCount'>

const monthsSinceYearZero = ({ year, month }: SentenceMonth): number => year * 12 + month

const toDirection = (netCents: number): CashFlowDirection => {
  if (netCents === 0) return 'same'
  return netCents > 0 ? 'less' : 'more'
}

/**
 * Returns what the sentence above the cash-flow chart says, such as 'You spent $1,220.82 less than you earned last
 * month.' (Q-CASH-2); its words are in the chart's catalog. Null without any month.
 *
 * Takes the months oldest first, the current one last. The sentence is about last month, or about this month if last
 * month is missing or has no transaction (CASH-06).
 */
export function cashFlowSentence(months: readonly SentenceMonth[]): CashFlowSentence | null {
  const current = months.at(-1)
  if (current === undefined) return null
  const last = months.find((month) => monthsSinceYearZero(month) === monthsSinceYearZero(current) - 1)
  const isLast = last !== undefined && last.transactionCount > 0
  const { totalIncomes, totalExpenses } = isLast ? last : current
  const netCents = totalToCents(totalIncomes) - totalToCents(totalExpenses)
  return {
    amount: toDollars(Math.abs(netCents)),
    direction: toDirection(netCents),
    which: isLast ? 'lastMonth' : 'thisMonth',
  }
}
