import { inputLimits, inputPatterns } from '@evenkeel/engine'
import { fieldMessages } from '../field/field-messages.ts'

export type TextPattern = 'alphanumeric' | 'alphabetical' | 'alphanumericAmpersand' | 'email'

const messages: Readonly<Record<TextPattern, string>> = {
  alphanumeric: fieldMessages.alphanumeric,
  alphanumericAmpersand: fieldMessages.alphanumeric,
  alphabetical: fieldMessages.alphabetical,
  email: fieldMessages.email,
}

/** Returns what is wrong with the letters of a text, or undefined. */
export function textFault(pattern: TextPattern, text: string): string | undefined {
  const isTooLong = pattern === 'email' && text.length > inputLimits.maxLength
  return inputPatterns[pattern].test(text) && !isTooLong ? undefined : messages[pattern]
}
