import type { Transaction } from '@evenkeel/api-client/contract/transactions'
import { normalizeDescription, readablePayee, textWords } from '@evenkeel/engine'

/**
 * Returns the words of a bank's text that a rule for rows like it looks at: the payee's, if the bank wrote them so, else
 * the text without numbers and dates.
 */
export function ruleTextOf({ fullDescription }: Pick<Transaction, 'fullDescription'>): string {
  const payee = textWords(readablePayee(fullDescription)).join(' ')
  const whole = textWords(fullDescription).join(' ')
  if (payee !== '' && whole.includes(payee)) return payee
  return textWords(normalizeDescription(fullDescription)).slice(0, 3).join(' ')
}
