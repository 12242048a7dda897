import { type AmountSentence, sentenceText } from '../money/amount-sentence.ts'
import { toDollars, totalToCents } from '../money/cents.ts'
import type { CashFlowMonth } from './cash-flow-months.ts'

export type CashFlowDirection = 'less' | 'more' | 'same'

export interface CashFlowSentence extends AmountSentence {
  /** The whole sentence. */
  readonly text: string
  /** The difference, 0 or more, in cents. */
  readonly amountCents: number
  /** Whether less, more or as much was spent as was earned. */
  readonly direction: CashFlowDirection
  readonly which: 'lastMonth' | 'thisMonth'
}

type SentenceMonth = Pick<CashFlowMonth, 'year' | 'month' | 'totalIncomes' | 'totalExpenses' | 'transactionCount'>

const monthsSinceYearZero = ({ year, month }: SentenceMonth): number => year * 12 + month

const directionOf = (netCents: number): CashFlowDirection => {
  if (netCents === 0) return 'same'
  return netCents > 0 ? 'less' : 'more'
}

function sentenceParts(netCents: number, when: string): AmountSentence {
  const direction = directionOf(netCents)
  if (direction === 'same') return { before: `You spent as much as you earned ${when}.`, amount: null, after: '' }
  return {
    before: 'You spent ',
    amount: toDollars(Math.abs(netCents)),
    after: ` ${direction} than you earned ${when}.`,
  }
}

/**
 * The answer above the cash-flow chart, as in 'You spent $1,220.82 less than you earned last month.' (Q-CASH-2).
 *
 * Takes the months oldest first with the current one last. Speaks of last month; of this month when last month is
 * absent or has no transaction, since there is then nothing to say about it (CASH-06). null without any month.
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
    direction: directionOf(netCents),
    which: isLast ? 'lastMonth' : 'thisMonth',
  }
}
