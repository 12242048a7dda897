import { inputLimits, inputPatterns } from '@evenkeel/engine'
import { fieldMessages } from '../field/field-messages.ts'

/** A text of letters, judged by its pattern; a password only by whether there is one. */
export interface TextRule {
  type: 'password' | 'alphanumeric' | 'alphabetical' | 'alphanumericAmpersand' | 'email'
  required?: boolean | undefined
}

/** What is wrong with a text, or undefined. An empty one is wrong only where it is required; nothing is trimmed off a password. */
export function textFault({ type, required = false }: TextRule, value: string): string | undefined {
  const isEmpty = type === 'password' ? value === '' : value.trim() === ''
  if (isEmpty) return required ? fieldMessages.required : undefined
  switch (type) {
    case 'password':
      return undefined
    case 'alphabetical':
      return inputPatterns.alphabetical.test(value) ? undefined : fieldMessages.alphabetical
    case 'email':
      return inputPatterns.email.test(value) && value.length <= inputLimits.maxLength ? undefined : fieldMessages.email
    default:
      return inputPatterns[type].test(value) ? undefined : fieldMessages.alphanumeric
  }
}
