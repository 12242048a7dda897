import { type AmountSentence, sentenceText } from '../money/format-money.ts'
import { toDollars, totalToCents } from '../money/cents.ts'
import type { CashFlowMonth } from './cash-flow-months.ts'

export type CashFlowDirection = 'less' | 'more' | 'same'

export interface CashFlowSentence extends AmountSentence {
  readonly text: string
  /** The difference, 0 or more, in cents. */
  readonly amountCents: number
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

function sentenceParts(netCents: number, when: string): AmountSentence {
  const direction = toDirection(netCents)
  if (direction === 'same') return { before: `You spent as much as you earned ${when}.`, amount: null, after: '' }
  return {
    before: 'You spent ',
    amount: toDollars(Math.abs(netCents)),
    after: ` ${direction} than you earned ${when}.`,
  }
}

/**
 * Returns the sentence above the cash-flow chart, such as 'You spent $1,220.82 less than you earned last month.'
 * (Q-CASH-2). Null without any month.
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
  const parts = sentenceParts(netCents, isLast ? 'last month' : 'this month')
  return {
    ...parts,
    text: sentenceText(parts),
    amountCents: Math.abs(netCents),
    direction: toDirection(netCents),
    which: isLast ? 'lastMonth' : 'thisMonth',
  }
}
