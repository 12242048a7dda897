import { type AmountSentence, sentenceText } from '../money/amount-sentence.ts'

/** The insight line in parts. Takes dollars; what refunds outweigh was not spent, so it reads $0.00 (Q-BUD-3). */
export const budgetInsightParts = (lastMonthSpent: number): AmountSentence => ({
  before: 'Last month, you spent ',
  amount: Math.max(0, lastMonthSpent),
  after: ' in this category.',
})

/** 'Last month, you spent {amount} in this category.' (specification section 2). Takes dollars. */
export const budgetInsight = (lastMonthSpent: number): string => sentenceText(budgetInsightParts(lastMonthSpent))
