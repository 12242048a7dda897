import { formatMoney } from './format-money.ts'

/**
 * A sentence around one amount, in parts, so that a screen can set the amount apart or hide it. The amount is in
 * dollars; null when the sentence has none (then `before` is the whole of it).
 */
export interface AmountSentence {
  readonly before: string
  readonly amount: number | null
  readonly after: string
}

/** The sentence as plain text. */
export const sentenceText = ({ before, amount, after }: AmountSentence): string =>
  before + (amount === null ? '' : formatMoney(amount)) + after
